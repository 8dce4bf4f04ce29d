#pragma once

#include "kernel/match.h"
#include "session/match_record.h"
#include "wire/lan_messages.h"

namespace tablewood::lan {

/// Somebody who was admitted, with what the table alone knows of them.
struct Member
{
    LobbyGuest shown;
    /// SHA-256 of what lets the guest back in; the token itself is the guest's. All zero for the host's own
    /// window.
    Digest token{};
    /// The certificate that the token belongs to.
    Digest certificate{};
    /// Which of all who went away it was; who is away longest has the least.
    std::uint32_t left = 0;
    friend bool operator==(const Member&, const Member&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("shown", self.shown);
        visit("token", self.token);
        visit("certificate", self.certificate);
        visit("left", self.left);
    }
};

/// Somebody whom the host sent away for good, as far as they can be known again.
struct SentAway
{
    /// Zero for who showed none.
    Digest certificate{};
    /// Where they came from last; empty if that is not known.
    std::string address;
    friend bool operator==(const SentAway&, const SentAway&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("certificate", self.certificate);
        visit("address", self.address);
    }
};

/// The name of the bot on a seat that nobody holds: another than that of everybody at the table.
std::string botName(const LobbyView& lobby, Seat seat);

/// All that a host keeps of a token.
Digest tokenDigest(const Token& token);

/// The people at a hosted table and their places: what the host decides and what guests choose, as a plain
/// value. Every command does what it says, or changes nothing and returns why.
class Lobby
{
public:
    Lobby() = default;
    Lobby(const TableId& id, const std::string& table, std::string game, int seats,
          std::map<std::string, std::string> options);

    const TableId& id() const { return m_id; }
    /// All that guests are told.
    LobbyView view() const;
    Stage stage() const { return m_shown.stage; }
    int seats() const { return static_cast<int>(m_shown.bots.size()); }
    const std::vector<Member>& members() const { return m_members; }

    /// A guest by its id; nothing if there is none.
    const LobbyGuest* find(GuestId guest) const;
    /// The guest that a token belongs to; nobody if it was given to another certificate.
    GuestId owner(const Token& token, const Digest& certificate) const;
    /// A guest of the host's own program that is away now: the host's own window, else one that is shown by
    /// this name, else one by this name and a number; nobody if there is none.
    GuestId awayLocal(const std::string& name) const;
    /// The guest that holds a seat, also while away or while a bot stands in.
    const LobbyGuest* holder(Seat seat) const;
    /// The kind of bot that plays on a seat, empty if none does.
    const std::string& bot(Seat seat) const { return m_shown.bots[static_cast<std::size_t>(seat.index)]; }
    /// A name as it is shown at this table: another than that of everybody else who is there.
    std::string nameFor(const std::string& name, GuestId guest = 0) const;
    /// Whether somebody of this certificate, or from this address, was sent away for good. Who makes a new
    /// certificate at another address is not known again, and who shows none is known by the address alone.
    bool wasSentAway(const Digest& certificate, const std::string& address) const;
    /// Viewers whose views a guest gets, its own first.
    std::vector<Viewer> viewersOf(GuestId guest) const;
    /// The seats whose person is away and which neither a bot nor a partner plays.
    Seats awaySeats() const;
    /// The seats that have neither a person, here or away, nor a bot.
    Seats emptySeats() const;
    /// Why the match cannot begin yet.
    std::optional<Text> whyNotStart() const;
    /// For the record of the match.
    std::vector<Player> players() const;

    // ---- What the host does
    // ---------------------------------------------------------------------------------
    /// Admits somebody, also who was sent away before. `token` is SHA-256 of theirs.
    GuestId admit(Persona persona, Watch wants, const Digest& token, const Digest& certificate);
    /// Makes a guest one of another program, whom this token lets back in, or of the host's own with an empty
    /// one.
    void entrust(GuestId guest, const Digest& token, const Digest& certificate);
    /// Says which guest is the host's own window.
    void setHost(GuestId guest) { m_shown.host = guest; }
    /// Says that a guest's laptop has the whole match.
    void setKnowsAll(GuestId guest);
    /// Forgets whoever is away longest and has no seat where the table is full; false if nobody can go.
    bool makeRoom();
    std::optional<Text> assign(GuestId guest, Seat seat);
    std::optional<Text> swap(Seat one, Seat other);
    /// Frees a seat that somebody holds, who stays as a guest without one.
    std::optional<Text> free(Seat seat);
    std::optional<Text> addBot(Seat seat, const std::string& kind);
    /// A bot for somebody who is away, which leaves when they are back.
    std::optional<Text> standIn(Seat seat, const std::string& kind);
    std::optional<Text> removeBot(Seat seat);
    /// Lets a guest that is at the table play a seat besides its own, where that person is away and
    /// nobody plays yet. It ends when that person is back, when the guest goes or has its own seat no longer,
    /// and when the seat is given to somebody.
    std::optional<Text> lend(GuestId guest, Seat seat);
    std::optional<Text> takeBack(Seat seat);
    std::optional<Text> remove(GuestId guest);
    /// Removes a guest and remembers it as one that was sent away from this address, if anything of it is
    /// known.
    std::optional<Text> sendAway(GuestId guest, const std::string& address);
    void openSpectatorPlaces(bool isOpen);
    std::optional<Text> makeSharedScreen(GuestId guest);
    void setWhenAway(WhenAway whenAway, std::uint32_t seconds);
    /// Lets a night wait, or go on.
    void halt(bool isHalted) { m_shown.isHalted = isHalted; }
    void setStage(Stage stage);
    /// For each seat who may play it while its person is away, once there is a match.
    void setPartners(std::vector<Seats> partners) { m_shown.partners = std::move(partners); }

