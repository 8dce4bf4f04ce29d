#include "attacker.h"
#include "besieged_host.h"
#include "content/game_catalog.h"
#include "crowd_guest.h"
#include "lan/host/table_host.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTimer>

#include <atomic>
#include <cstdio>
#include <memory>
#include <string_view>
#include <thread>
#include <vector>

/// Strangers do all they can to a host while three guests play at its table. It has to stay, the three play
/// on, and the match it kept opens again with nothing lost.
using namespace tablewood;
using namespace tablewood::lan;

namespace {

constexpr int kHonest = 3;
/// The three are persons: a match lasts longer than the siege, after which its host would end. A siege with
/// the whole numbers takes minutes.
constexpr int kMoveEveryMs = 250;
constexpr int kMoveEveryMsOfPercent = 10;
/// On a machine of any speed: a match has more than a thousand lines.
constexpr std::size_t kMostLinesOfPhase = 80;
/// One stranger of so many shows no certificate. The others have one of their own each.
constexpr std::uint32_t kBareOneOf = 3;
/// So many threads keep a busy machine busy.
constexpr int kBurners = 2;
/// In bytes of a frame of noise, at most.
constexpr std::uint32_t kNoise = 300;

// The whole numbers.
constexpr int kSeatAttempts = 40;
constexpr int kMalformed = 431;
constexpr int kFewestOfFlood = 390;
constexpr int kMostOfFlood = 3000;
constexpr int kSpectators = 70;
constexpr std::size_t kStayingSpectators = 40;
constexpr int kOddNames = 81;
constexpr int kHalfOpen = 10'048;
constexpr int kHalfOpenAtOnce = 64;

constexpr int kAddresses = 16;

/// So many take a descriptor each, at most, until there is none.
constexpr int kMostLate = 100;
/// So many pauses without: some moves are tried meanwhile.
constexpr int kMovesWithout = 50;

[[noreturn]] void fail(const std::string& why) { throw InputError("siege", why); }

class Siege
{
public:
    Siege(QString program, int percent, int descriptors)
        : m_program(std::move(program)), m_percent(percent), m_descriptors(descriptors),
          m_type(*m_catalog.find("arbor")), m_content(m_catalog.contentHash("arbor"))
    {
        for (int i = 0; i < kHonest; ++i) {
            const std::string name = "Honest " + std::to_string(i + 1);
            m_guests.push_back(std::make_unique<CrowdGuest>(m_type, name, Seed::fromText(name)));
            m_guests.back()->playsItself = false;
            m_guests.back()->content = m_content;
        }
        QObject::connect(&m_moves, &QTimer::timeout, &m_moves, [this] { moveOnce(); });
    }

    void run()
    {
        open({"arbor", "--seats", QString::number(kHonest), "--keep", "match.tablewood", "--seed", "siege"});
        for (int i = 0; i < kHonest; ++i)
            m_guests[static_cast<std::size_t>(i)]->join(m_host->port(), Seat{static_cast<std::int8_t>(i)});
        expect(comesTo([this] { return all([](CrowdGuest& one) { return one.view() != nullptr; }); }),
               "the match does not begin");
        m_moves.start(moveEvery());
        phase("attempts on seats", &Siege::attackSeats);
        phase("malformed messages", &Siege::sendNonsense);
        phase("floods", &Siege::flood);
        phase("a spectator who reads nothing, and many more", &Siege::crowdIn);
        phase("odd names", &Siege::nameOddly);
        phase("half-made handshakes", &Siege::halfOpenMany);
        if (m_descriptors != 0)
            phase("no descriptors left", &Siege::starve);
        m_crowd.clear();
        phase("newcomers afterwards", &Siege::expectAlive);
        reopen();
    }

private:
    using Guise = Attacker::Guise;

    static void expect(bool isSo, const std::string& why)
    {
        if (!isSo)
            fail(why);
    }
    int part(int whole) const { return std::max(1, whole * m_percent / 100); }
    bool all(const std::function<bool(CrowdGuest&)>& is) const
    {
        return std::ranges::all_of(m_guests, [&](const auto& one) { return is(*one); });
    }
    std::size_t lines() const { return m_guests.front()->view() ? m_guests.front()->view()->log.size() : 0; }

    void open(const QStringList& what)
    {
        QStringList arguments{"host"};
        arguments += what;
        arguments += {"--admit", "all", "--data-dir", "host", "--json"};
        m_host = std::make_unique<BesiegedHost>(m_program, m_folder.path(), arguments, m_descriptors);
        expect(comesTo([this] { return m_host->port() != 0; }), "the host does not open");
    }

