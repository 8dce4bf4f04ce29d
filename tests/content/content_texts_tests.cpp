#include "content/content_texts.h"

#include <doctest/doctest.h>

#include <fstream>
#include <sstream>

using namespace tablewood;

TEST_CASE("translations/content_texts.h has the texts of the content as it is (else build the target "
          "content-texts)")
{
    const std::string source = TABLEWOOD_SOURCE_DIR;
    std::ifstream input(source + "/translations/content_texts.h", std::ios::binary);
    std::ostringstream committed;
    committed << input.rdbuf();
    CHECK(committed.str() == contentTextsHeader(source + "/resources/games"));
}

TEST_CASE("Texts of content are marked with the game they belong to")
{
    const std::string header = contentTextsHeader(std::string(TABLEWOOD_SOURCE_DIR) + "/resources/games");
    CHECK(header.find("QT_TRANSLATE_NOOP(\"arbor\", \"Valley of Fate\")") != std::string::npos);
    CHECK(header.find("broadleaf") == std::string::npos);
    CHECK(header.find("All eyes close") == std::string::npos);
}
