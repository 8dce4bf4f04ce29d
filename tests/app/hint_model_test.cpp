#include "app/table/model/hint_model.h"

#include <doctest/doctest.h>

using namespace tablewood;

namespace {

Offer offered(const std::string& move, std::vector<Pick> picks)
{
    Offer one;
    one.move = move;
    one.picks = std::move(picks);
    return one;
}

/// A view in which a card can be played to a space, or a turn ended.
struct Asked
{
    Asked()
    {
        Board board;
        board.id = "board";
        board.columns = board.rows = 3;
        view.scene.boards.push_back(board);
        Piece card;
        card.id = 7;
        card.at.in = "hand";
        view.scene.pieces.push_back(card);
        Button button;
        button.id = "end";
        button.label = Text(TW_TEXT("arbor", "End the turn"));
        view.scene.buttons.push_back(button);
        view.offers = {offered("play B2", {Pick::ofPiece(7), Pick::ofCell("board", {1, 1})}),
                       offered("end", {Pick::ofButton("end")})};
        view.revision = 4;
        gesture.setOffers(view.offers);
    }
    void follow()
    {
        hint.follow(gesture, view, [](PieceId) { return QStringLiteral("Card"); });
    }

    SeatView view;
    Gesture gesture;
    HintModel hint;
};

} // namespace

TEST_CASE("A hint leads from pick to pick and says each in words")
{
    Asked asked;
    asked.hint.expect(4);
    CHECK(asked.hint.isThinking());
    asked.follow();
    CHECK(asked.hint.isThinking());
    asked.hint.take("play B2");
    asked.follow();
    CHECK_FALSE(asked.hint.isThinking());
    CHECK(asked.hint.piece() == 7);
    CHECK(asked.hint.board() == "");
    CHECK(asked.hint.words().endsWith("Card (B2)"));
    asked.gesture.press(Pick::ofPiece(7));
    asked.follow();
    CHECK(asked.hint.piece() == 0);
    CHECK(asked.hint.board() == "board");
    CHECK(asked.hint.cell() == QPoint(1, 1));
    CHECK(asked.hint.words().endsWith("B2"));
}

TEST_CASE("A hint is known for the view it was asked about, whatever is picked meanwhile")
{
    Asked asked;
    CHECK_FALSE(asked.hint.knows(4));
    asked.hint.expect(4);
    CHECK_FALSE(asked.hint.knows(4));
    asked.hint.take("play B2");
    asked.follow();
    CHECK(asked.hint.knows(4));
    CHECK_FALSE(asked.hint.knows(5));
    asked.gesture.press(Pick::ofPiece(7));
    asked.gesture.clear();
    asked.follow();
    CHECK(asked.hint.knows(4));
    CHECK(asked.hint.piece() == 7);
    asked.view.revision = 5;
    asked.follow();
    CHECK_FALSE(asked.hint.knows(5));
}

TEST_CASE("A hint says nothing more once something is wished")
{
    Asked asked;
    asked.hint.expect(4);
    asked.hint.take("play B2");
    asked.follow();
    CHECK_FALSE(asked.hint.words().isEmpty());
    asked.hint.forget();
    asked.follow();
    CHECK(asked.hint.words().isEmpty());
    CHECK(asked.hint.piece() == 0);
    CHECK_FALSE(asked.hint.isThinking());
}

TEST_CASE("A hint leads to a place between the cards of a row")
{
    Asked asked;
    Zone row;
    row.id = "row";
    asked.view.scene.zones.push_back(row);
    asked.view.offers.front() = offered("put 1", {Pick::ofPiece(7), Pick::ofGap("row", 1)});
    asked.gesture.setOffers(asked.view.offers);
    asked.hint.expect(4);
    asked.hint.take("put 1");
    asked.follow();
    CHECK(asked.hint.piece() == 7);
    CHECK(asked.hint.gap() == -1);
    asked.gesture.press(Pick::ofPiece(7));
    asked.follow();
    CHECK(asked.hint.piece() == 0);
    CHECK(asked.hint.zone() == "row");
    CHECK(asked.hint.gap() == 1);
}

TEST_CASE("A hint for a shape points at the space to aim at, and not at the corner of its box")
{
    Asked asked;
    asked.view.scene.pieces.front().width = 3;
    asked.hint.expect(4);
    asked.hint.take("play A1");
    asked.view.offers.front() = offered("play A1", {Pick::ofPiece(7), Pick::ofCell("board", {0, 0})});
    asked.gesture.setOffers(asked.view.offers);
    asked.gesture.press(Pick::ofPiece(7));
    asked.follow();
    CHECK(asked.hint.cell() == QPoint(1, 0));
    CHECK(asked.hint.words().endsWith("B1"));
}

TEST_CASE("A hint says what is done, and where, rather than what is touched")
{
    Asked asked;
    Offer& play = asked.view.offers.front();
    play.picks[0].label = Text(TW_TEXT("forsaken", "Play %1"), "Card");
    play.picks[1].label = Text(TW_TEXT("arbor", "Grow a Tree here"));
    asked.gesture.setOffers(asked.view.offers);
    asked.hint.expect(4);
    asked.hint.take("play B2");
    asked.follow();
    CHECK(asked.hint.words() == "A bot would choose: Play Card (B2)");
    asked.gesture.press(Pick::ofPiece(7));
    asked.follow();
    CHECK(asked.hint.words() == "A bot would choose: Grow a Tree here (B2)");
}

TEST_CASE("A hint for a button names it")
{
    Asked asked;
    asked.hint.expect(4);
    asked.hint.take("end");
    asked.follow();
    CHECK(asked.hint.button() == "end");
    CHECK(asked.hint.words().contains("End the turn"));
}

TEST_CASE("A hint to do nothing more points at no button that is not there, and says so")
{
    Asked asked;
    Button stays;
    stays.id = "pass";
    stays.label = Text(TW_TEXT("forsaken", "Pass"));
    stays.look = ButtonLook::veiled;
    asked.view.scene.buttons.push_back(stays);
    asked.view.offers.push_back(offered("pass", {Pick::ofButton("pass")}));
    asked.gesture.setOffers(asked.view.offers, asked.view.scene.buttons);
    CHECK(asked.gesture.offers().size() == 2);
    asked.hint.expect(4);
    asked.hint.take("pass");
    asked.follow();
    CHECK(asked.hint.button() == "");
    CHECK(asked.hint.words() == "A bot would leave it at that.");
    asked.follow();
    CHECK(asked.hint.words() == "A bot would leave it at that.");
    asked.view.revision = 5;
    asked.follow();
    CHECK(asked.hint.words() == "");
}

TEST_CASE("A hint is for the view it was asked about: after anything has happened it is gone, thinking too")
{
    Asked asked;
    asked.hint.expect(4);
    asked.view.revision = 5;
    asked.follow();
    CHECK_FALSE(asked.hint.isThinking());
    asked.hint.expect(5);
    asked.hint.take("end");
    asked.follow();
    CHECK(asked.hint.button() == "end");
    asked.view.revision = 6;
    asked.follow();
    CHECK(asked.hint.button() == "");
    CHECK(asked.hint.words() == "");
}
