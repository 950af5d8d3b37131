import { bingoGame } from '@fairhouse/game-math/families/bingo/bingo-game'
import type { BingoDefinition } from '@fairhouse/game-math/families/bingo/definition'

/** Ticket Bingo 90: strips of six tickets that hold each of 90 numbers once. Of all stakes 18 % go to the first line, 26 % to the first two lines, 50 % to the first full house. */
export const definition = {
  numbers: 90,
  side: 3,
  strip: 6,
  prizes: [
    { prize: 'line', perMille: 180 },
    { prize: 'twoLines', perMille: 260 },
    { prize: 'house', perMille: 500 },
  ],
  halls: [2, 3, 6],
  unitsPerStake: 50,
  betLevels: [50],
  maxUnits: 282,
} satisfies BingoDefinition

export const game = bingoGame(definition)
