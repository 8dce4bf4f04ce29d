#include "content/content_texts.h"

#include "kernel/input_error.h"

#include <fstream>
#include <iostream>

int main(int argc, char* argv[])
{
    if (argc != 3) {
        std::cerr << "Usage: tablewood-content-texts GAMES_FOLDER HEADER\n"
                     "Writes the texts of all content files as a header for the translators' tools.\n";
        return 2;
    }
    try {
        std::ofstream header(argv[2], std::ios::binary);
        header << tablewood::contentTextsHeader(argv[1]);
        header.close();
        if (!header)
            throw tablewood::InputError(argv[2], "it cannot be written");
    } catch (const tablewood::InputError& error) {
        std::cerr << error.what() << "\n";
        return 1;
    }
    return 0;
}
