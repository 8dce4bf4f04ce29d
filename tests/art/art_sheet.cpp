// Draws every picture of the program onto sheets, to be looked at:
//   tablewood-art-sheet FOLDER               all sheets
//   tablewood-art-sheet FOLDER ID WxH NAME   one picture

#include "art/art_image_provider.h"
#include "art/art_painters.h"
#include "art/space_light.h"
#include "art/space_set.h"
#include "content/game_catalog.h"
#include "kernel/match.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPainter>
#include <QTextStream>

using namespace tablewood;

namespace {

struct Sheet
{
    QString name;
    QSize cell;
    QStringList ids;
    int columns = 12;
    QColor ground{0x16211B};
};

class SheetWriter
{
public:
    explicit SheetWriter(const QString& folder) : m_folder(folder) { QDir().mkpath(folder); }

    void write(const QString& name, const QString& id, QSize size)
    {
        QElapsedTimer timer;
        timer.start();
        const QImage picture = m_provider.requestImage(id, nullptr, size);
        QTextStream(stdout) << name << ": " << timer.nsecsElapsed() / 1000 << " us\n";
        picture.save(m_folder + u'/' + name + QStringLiteral(".png"));
    }

    void write(const Sheet& sheet)
    {
        const int rows = (static_cast<int>(sheet.ids.size()) + sheet.columns - 1) / sheet.columns;
        const QSize step = sheet.cell + QSize(8, 8);
        QImage whole(step.width() * sheet.columns + 8, step.height() * rows + 8, QImage::Format_RGB32);
        whole.fill(sheet.ground);
        QPainter painter(&whole);
        QElapsedTimer timer;
        timer.start();
        for (int index = 0; index < sheet.ids.size(); ++index) {
            const QPoint at(8 + index % sheet.columns * step.width(),
                            8 + index / sheet.columns * step.height());
            painter.drawImage(at, m_provider.requestImage(sheet.ids[index], nullptr, sheet.cell));
        }
        QTextStream(stdout) << sheet.name << ": "
                            << timer.nsecsElapsed() / 1000 / std::max<qsizetype>(1, sheet.ids.size())
                            << " us a picture\n";
        painter.end();
        whole.save(m_folder + u'/' + sheet.name + QStringLiteral(".png"));
    }

