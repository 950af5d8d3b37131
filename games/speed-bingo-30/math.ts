import { bingoGame } from '@fairhouse/game-math/families/bingo/bingo-game'
import type { BingoDefinition } from '@fairhouse/game-math/families/bingo/definition'

/** Speed Bingo 30: cards of nine of thirty numbers. Of all stakes 24 % go to the first line and 70 % to the first full house. */
export const definition = {
  numbers: 30,
  side: 3,
  prizes: [
    { prize: 'line', perMille: 240 },
    { prize: 'house', perMille: 700 },
  ],
  halls: [2, 5, 10],
  unitsPerStake: 100,
  betLevels: [100],
  maxUnits: 940,
} satisfies BingoDefinition

export const game = bingoGame(definition)