    int moveEvery() const { return std::max(kMoveEveryMs, kMoveEveryMsOfPercent * m_percent); }

    void moveOnce()
    {
        if (lines() >= m_linesBefore + kMostLinesOfPhase)
            return;
        for (const auto& guest : m_guests)
            if (guest->view())
                guest->act();
    }

    /// An attack that is over before anybody has moved is made again: the match goes on while it lasts.
    void phase(const char* what, void (Siege::*attack)())
    {
        QElapsedTimer clock;
        clock.start();
        m_linesBefore = lines();
        const bool goesOn = comesTo([&] {
            (this->*attack)();
            return lines() > m_linesBefore || !m_host->isRunning();
        });
        expectRunning(what);
        expectAllKept(what);
        expect(goesOn, std::string("the match stood still while there were ") + what);
        std::printf("%s: %.1f s, %zu lines of the log, %d descriptors\n", what,
                    static_cast<double>(clock.elapsed()) / 1000, lines(), m_host->openDescriptors());
        std::fflush(stdout);
    }

    void expectAllKept(const char* when) const
    {
        for (const auto& guest : m_guests)
            if (const auto& why = guest->loss())
                fail(std::string("a guest lost its table while there were ") + when + ": " + words(*why));
    }

    void expectRunning(const char* when) const
    {
        expect(m_host->isRunning(), std::string("the host is gone (") + m_host->ending().toStdString() +
                                        ") while there were " + when +
                                        "; it last said: " + m_host->last("closed").dump() + " " +
                                        m_host->complaints().toStdString());
    }

    Guise guise(std::string name) const
    {
        Guise guise;
        guise.hello.games = {{"arbor", m_content}};
        guise.hello.persona.name = std::move(name);
        return guise;
    }

    std::unique_ptr<Attacker> attacker(Guise guise)
    {
        const bool isBare = m_random.below(kBareOneOf) == 0;
        return std::make_unique<Attacker>(
            m_host->port(), isBare ? std::nullopt : std::optional(makeIdentity()), std::move(guise));
    }

    /// Comes in, or to the door if it says no hello, or is turned away.
    std::unique_ptr<Attacker> arrived(Guise guise)
    {
        const bool saysHello = guise.saysHello;
        auto one = attacker(std::move(guise));
        expect(comesTo([&] {
                   return (saysHello ? one->isInside() : one->isUp()) || one->isGone() ||
                          !m_host->isRunning();
               }),
               "a stranger hears nothing");
        return one;
    }

    /// What was said arrives, or the connection ends.
    static void pause()
    {
        QElapsedTimer clock;
        clock.start();
        while (clock.elapsed() < 20)
            letHappen();
    }

    void attackSeats()
    {
        for (int i = 0; i < part(kSeatAttempts); ++i) {
            Guise thief = guise("Thief");
            if (i % 4 == 1)
                thief.hello.token = Token{static_cast<std::uint8_t>(i)};
            const auto one = arrived(std::move(thief));
            const Seat seat{static_cast<std::int8_t>(i % (kHonest + 1))};
            one->say(Sit{seat});
            one->say(Ready{true});
            if (i % 4 == 2)
                one->sendFrame(tablePayload(encode(UpMessage{seat, 1, 1, Act{"pass"}})));
            if (i % 4 == 3)
                one->say(HostsNow{47410, {"127.0.0.1"}});
            pause();
        }
    }

    void sendNonsense()
    {
        const Bytes good = payloadOf(GuestSays(Rename{{"Mallory", "owl"}}));
        for (int i = 0; i < part(kMalformed); ++i) {
            Guise fool = guise("Fool");
            fool.saysHello = i % 3 != 0;
            const auto one = arrived(fool);
            Bytes noise(1 + m_random.below(kNoise));
            for (auto& byte : noise)
                byte = static_cast<std::uint8_t>(m_random.next());
            if (i % 5 == 1) {
                noise = good;
                noise[m_random.below(static_cast<std::uint32_t>(noise.size()))] ^= 1U << m_random.below(8);
            } else if (i % 5 == 2) {
                noise.resize(good.size() - 1 - m_random.below(4));
            } else if (i % 5 == 3) {
                noise.front() = static_cast<std::uint8_t>(m_random.below(3));
            }
            if (i % 5 == 4)
                one->send(noise);
            else
                one->sendFrame(noise);
            pause();
        }
    }

