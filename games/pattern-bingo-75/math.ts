import { bingoGame } from '@fairhouse/game-math/families/bingo/bingo-game'
import type { BingoDefinition } from '@fairhouse/game-math/families/bingo/definition'
import { patterns } from './patterns.ts'

/** Pattern Bingo 75: five columns of fifteen numbers each, a free centre, and a pattern for every round. Of all stakes 95 % go to the first card that has it. */
export const definition = {
  numbers: 75,
  side: 5,
  inColumn: 15,
  free: 12,
  patterns,
  prizes: [{ prize: 'pattern', perMille: 950 }],
  halls: [2, 5, 10],
  unitsPerStake: 100,
  betLevels: [100],
  maxUnits: 950,
} satisfies BingoDefinition

export const game = bingoGame(definition)
