#include "cli/picture_names.h"

#include "art/art_catalog.h"
#include "art/game_look.h"
#include "content/json_fields.h"
#include "content/random_play.h"

#include <algorithm>

namespace tablewood::cli {

namespace {

constexpr std::string_view kDie(dieFigure.data(), static_cast<std::size_t>(dieFigure.size()));
/// A die shows pips by these names.
const QStringList kDieFaces{"1", "2", "3", "4", "5", "6", "blessing"};

std::string named(const char* what, const Name& id) { return std::string(what) + " \"" + id.text() + "\""; }

/// The names of a kind that there are.
QStringList known(PictureKind kind, const GameLook& look)
{
    const ArtCatalog& catalog = ArtCatalog::builtIn();
    switch (kind) {
    case PictureKind::icon:
        return catalog.iconNames();
    case PictureKind::mark:
        return catalog.iconNames() + catalog.markNames();
    case PictureKind::die:
        return catalog.iconNames() + kDieFaces;
    case PictureKind::emblem:
        return catalog.emblemNames();
    case PictureKind::palette:
        return catalog.paletteNames();
    case PictureKind::pose:
        return catalog.poseNames();
    case PictureKind::figure:
        return look.figureNames();
    case PictureKind::ground:
        return look.groundNames();
    case PictureKind::sign:
        return catalog.iconNames() + catalog.emblemNames();
    }
    return {};
}

/// The word for a kind, and the file of its names, null where it is the look.
struct Shelf
{
    const char* kind;
    const char* file;
};
Shelf shelfOf(PictureKind kind)
{
    switch (kind) {
    case PictureKind::icon:
    case PictureKind::die:
        return {"icon", "resources/art/icons.json"};
    case PictureKind::mark:
        return {"icon or mark", "resources/art/icons.json or marks.json"};
    case PictureKind::emblem:
        return {"emblem", "resources/art/emblems.json"};
    case PictureKind::palette:
        return {"palette", "resources/art/palettes.json"};
    case PictureKind::pose:
        return {"pose", "resources/art/poses.json"};
    case PictureKind::figure:
        return {"figure", nullptr};
    case PictureKind::ground:
        return {"ground", nullptr};
    case PictureKind::sign:
        return {"icon or emblem", "resources/art/icons.json or emblems.json"};
    }
    return {};
}

} // namespace

PictureNames PictureNames::of(const GameType& type)
{
    constexpr int kMatches = 16;
    PictureNames names;
    names.take(type.sheet());
    for (const Face& face : type.faces())
        names.take(face);
    const GameSheet& sheet = type.sheet();
    for (int number = 0; number < kMatches; ++number) {
        const Seed seed = Seed::fromText("pictures " + std::to_string(number));
        const int seats = sheet.minSeats + number % (sheet.maxSeats - sheet.minSeats + 1);
        const Setup setup = anew(sheet, {seats, {}, seed});
        playByChance(
            type, setup,
            [&](const Match& match) {
                names.take(match.view(Viewer::publicView()));
                for (const Seat seat : Seats::firstOf(setup.seats)) {
                    names.take(match.view(seat));
                    for (const Offer& offer : match.offers(seat))
                        names.take(offer);
                }
            },
            [&](const Log& log) {
                for (const LogEntry& entry : log.entries())
                    names.take(entry.event);
            });
    }
    return names;
}

void PictureNames::add(PictureKind kind, std::string_view name, const Place& where)
{
    if (name.empty())
        return;
    auto& names = m_names[kind];
    if (!names.contains(name))
        names.emplace(name, where());
}

void PictureNames::take(const GameSheet& sheet)
{
    const auto where = [] { return "its sheet"; };
    add(PictureKind::emblem, sheet.emblem, where);
    add(PictureKind::palette, sheet.palette, where);
    for (const OptionSpec& option : sheet.options)
        add(PictureKind::icon, option.icon, [&] { return "option \"" + option.key + "\""; });
    for (const GuidePage& page : sheet.guide)
        if (page.picture)
            take(*page.picture);
}

void PictureNames::take(const Face& face)
{
    const auto where = [&] { return "face \"" + face.key + "\""; };
    add(PictureKind::emblem, face.picture.emblem, where);
    add(PictureKind::palette, face.picture.palette, where);
    for (const PosedEmblem& other : face.picture.with) {
        add(PictureKind::emblem, other.emblem, where);
        add(PictureKind::pose, other.pose, where);
    }
    for (const std::string& icon : {face.typeIcon, face.speedIcon, face.costIcon})
        add(PictureKind::icon, icon, where);
    for (const Keyword& keyword : face.keywords)
        add(keyword.isEmblem ? PictureKind::emblem : PictureKind::icon, keyword.icon, where);
    for (const FaceNumber& number : face.corners)
        add(PictureKind::icon, number.icon, where);
    if (face.diagram)
        for (const DiagramCell& cell : face.diagram->cells)
            add(PictureKind::sign, cell.icon, where);
}

void PictureNames::take(const PanelItem& item, const Place& whose)
{
    const auto where = [&] { return whose() + ", " + named("item", item.id); };
    add(PictureKind::icon, item.icon.letters(), where);
    add(PictureKind::emblem, item.blockIcon.letters(), where);
    for (const Name& die : item.dice)
        add(PictureKind::die, die.letters(), where);
}

void PictureNames::take(const Scene& scene)
{
    for (const Phase& phase : scene.phases)
        add(PictureKind::icon, phase.icon.letters(), [&] { return named("phase", phase.id); });
    for (const Phase& step : scene.coming)
        add(PictureKind::icon, step.icon.letters(), [&] { return named("coming step", step.id); });
    for (const tablewood::Layer& layer : scene.layers)
        add(PictureKind::icon, layer.icon.letters(), [&] { return named("layer", layer.id); });
    add(PictureKind::icon, scene.prompt.icon.letters(), [] { return "the prompt"; });
    for (const Button& button : scene.buttons)
        for (const Name& icon : {button.icon, button.costIcon})
            add(PictureKind::icon, icon.letters(), [&] { return named("button", button.id); });
    for (const Board& board : scene.boards)
        add(PictureKind::ground, board.ground.letters(), [&] { return named("board", board.id); });
    for (const Zone& zone : scene.zones)
        if (zone.back != "deck")
            add(PictureKind::palette, zone.back.letters(), [&] { return named("zone", zone.id); });
    for (const Piece& piece : scene.pieces) {
        const auto where = [&] {
            return "piece " + std::to_string(piece.id) + " in \"" + piece.at.in.text() + "\"";
        };
        if (piece.figure == kDie)
            add(PictureKind::die, piece.variant.letters(), where);
        else if (piece.figure != "card")
            add(PictureKind::figure, piece.figure.letters(), where);
        for (const Badge& badge : piece.badges)
            add(PictureKind::icon, badge.icon.letters(), where);
    }
    for (const Panel& panel : scene.panels) {
        const auto where = [&] { return named("panel", panel.id); };
        add(PictureKind::icon, panel.sign.letters(), where);
        for (const PanelItem& item : panel.items)
            take(item, where);
    }
    for (const CycleTurn& turn : scene.cycle)
        for (const Name& icon : {turn.icon, turn.mark})
            add(PictureKind::icon, icon.letters(), [] { return "the cycle of turns"; });
    if (!scene.ballot)
        return;
    const auto inBallot = [] { return "the ballot"; };
    for (const Slip& slip : scene.ballot->slips)
        add(PictureKind::icon, slip.icon.letters(), inBallot);
    for (const PanelItem& fact : scene.ballot->facts)
        take(fact, inBallot);
}

void PictureNames::take(const Offer& offer)
{
    const auto where = [&] { return "offer \"" + offer.move + "\""; };
    add(PictureKind::mark, offer.mark.letters(), where);
    add(PictureKind::mark, offer.bonus.letters(), where);
    for (const std::vector<Pick>* picks : {&offer.picks, &offer.firstToo})
        for (const Pick& pick : *picks)
            add(PictureKind::icon, pick.icon.letters(), where);
}

void PictureNames::take(const Event& event)
{
    if (event.spotlight)
        add(PictureKind::icon, event.spotlight->sign.letters(),
            [&] { return "the spotlight of \"" + words(event.text) + "\""; });
}

Faults PictureNames::faults(const std::string& game, const GameLook& look, const std::string& file) const
{
    Faults faults;
    for (const auto& [kind, names] : m_names) {
        const QStringList all = known(kind, look);
        const auto has = [&, kind = kind](const std::string& name) {
            return kind == PictureKind::figure ? look.figure(QString::fromStdString(name)) != nullptr
                                               : all.contains(QString::fromStdString(name));
        };
        std::vector<std::string> plain;
        for (const QString& name : all)
            plain.push_back(name.toStdString());
        const auto [what, shelf] = shelfOf(kind);
        for (const auto& [name, where] : names) {
            if (has(name))
                continue;
            const std::string near = nearestWord(name, plain);
            const std::string list = shelf ? shelf : file;
            faults.emplace_back(InputError(
                game + ": " + where, std::string("there is no ") + what + " \"" + name + "\"",
                (near.empty() ? "" : "Did you mean \"" + near + "\"? ") + "The names are in " + list));
        }
    }
    return faults;
}

} // namespace tablewood::cli