    ArtImageProvider& provider() { return m_provider; }

private:
    QString m_folder;
    ArtImageProvider m_provider;
};

QStringList each(const QStringList& names, const QString& pattern)
{
    QStringList ids;
    for (const QString& name : names)
        ids.append(pattern.arg(name));
    return ids;
}

QStringList numbers(int count)
{
    QStringList names;
    for (int number = 0; number < count; ++number)
        names.append(QString::number(number));
    return names;
}

QStringList pieces(ArtImageProvider& provider, const QString& game)
{
    QStringList ids;
    const std::shared_ptr<const GameLook> look = provider.look(game);
    for (const QString& figure : look ? look->figureNames() : QStringList()) {
        const FigureLook& shown = *look->figure(figure);
        for (const QString& form : shown.formNames) {
            const int seat =
                static_cast<int>(shown.isFormBySeat ? shown.formNames.indexOf(form) : ids.size());
            ids.append(
                QStringLiteral("piece/%1/%2?seat=%3&variant=%4").arg(game, figure).arg(seat % 12).arg(form));
        }
    }
    return ids;
}

/// The pictures of all cards of each game, once as the table shows them and once small.
void writeFaces(SheetWriter& writer)
{
    const GameCatalog games;
    for (const GameType* game : games.all()) {
        QStringList ids;
        for (const Face& face : game->faces()) {
            QString emblems = QString::fromStdString(face.picture.emblem);
            for (const PosedEmblem& other : face.picture.with)
                emblems += QStringLiteral("+%1.%2").arg(QString::fromStdString(other.emblem),
                                                        QString::fromStdString(other.pose));
            if (!emblems.isEmpty())
                ids.append(QStringLiteral("woodcut/%1?palette=%2&seed=%3&trees=1&size=")
                               .arg(emblems, QString::fromStdString(face.picture.palette),
                                    QString::fromStdString(face.key)));
        }
        const QString name = QStringLiteral("faces-") + QString::fromStdString(game->sheet().id);
        if (ids.isEmpty())
            continue;
        writer.write({name, {164, 104}, each(ids, QStringLiteral("%1.84&cy=.54")), 8});
        writer.write({name + QStringLiteral("-small"), {58, 81}, each(ids, QStringLiteral("%1.7")), 20});
    }
}

void writeAll(SheetWriter& writer)
{
    writeFaces(writer);
    const ArtCatalog& catalog = ArtCatalog::builtIn();
    writer.write(
        {QStringLiteral("icons"), {48, 48}, each(catalog.iconNames(), QStringLiteral("icon/%1")), 16});
    writer.write({QStringLiteral("emblems"),
                  {64, 64},
                  each(catalog.seatEmblemNames(), QStringLiteral("emblem/%1?color=B5DB82"))});
    QStringList tokens = each(numbers(12), QStringLiteral("token/%1"));
    tokens += each(numbers(12), QStringLiteral("token/%1?palette=safe"));
    tokens += each(numbers(12), QStringLiteral("swatch/%1"));
    writer.write({QStringLiteral("tokens"), {84, 90}, tokens});
    QStringList cuts;
    for (int index = 0; index < catalog.emblemNames().size(); ++index) {
        const QStringList palettes = catalog.paletteNames();
        cuts.append(QStringLiteral("woodcut/%1?palette=%2&trees=%3")
                        .arg(catalog.emblemNames()[index], palettes[index % palettes.size()])
                        .arg(index % 2));
    }
    writer.write({QStringLiteral("woodcuts"), {190, 140}, cuts, 6});
    writer.write(
        {QStringLiteral("cardbacks"),
         {116, 162},
         each(catalog.paletteNames() + QStringList(QStringLiteral("deck")), QStringLiteral("cardback/%1")),
         7});
    writer.write({QStringLiteral("dice"),
                  {72, 72},
                  each({"1", "2", "3", "4", "5", "6", "blessing", "star"}, QStringLiteral("die/%1"))});
    writer.write({QStringLiteral("pieces"),
                  {160, 160},
                  pieces(writer.provider(), QStringLiteral("arbor")),
                  6,
                  QColor(0x43392B)});
    writer.write({QStringLiteral("pieces-kingdom-rush"),
                  {160, 160},
                  pieces(writer.provider(), QStringLiteral("kingdom-rush")),
                  6,
                  QColor(0x43392B)});
    QStringList marked = each(numbers(12), QStringLiteral("piece/arbor/tree?seat=%1"));
    marked += each(numbers(12), QStringLiteral("piece/arbor/guardian?seat=%1&palette=safe"));
    marked += each(numbers(12), QStringLiteral("piece/arbor/tree?seat=%1&marks=cut"));
    marked += each(numbers(12), QStringLiteral("piece/arbor/tree?seat=%1&marks=eternal,lifted"));
    writer.write({QStringLiteral("tiles"), {90, 90}, marked, 12, QColor(0x43392B)});
    QStringList lights = each(spaceLightNames(), QStringLiteral("light/%1"));
    lights += each(lightTints(), QStringLiteral("light/target?tint=%1"));
    lights += each(spaceLightNames(), QStringLiteral("light/%1?shape=hex"));
    lights += each(catalog.markNames(), QStringLiteral("mark/%1?label="));
    lights += QStringLiteral("mark/number?label=2");
    writer.write({QStringLiteral("lights"), {90, 90}, lights, 7, QColor(0x43392B)});
    QStringList supply = each({"full", "spent", "open", "blocked"}, QStringLiteral("slot/%1"));
    supply += each({"full", "spent", "open", "blocked"}, QStringLiteral("slot/%1?theme=clearing"));
    writer.write({QStringLiteral("supply"), {86, 96}, supply, 4});
    QStringList patches = each({"1", "2", "3"}, QStringLiteral("shadow?level=%1"));
    patches += each(lightTints(), QStringLiteral("glow?tint=%1"));
    writer.write({QStringLiteral("patches"), {140, 140}, patches, 5, QColor(0x6A7A6B)});
    writer.write({QStringLiteral("boxes"),
                  {278, 296},
                  each({"root?palette=forest", "eye?palette=night", "archer?palette=teal",
                        "wolf?palette=berry", "owl?palette=shadow&on=1"},
                       QStringLiteral("box/%1")),
                  3});
    const QString glow = QStringLiteral("&outline=2.3.3.3,5.3.3.3,8.3.3.3&glow=");
    SpaceSet lit(13, 9);
    for (const int root : {3, 6, 9}) {
        for (int row = 3; row < 6; ++row) {
            for (int column = root - 1; column <= root + 1; ++column)
                lit.insert(column, row);
        }
    }
    writer.write(QStringLiteral("board"),
                 QStringLiteral("board/arbor?cols=13&rows=9&ground=forest") + glow + lit.toHex(), {776, 556});
    writer.write(QStringLiteral("board-hex"),
                 QStringLiteral("board/arbor?grid=hex&cols=9&rows=7&glow=0000e07"), {620, 500});
    writer.write(
        QStringLiteral("board-map"),
        QStringLiteral("board/mosaic?cols=8&rows=6&ground=bank&frame=0.12&void=000100000081&terrain=meadow:"
                       "f9080ee0fc037e,water:060701000000,path:00f01e03fc00&tiles=e0e0e0000000,1c1c00000000,"
                       "060707000000,00001c1c1c00,000000e0e060,000000070706,00000000001c"),
        {992, 760});
    writer.write(
        {QStringLiteral("diagrams"),
         {120, 120},
         {QStringLiteral(
              "diagram/mosaic?cols=3&rows=3&cells=1.1.self.bombard.,1.0.reach.arrowU.,2.0.reach..2"),
          QStringLiteral(
              "diagram/mosaic?cols=5&rows=5&cells=0.0.meadow.wolf.,2.1.path.hare.3,4.2.water.moth.")},
         2});
    for (const char* theme : {"night", "clearing"}) {
        const QString with = QStringLiteral("?theme=") + QLatin1String(theme);
        writer.write(QStringLiteral("tabletop-%1").arg(theme), QStringLiteral("wood/tabletop") + with,
                     {1280, 800});
        writer.write(QStringLiteral("home-%1").arg(theme), QStringLiteral("scenery/home") + with,
                     {1280, 800});
        writer.write(QStringLiteral("shelf-%1").arg(theme), QStringLiteral("scenery/shelf") + with,
                     {1280, 800});
    }
    writer.write(QStringLiteral("home-wide"), QStringLiteral("scenery/home"), {1920, 1080});
    writer.write(QStringLiteral("home-narrow"), QStringLiteral("scenery/home"), {1024, 768});
    writer.write(QStringLiteral("gate"), QStringLiteral("gate/1"), {1280, 800});
    writer.write(QStringLiteral("gate-left"), QStringLiteral("gate/2?half=left"), {640, 800});
    writer.write(QStringLiteral("gate-right"), QStringLiteral("gate/2?half=right"), {640, 800});
}

} // namespace

int main(int argc, char* argv[])
{
    QGuiApplication application(argc, argv);
    const QStringList arguments = QGuiApplication::arguments();
    if (arguments.size() != 2 && arguments.size() != 5) {
        QTextStream(stderr) << "Usage: tablewood-art-sheet FOLDER [ID WIDTHxHEIGHT NAME]\n";
        return 2;
    }
    SheetWriter writer(arguments[1]);
    if (arguments.size() == 2) {
        writeAll(writer);
        return 0;
    }
    const QStringList size = arguments[3].split(u'x');
    writer.write(arguments[4], arguments[2], QSize(size.value(0).toInt(), size.value(1).toInt()));
    return 0;
}
