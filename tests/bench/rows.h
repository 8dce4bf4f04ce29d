#pragma once

/// What can be measured: each prints its lines of the table.
namespace tablewood::bench {

// Rules.
void measureArborMoves();
void measureArborCopies();
void measurePlayouts();
void measureSearch();
void measureForsaken();
void measureForest();
void measureKingdom();

// Views and how they differ.
void measureViews();
void measureManyPieces();
void measureHordes();

// Matches.
void measureOpening();
void measureContent();

// A moderated night, with the voice that is installed.
void measureNight();

// The window. A program has one: each of these is measured in a process of its own.
void measureFirstFrame();
void measureIdleFrames();
void measureDragging();
void measureTiles();
void measureTilesOnHordes();
void measureStage();
void measureRun();
void measureMemory();

/// What such a process does: says what was measured and ends. False for a name that none has.
bool measureAlone(int argc, char** argv);

} // namespace tablewood::bench
