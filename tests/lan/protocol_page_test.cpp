#include "content/packs.h"
#include "kernel/hash.h"
#include "lan/channel/cloak.h"
#include "lan/channel/limits.h"
#include "lan/channel/pace.h"
#include "lan/deal/fair_deal.h"
#include "lan/host/hosting.h"
#include "session/table.h"
#include "storage/library.h"
#include "storage/record_limits.h"
#include "wire/delta.h"
#include "wire/frame.h"
#include "wire/lan_messages.h"
#include "wire/word_limits.h"

#include <QFile>
#include <cxxabi.h>
#include <doctest/doctest.h>

#include <memory>
#include <set>
#include <typeinfo>

using namespace tablewood;
using namespace tablewood::lan;

namespace {

/// "Place" for tablewood::Place.
template <class T>
std::string shortName()
{
    const std::unique_ptr<char, decltype(&std::free)> name(
        abi::__cxa_demangle(typeid(T).name(), nullptr, nullptr, nullptr), std::free);
    const std::string full(name.get());
    return full.substr(full.rfind(':') + 1);
}

/// What the field lists of types say, in the words of docs/protocol.md: a row for each record.
class Records
{
public:
    template <class T>
    std::string wordsFor()
    {
        using namespace tablewood::detail;
        if constexpr (std::same_as<T, bool>) {
            return "truth";
        } else if constexpr (std::is_enum_v<T>) {
            std::string names = "name (";
            constexpr auto all = enumNames(T{});
            for (std::size_t i = 0; i < all.size(); ++i)
                names += (i == 0 ? "" : ", ") + std::to_string(i) + " " + std::string(all[i]);
            return names + ")";
        } else if constexpr (std::integral<T>) {
            return "number";
        } else if constexpr (std::same_as<T, std::string> || IsShortWord<T>::value) {
            return "text";
        } else if constexpr (IsOptional<T>::value) {
            return wordsFor<typename T::value_type>() + " or null";
        } else if constexpr (std::same_as<T, Bytes>) {
            return "bytes";
        } else if constexpr (IsVector<T>::value) {
            return "list of " + wordsFor<typename T::value_type>();
        } else if constexpr (IsArray<T>::value) {
            return std::to_string(std::tuple_size_v<T>) +
                   (std::same_as<typename T::value_type, std::uint8_t>
                        ? std::string(" bytes")
                        : " times " + wordsFor<typename T::value_type>());
        } else if constexpr (IsVariant<T>::value) {
            return choiceOf(static_cast<T*>(nullptr));
        } else if constexpr (Described<T>) {
            add<T>();
            return shortName<T>();
        } else {
            return "list of pairs of texts";
        }
    }
    const std::vector<std::string>& rows() const { return m_rows; }
    /// "Seat.seat -1": the fields that are not nothing, 0, false or empty in an empty record.
    const std::vector<std::string>& filled() const { return m_filled; }

private:
    template <class... Kinds>
    std::string choiceOf(std::variant<Kinds...>*)
    {
        std::string words = "choice (";
        std::size_t kind = 0;
        ((words += (kind == 0 ? "" : ", ") + std::to_string(kind) + " " + wordsFor<Kinds>(), ++kind), ...);
        return words + ")";
    }

    template <class T>
    void add()
    {
        if (!m_seen.insert(shortName<T>()).second)
            return;
        const std::size_t at = m_rows.size();
        m_rows.emplace_back();
        std::string row = "| " + shortName<T>() + " |";
        const char* comma = " ";
        auto visit = [&](std::string_view name, auto& field) {
            row += comma + std::string(name) + ": " + wordsFor<std::remove_cvref_t<decltype(field)>>();
            comma = ", ";
            if (const std::string content = contentOf(field); !content.empty())
                m_filled.push_back(shortName<T>() + "." + std::string(name) + " " + content);
        };
        T value{};
        T::describe(value, visit);
        m_rows[at] = row + " |";
    }

    template <class T>
    static std::string contentOf(const T& field)
    {
        if constexpr (std::same_as<T, bool>)
            return field ? "true" : "";
        else if constexpr (std::is_enum_v<T>)
            return static_cast<int>(field) == 0 ? "" : std::to_string(static_cast<int>(field));
        else if constexpr (std::integral<T>)
            return field == 0 ? "" : std::to_string(field);
        else
            return "";
    }

    std::set<std::string> m_seen;
    std::vector<std::string> m_rows;
    std::vector<std::string> m_filled;
};

/// All that goes over the network, in the words of the page.
struct Everything
{
    std::string guestSays;
    std::string hostSays;
    std::string rows;