    void flood()
    {
        const std::vector<GuestSays> kinds{Greeting{},
                                           guise("Again").hello,
                                           Open{},
                                           Sit{Seat{0}},
                                           Stand{},
                                           Look{Watch::spectator},
                                           Rename{},
                                           Ready{true},
                                           Point{},
                                           React{},
                                           Seal{},
                                           Contribute{},
                                           GoHome{},
                                           AnswerToHost{true},
                                           HostsNow{1, {"127.0.0.1"}},
                                           AskHint{},
                                           Choose{"hero", "bramble"}};
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            const int times = part(kind % 2 == 0 ? kFewestOfFlood : kMostOfFlood);
            Bytes all;
            for (int i = 0; i < times; ++i)
                appendFrame(all, payloadOf(kinds[kind]));
            floodWith(all);
        }
        Bytes wishes;
        for (int i = 0; i < part(kMostOfFlood); ++i)
            appendFrame(wishes, tablePayload(encode(UpMessage{Seat{0}, 1, 1, Explain{}})));
        floodWith(wishes);
        const Bytes beats(static_cast<std::size_t>(part(kMostOfFlood)));
        floodWith(beats);
        Bytes pieces;
        for (int i = 0; i < part(kFewestOfFlood); ++i)
            appendFrame(pieces, endOfPieces());
        floodWith(pieces);
    }

    /// Somebody inside says all that at once, and so does somebody who has not said who they are.
    void floodWith(const Bytes& bytes)
    {
        for (const bool saysHello : {true, false}) {
            Guise flooding = guise("Flood");
            flooding.saysHello = saysHello;
            const auto one = arrived(std::move(flooding));
            one->send(bytes);
            expect(comesTo([&] { return one->hasSent() || one->isGone() || !m_host->isRunning(); }),
                   "a flood is neither read nor ended");
            pause();
        }
    }

    void crowdIn()
    {
        for (int i = 0; i <= part(kSpectators); ++i) {
            Guise watcher = guise("Watcher " + std::to_string(i));
            watcher.hello.wants = Watch::spectator;
            watcher.from = QStringLiteral("127.0.0.%1").arg(1 + i % kAddresses);
            m_crowd.push_back(arrived(std::move(watcher)));
            if (i == 0)
                m_crowd.front()->stopReading();
        }
        // Places for those who come next. The one who reads nothing stays.
        m_crowd.resize(std::min(m_crowd.size(), kStayingSpectators));
    }

    void nameOddly()
    {
        const std::vector<std::string> odd{"",
                                           "\xff\xfe",
                                           std::string(160, 'x'),
                                           std::string(161, 'x'),
                                           "a\nb",
                                           "\x1b[2J",
                                           "\xc3",
                                           "\xed\xa0\x80",
                                           "\xe2\x80\xae"
                                           "abc",
                                           std::string(1, '\0'),
                                           "%1 %s %n",
                                           "<b>x</b>",
                                           "\xf4\x90\x80\x80",
                                           "\xc0\xaf",
                                           "\xf0\x9f\xa6\x89"};
        for (int i = 0; i < part(kOddNames); ++i) {
            const auto one = arrived(guise(odd[static_cast<std::size_t>(i) % odd.size()]));
            one->say(Rename{{odd[static_cast<std::size_t>(i + 1) % odd.size()], "\x80"}});
            pause();
        }
    }

    void halfOpenMany()
    {
        const int all = part(kHalfOpen);
        for (int begun = 0; begun < all; begun += kHalfOpenAtOnce) {
            halfOpen(m_host->port(), std::min(kHalfOpenAtOnce, all - begun), begun, letHappen);
            if (!m_host->isRunning())
                return;
        }
    }

    /// For a while the host has not one descriptor more than it uses; strangers take whatever becomes free.
    void starve()
    {
        const auto isTold = [this] { return m_host->hasTroubleWith("files open as the system allows"); };
        std::vector<std::unique_ptr<Attacker>> late;
        for (int i = 0; i < kMostLate && !isTold() && m_host->isRunning(); ++i) {
            // Fewer than it waits for would be no bound but a fault of the system's call.
            if (!m_host->limitDescriptors(m_host->openDescriptors())) {
                std::printf("this system does not let another program's descriptors be limited\n");
                return;
            }
            Guise next = guise("Late");
            next.from = QStringLiteral("127.0.0.%1").arg(1 + i % kAddresses);
            late.push_back(attacker(std::move(next)));
            pause();
        }
        expectRunning("no descriptors");
        expect(comesTo([&] { return isTold() || !m_host->isRunning(); }),
               "a host without descriptors does not say so");
        for (int i = 0; i < kMovesWithout; ++i)
            pause();
        expect(all([](CrowdGuest& one) { return one.view() && one.guest().self()->isHere; }),
               "a guest is lost");
        m_host->limitDescriptors(m_descriptors);
    }