    // ---- What guests do
    // -------------------------------------------------------------------------------------
    /// Takes a free seat before the match, or its own back from a bot. The seat it has anyway stays as it is.
    std::optional<Text> sit(GuestId guest, Seat seat);
    std::optional<Text> stand(GuestId guest);
    std::optional<Text> look(GuestId guest, Watch watch);
    std::optional<Text> rename(GuestId guest, Persona persona);
    std::optional<Text> setReady(GuestId guest, bool isReady);
    /// Asks the person of a seat to trade places before the match, or no longer. Once both ask each other,
    /// they have. To who asks for the guest's seat it says yes or no.
    std::optional<Text> trade(GuestId guest, Seat seat, bool isOn);
    /// Takes a value of an option that each seat of the game has its own of, for the seat that the guest
    /// holds, as long as guests gather and a match can be dealt with it. It stays with the seat, whoever sits
    /// there later. `type` is the table's game.
    std::optional<Text> choose(GuestId guest, const GameType& type, const Choose& choice);
    /// Takes a value of an option of the whole table, under the same conditions. Guests were ready for
    /// another match: they say so anew.
    std::optional<Text> chooseForAll(const GameType& type, const Choose& choice);

    /// The guest is back: a bot that stood in leaves, one that the host chose stays.
    void setHere(GuestId guest);
    /// The guest's connection is gone; its seat is held.
    void setAway(GuestId guest);

    friend bool operator==(const Lobby&, const Lobby&) = default;
    static void describe(auto& self, auto& visit)
    {
        visit("id", self.m_id);
        visit("shown", self.m_shown);
        visit("members", self.m_members);
        visit("lastGuest", self.m_lastGuest);
        visit("standIns", self.m_standIns);
        visit("lastLeft", self.m_lastLeft);
        visit("sentAway", self.m_sentAway);
    }
    /// Throws InputError for one that was read from a file and cannot be.
    void check() const;

private:
    static bool isBot(const std::string& kind);
    LobbyGuest* own(GuestId guest);
    std::string& chair(Seat seat) { return m_shown.bots[static_cast<std::size_t>(seat.index)]; }
    /// Why nobody can be given that seat now, or this one no seat at all.
    std::optional<Text> take(const GameType& type, const std::string& key, const std::string& value);
    std::optional<Text> whyNotSeated(const LobbyGuest* guest, Seat seat) const;
    /// Nobody can take or leave a seat: the match is dealt to these, or handed over.
    bool isFixed() const { return m_shown.stage == Stage::dealing || m_shown.stage == Stage::moving; }
    /// Whether the guest has a seat that it plays itself now.
    bool isPlaying(const LobbyGuest& guest) const
    {
        return guest.isHere && guest.seat.isPlayer() && bot(guest.seat).empty();
    }
    /// Ends what partners play, and what people ask of one another, where that is over.
    void endLoans();
    void endTrades();
    /// These seats are other people's now: nobody asks for them any more, nor do those who have them.
    void forgetTrades(Seats seats);
    bool isSeat(Seat seat) const { return seat.isPlayer() && seat.index < seats(); }

    TableId m_id{};
    /// Without the guests, who are in `m_members`.
    LobbyView m_shown;
    std::vector<Member> m_members;
    GuestId m_lastGuest = 0;
    /// Where a bot plays until somebody is back.
    Seats m_standIns;
    std::uint32_t m_lastLeft = 0;
    /// The last one sent away stands last.
    std::vector<SentAway> m_sentAway;
};

} // namespace tablewood::lan