    Everything()
    {
        Records records;
        guestSays = records.wordsFor<GuestSays>();
        hostSays = records.wordsFor<HostSays>();
        records.wordsFor<UpMessage>();
        records.wordsFor<DownMessage>();
        records.wordsFor<Situation>();
        records.wordsFor<MatchRecord>();
        records.wordsFor<Hosting>();
        for (const std::string& row : records.rows())
            rows += row + "\n";
    }
};

std::string page()
{
    QFile file(PROTOCOL_PAGE);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll().toStdString();
}

/// "4,096".
std::string grouped(std::size_t number)
{
    std::string text;
    const std::string digits = std::to_string(number);
    for (std::size_t at = 0; at < digits.size(); ++at) {
        if (at > 0 && (digits.size() - at) % 3 == 0)
            text += ',';
        text += digits[at];
    }
    return text;
}

void says(const std::string& row)
{
    INFO("docs/protocol.md should have: ", row);
    CHECK(page().find("\n" + row) != std::string::npos);
}

/// "`05 1a`"
std::string inHex(const Bytes& bytes)
{
    std::string row = "`";
    for (const std::uint8_t byte : bytes) {
        constexpr std::string_view digits = "0123456789abcdef";
        row += row.size() > 1 ? " " : "";
        row += {digits[byte >> 4], digits[byte & 15]};
    }
    return row + "`";
}

} // namespace

TEST_CASE("The protocol's page lists every record that goes over the network, with its fields in order")
{
    const Everything everything;
    says("A GuestSays is a " + everything.guestSays + ".\n");
    says("A HostSays is a " + everything.hostSays + ".\n");
    says(everything.rows);
}

TEST_CASE("A record that changes makes another protocol, so that no other build reads it wrong")
{
    const Everything everything;
    const std::uint64_t hash = hashOf(everything.guestSays + everything.hostSays + everything.rows);
    INFO("Something that goes over the network has changed: raise kProtocol unless its number is not "
         "released yet, "
         "and write the new hash here: ",
         hashText(hash));
    CHECK(kProtocol == 4);
    CHECK(hashText(hash) == "105c325b340747c4");
}

TEST_CASE("The protocol's page says what the fields of empty records are")
{
    Records records;
    records.wordsFor<UpMessage>();
    records.wordsFor<DownMessage>();
    std::string filled;
    for (const std::string& field : records.filled())
        filled += (filled.empty() ? "" : ", ") + field;
    says(filled + ".\n");
}

TEST_CASE("The protocol's page has the example of a difference as it is written")
{
    Scene before;
    before.pieces.resize(3);
    for (PieceId id = 0; Piece & piece : before.pieces)
        piece.id = ++id;
    Scene after = before;
    after.active = Seat{1};
    after.pieces[1].at.cell.column = 4;
    Bytes bytes;
    Words words;
    DeltaSink(bytes, words).write(before, after);
    says(inHex(bytes));
}

TEST_CASE("The protocol's page has the number of the format of a Hosting")
{
    CHECK(page().find("A Hosting follows its format, the number " + std::to_string(kHostingFormat) + ".") !=
          std::string::npos);
}

TEST_CASE("The protocol's page has the example of a frame, a hash and a key as they are")
{
    Bytes frame;
    appendFrame(frame, payloadOf(GuestSays(Stand{})));
    CHECK(page().find("which is the message Stand, is " + inHex(frame)) != std::string::npos);
    CHECK(page().find("A frame of the payload " + inHex(payloadOf(GuestSays(Stand{})))) != std::string::npos);
    Bytes head;
    appendFrame(head, Bytes(300));
    CHECK(page().find("one of 300 bytes begins with " + inHex({head[0], head[1]})) != std::string::npos);
    CHECK(static_cast<std::int64_t>(0xffffffffffffff00) == -256);
    CHECK(Seed::fromText("0001020304" + std::string(54, '0')).key[0] == 66051);
}

TEST_CASE("The protocol's page has the example of a message as it is written")
{
    says(inHex(encode(UpMessage{Seat{1}, 7, 3, Act{"drop 3"}})));
}

TEST_CASE(
    "Signs of life come as the protocol's page says, and tell within 5 s who is lost, within 1 s who closes")
{
    using namespace std::chrono_literals;
    constexpr Pace pace;
    says("| empty | a sign of life. Each side sends one each second in which it said nothing else. After 3.5 "
         "s of silence the peer is "
         "lost");
    CHECK(pace.beat == 1s);
    CHECK(pace.silence == 3500ms);
    // The timers of Qt may come so much later, and what is told needs its time too.
    constexpr auto latest = [](std::chrono::milliseconds time) { return time + time / 20; };
    constexpr auto kTold = 100ms;
    CHECK(pace.silence + latest(pace.beat) + kTold <= 5s);
    CHECK(latest(pace.closing) <= 1s);
    // Who is there is heard three times before.
    CHECK(3 * latest(pace.beat) < pace.silence);
}

TEST_CASE("In the dark pieces come as the protocol's page says")
{
    constexpr Pace pace;
    says("- The host says nothing but **pieces**, to each guest one every " +
         std::to_string(pace.tick.count()) + " ms, all at once");
    CHECK(kPiecesAfterDark * pace.tick == std::chrono::seconds(3));
    Cloak host(kHostPiece, kMaxGuestFrame);
    Cloak guest(kGuestPiece, kMaxHostFrame);
    CHECK(host.next().size() == 4097);
    CHECK(guest.next().size() == 513);
    guest.put(Bytes(1000, 7));
    std::vector<Bytes> arrived;
    for (int piece = 0; piece < 2; ++piece) {
        CHECK(arrived.empty());
        const Bytes payload = guest.next();
        CHECK(kindOf(payload) == PayloadKind::piece);
        arrived = host.taken(bodyOf(payload));
    }
    REQUIRE(arrived.size() == 1);
    CHECK(arrived.front() == Bytes(1000, 7));
}