    void expectAlive()
    {
        const std::size_t before = lines();
        expect(comesTo([&] { return lines() > before + 2 || !m_host->isRunning(); }),
               "the match does not go on");
        const auto come = [this] {
            m_late = attacker(guise("Late"));
            comesTo([this] { return m_late->isInside() || m_late->isGone() || !m_host->isRunning(); });
            return m_late->isInside() || !m_host->isRunning();
        };
        // The doors of all that was begun close by themselves.
        expect(comesTo(come), "nobody comes in any more");
        m_late.reset();
        const auto isHere = [](CrowdGuest& one) { return one.guest().self() && one.guest().self()->isHere; };
        expect(comesTo([&] { return all(isHere); }), "a guest is away");
    }

    bool isSettled() const
    {
        return all([](CrowdGuest& one) { return one.view() && one.guest().unanswered() == 0; });
    }

    /// Ends the host, and goes on with its match.
    void reopen()
    {
        m_moves.stop();
        expect(comesTo([this] { return isSettled(); }), "a wish is never answered");
        pause();
        std::vector<SeatView> seen;
        for (const auto& guest : m_guests) {
            seen.push_back(*guest->view());
            guest->leave();
        }
        endHost();
        open({"match.tablewood"});
        for (std::size_t i = 0; i < m_guests.size(); ++i)
            m_guests[i]->join(m_host->port(), Seat{static_cast<std::int8_t>(i)});
        expect(comesTo([this] { return isSettled(); }), "the guests do not come back");
        for (std::size_t i = 0; i < m_guests.size(); ++i) {
            const SeatView& now = *m_guests[i]->view();
            expect(now.log == seen[i].log && now.scene == seen[i].scene && now.offers == seen[i].offers,
                   "something of the match is lost");
        }
        m_moves.start(moveEvery());
        phase("newcomers once it was opened again", &Siege::expectAlive);
        endHost();
    }

    /// It goes when it is asked to, says why, and has complained of nothing.
    void endHost()
    {
        m_host->end();
        expect(!m_host->isRunning(), "the host does not end");
        const Json closed = m_host->last("closed");
        expect(!closed.is_null() && m_host->ending() == "exit code 0",
               "the host did not say why it ended: " + m_host->ending().toStdString() + " " +
                   m_host->complaints().toStdString());
        expect(m_host->complaints().isEmpty(), "the host complained: " + m_host->complaints().toStdString());
        std::printf("closed: %s\n", closed.at("why").get<std::string>().c_str());
    }

    QString m_program;
    int m_percent;
    int m_descriptors;
    QTemporaryDir m_folder;
    GameCatalog m_catalog;
    const GameType& m_type;
    std::uint64_t m_content;
    std::size_t m_linesBefore = 0;
    Random m_random{Seed::fromText("siege"), "strangers"};
    std::unique_ptr<BesiegedHost> m_host;
    std::vector<std::unique_ptr<CrowdGuest>> m_guests;
    std::vector<std::unique_ptr<Attacker>> m_crowd;
    std::unique_ptr<Attacker> m_late;
    QTimer m_moves;
};

/// Takes what the machine has left, and ends with the program whatever ends that.
class Burners
{
public:
    explicit Burners(int count)
    {
        for (int i = 0; i < count; ++i)
            m_threads.emplace_back([this] {
                while (!m_areDone) {
                }
            });
    }
    ~Burners()
    {
        m_areDone = true;
        for (std::thread& one : m_threads)
            one.join();
    }
    Burners(const Burners&) = delete;
    Burners& operator=(const Burners&) = delete;

private:
    std::atomic<bool> m_areDone = false;
    std::vector<std::thread> m_threads;
};

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    if (argc < 2) {
        std::printf("Usage: lan-siege TABLEWOOD-CLI [PERCENT [DESCRIPTORS [busy]]]\n");
        return 2;
    }
    const Burners burners(argc > 4 && std::string_view(argv[4]) == "busy" ? kBurners : 0);
    try {
        Siege(QFileInfo(argv[1]).absoluteFilePath(), argc > 2 ? std::atoi(argv[2]) : 100,
              argc > 3 ? std::atoi(argv[3]) : 0)
            .run();
        std::printf("OK\n");
        return 0;
    } catch (const std::exception& error) {
        std::printf("FAILED: %s\n", error.what());
        return 1;
    }
}
