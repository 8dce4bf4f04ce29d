#include "choosing_four.h"

#include "kernel/fault.h"
#include "kernel/seat_options.h"

namespace tablewood::lan {

const GameSheet& ChoosingFour::sheet() const
{
    static const GameSheet sheet = [] {
        GameSheet it = connect_four::ConnectFour().sheet();
        OptionSpec colour;
        colour.key = "colour";
        colour.label = TW_TEXT("connect-four", "Colour");
        colour.standard = "any";
        colour.isOfSeat = true;
        for (const char* value : {"any", "red", "blue"})
            colour.choices.push_back({value, TW_TEXT("connect-four", "A colour"), {}});
        it.options.push_back(std::move(colour));
        it.options.push_back(
            {"goal",
             "",
             TW_TEXT("connect-four", "Goal"),
             {{"four", TW_TEXT("connect-four", "Four"), {}}, {"hats", TW_TEXT("connect-four", "Hats"), {}}},
             "four"});
        OptionSpec hat;
        hat.key = "hat";
        hat.label = TW_TEXT("connect-four", "Hat");
        hat.standard = "none";
        hat.isOfSeat = true;
        hat.onlyWhile = {"goal", "hats"};
        for (const char* value : {"none", "tall"})
            hat.choices.push_back({value, TW_TEXT("connect-four", "A hat"), {}});
        it.options.push_back(std::move(hat));
        OptionSpec brims;
        brims.key = "brims";
        brims.label = TW_TEXT("connect-four", "Brims");
        brims.standard = "narrow";
        brims.onlyWhile = {"goal", "hats"};
        for (const char* value : {"narrow", "wide"})
            brims.choices.push_back({value, TW_TEXT("connect-four", "Brims"), {}});
        it.options.push_back(std::move(brims));
        return it;
    }();
    return sheet;
}

ChoosingFour::State ChoosingFour::setUp(const Setup& setup) const
{
    const std::string first = chosen(sheet(), setup, "colour", Seat{0});
    if (first != "any" && first == chosen(sheet(), setup, "colour", Seat{1}))
        throw Fault("options", TW_TEXT("connect-four", "Two cannot have one colour"));
    return ConnectFour::setUp(setup);
}

} // namespace tablewood::lan
