#include "wire/frame.h"

#include "kernel/random.h"

#include <doctest/doctest.h>

using namespace tablewood;
using namespace tablewood::lan;

TEST_CASE("Payloads come out of a stream as they went in, however it is cut")
{
    Random random(Seed::fromText("frames"), "test");
    std::vector<Bytes> payloads;
    Bytes stream;
    for (int i = 0; i < 300; ++i) {
        Bytes& payload = payloads.emplace_back(random.below(400));
        for (auto& byte : payload)
            byte = static_cast<std::uint8_t>(random.next());
        appendFrame(stream, payload);
    }
    FrameReader reader(400);
    std::vector<Bytes> out;
    for (std::size_t at = 0; at < stream.size();) {
        const std::size_t count = std::min<std::size_t>(1 + random.below(90), stream.size() - at);
        reader.feed(std::span(stream).subspan(at, count));
        at += count;
        while (auto payload = reader.next())
            out.push_back(std::move(*payload));
    }
    CHECK(out == payloads);
}

TEST_CASE("A frame over the limit is refused as soon as its length is known")
{
    FrameReader reader(10);
    Bytes stream;
    appendFrame(stream, Bytes(10));
    appendFrame(stream, Bytes(11));
    reader.feed(std::span(stream).first(1 + 10 + 1));
    CHECK(reader.next() == Bytes(10));
    CHECK_THROWS_AS(reader.next(), InputError);

    reader = FrameReader(10);
    reader.feed(Bytes{0xff, 0xff, 0xff, 0xff});
    CHECK_THROWS_AS(reader.next(), InputError);

    reader = FrameReader(10);
    reader.feed(Bytes{0x80, 0x00});
    CHECK_THROWS_AS(reader.next(), InputError);

    reader = FrameReader(10);
    reader.setLimit(11);
    reader.feed(std::span(stream).subspan(1 + 10));
    CHECK(reader.next() == Bytes(11));
}