TEST_CASE("The protocol's page has the limits that are kept")
{
    const auto row = [](const char* limit, const std::string& number) {
        says("| " + std::string(limit) + " | " + number + " |");
    };
    row("payload before it is admitted", grouped(kMaxKnockFrame) + " bytes");
    row("payload of a guest", grouped(kMaxGuestFrame) + " bytes");
    row("payload of a host", grouped(kMaxHostFrame) + " bytes");
    row("connections that have not said hello", std::to_string(kMaxHandshakesOfAddress) + " an address, " +
                                                    std::to_string(kMaxHandshakes) + " in all");
    row("time for the handshake, and again to say hello", std::to_string(Pace().hello.count() / 1000) + " s");
    row("knocking",
        std::to_string(kMaxKnockingOfAddress) + " an address, " + std::to_string(kMaxKnocking) + " in all");
    row("knocks shown", grouped(static_cast<std::size_t>(kKnocksPerSecond)) + " a second, " +
                            grouped(static_cast<std::size_t>(kKnocksAtOnce)) + " at once");
    row("knocks shown of one address",
        std::to_string(kKnocksOfAddressPerSecond).substr(0, 3) + " a second, " +
            grouped(static_cast<std::size_t>(kKnocksOfAddressAtOnce)) + " at once");
    row("signs of life", grouped(static_cast<std::size_t>(kSignsOfLifePerBeat)) + " a beat, " +
                             grouped(static_cast<std::size_t>(kSignsOfLifeAtOnce)) + " at once");
    row("bytes of a frame that are a sign of life", grouped(kSlowestBytes));
    row("time for all to draw the deal", std::to_string(Pace().deal.count() / 1000) + " s");
    row("seconds after which a bot stands in", grouped(kMaxAwaySeconds));
    row("guests", std::to_string(kMaxGuests));
    row("messages of a guest", grouped(static_cast<std::size_t>(kMessagesPerSecond)) + " a second, " +
                                   grouped(static_cast<std::size_t>(kMessagesAtOnce)) + " at once");
    row("changes of seat, name and readiness, questions for hints",
        grouped(static_cast<std::size_t>(kChangesPerSecond)) + " a second, " +
            grouped(static_cast<std::size_t>(kChangesAtOnce)) + " at once");
    row("pings and reactions shown", grouped(static_cast<std::size_t>(kSignalsPerSecond)) + " a second, " +
                                         grouped(static_cast<std::size_t>(kSignalsAtOnce)) + " at once");
    row("piece of a host, of a guest, pieces after the dark", grouped(kHostPiece) + " bytes, " +
                                                                  grouped(kGuestPiece) + " bytes, " +
                                                                  std::to_string(kPiecesAfterDark));
    row("bytes that wait for a guest", grouped(kMaxQueuedBytes));
    row("name, emblem, version", std::to_string(kMaxName) + ", " + std::to_string(kMaxEmblem) + ", " +
                                     std::to_string(kMaxVersion) + " bytes");
    row("games, id of a game", std::to_string(kMaxGames) + ", " + std::to_string(kMaxGameId) + " bytes");
    row("options of a set-up, the key of one and what is chosen",
        std::to_string(kMaxOptions) + ", " + std::to_string(kMaxOptionText) + " bytes");
    row("id of a match, its moves, packs, name of one",
        std::to_string(kMaxMatchId) + " bytes, " + grouped(kMaxMovesOfMatch) + ", " +
            std::to_string(kMaxPacks) + ", " + std::to_string(kMaxPackName) + " bytes");
    row("memory of a sentence", grouped(kMaxSaidBytes) + " bytes");
    row("name of a board or zone", std::to_string(Name::kMaxLetters) + " bytes");
    row("addresses, length of one",
        std::to_string(kMaxAddresses) + ", " + std::to_string(kMaxAddress) + " bytes");
    row("number of a wish above the last one of its seat", grouped(Table::kMaxNumberGap));
    row("text of a move, picks of a gesture",
        std::to_string(kMaxMoveText) + " bytes, " + std::to_string(kMaxPicks));
    row("pieces, offers, lines of the log, spaces of a board, its longest side, parts of a scene",
        grouped(kMaxPieces) + ", " + grouped(kMaxOffers) + ", " + grouped(kMaxLogLines) + ", " +
            grouped(kMaxSpacesOfBoard) + ", " + grouped(kMaxBoardSide) + ", " + grouped(kMaxParts));
    row("words, their bytes, bytes of the shortest",
        grouped(Words::kMaxWords) + ", " + grouped(Words::kMaxBytes) + ", " + grouped(Words::kMinBytes));
    row("nesting", std::to_string(kMaxCborDepth));
    row("memory of a view, of all views that a guest has together, and what a difference copies to make new "
        "items",
        std::to_string(kMaxViewBytes >> 20) + " MiB");
}
