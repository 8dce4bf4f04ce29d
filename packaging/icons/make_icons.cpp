// Draws the icons of the packages from their pictures: make-icons PROGRAM.svg MATCH.svg FOLDER.

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>
#include <QtEndian>

#include <array>
#include <cstdio>
#include <stdexcept>

namespace {

/// The sizes that desktops ask for, from a list's to a software centre's.
constexpr std::array<int, 9> kSizes{16, 22, 24, 32, 48, 64, 128, 256, 512};

class Picture
{
public:
    explicit Picture(const QString& path) : m_renderer(path)
    {
        if (!m_renderer.isValid())
            throw std::runtime_error(path.toStdString() + " is no picture");
    }

    QByteArray png(int size)
    {
        QImage image(size, size, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        m_renderer.render(&painter);
        painter.end();
        QByteArray bytes;
        QBuffer buffer(&bytes);
        image.save(&buffer, "PNG");
        return bytes;
    }

private:
    QSvgRenderer m_renderer;
};

void write(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QDir().mkpath(QFileInfo(path).path());
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        throw std::runtime_error(path.toStdString() + " cannot be written");
}

/// A Windows icon: a directory, then PNGs.
QByteArray windowsIcon(Picture& picture)
{
    constexpr std::array<int, 5> sizes{16, 32, 48, 64, 256};
    constexpr quint32 kHeader = 6;
    constexpr quint32 kEntry = 16;
    QByteArray directory;
    QByteArray pictures;
    const auto little = [&directory](auto number) {
        directory.resize(directory.size() + qsizetype(sizeof number));
        qToLittleEndian(number, directory.end() - sizeof number);
    };
    little(quint16(0));
    little(quint16(1));
    little(quint16(sizes.size()));
    for (const int size : sizes) {
        const QByteArray png = picture.png(size);
        little(quint8(size)); // 256 is written as 0
        little(quint8(size));
        little(quint16(0));
        little(quint16(1));
        little(quint16(32));
        little(quint32(png.size()));
        little(quint32(kHeader + kEntry * sizes.size() + quint32(pictures.size())));
        pictures += png;
    }
    return directory + pictures;
}

/// A macOS icon: blocks of a name, a length and a PNG.
QByteArray macIcon(Picture& picture)
{
    struct Block
    {
        const char* name;
        int size;
    };
    constexpr std::array<Block, 4> kBlocks{{{"ic07", 128}, {"ic08", 256}, {"ic09", 512}, {"ic10", 1024}}};
    const auto block = [](const char* name, const QByteArray& content) {
        QByteArray bytes(name, 4);
        bytes.resize(8);
        qToBigEndian(quint32(8 + content.size()), bytes.data() + 4);
        return bytes + content;
    };
    QByteArray blocks;
    for (const Block& each : kBlocks)
        blocks += block(each.name, picture.png(each.size));
    return block("icns", blocks);
}

void makeIcons(const QString& programPath, const QString& matchPath, const QString& folder)
{
    Picture program(programPath);
    Picture match(matchPath);
    for (const int size : kSizes) {
        const QString place = QString("%1/hicolor/%2x%2/").arg(folder).arg(size);
        write(place + "apps/org.tablewood.Tablewood.png", program.png(size));
        write(place + "mimetypes/application-x-tablewood-match.png", match.png(size));
    }
    write(folder + "/tablewood.ico", windowsIcon(program));
    write(folder + "/tablewood.icns", macIcon(program));
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 4) {
        std::fputs("usage: tablewood-make-icons PROGRAM.svg MATCH.svg FOLDER\n", stderr);
        return 2;
    }
    try {
        makeIcons(arguments[1], arguments[2], arguments[3]);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "tablewood-make-icons: %s\n", error.what());
        return 1;
    }
    return 0;
}
