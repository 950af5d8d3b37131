import type { KenoDefinition } from '@fairhouse/game-math/families/keno/definition'
import { kenoGame } from '@fairhouse/game-math/families/keno/keno-game'

/** Four Card Keno: twenty of eighty balls, one to four cards of one to ten spots, each of which costs the stake. */
export const definition = {
  numbers: 80,
  balls: 20,
  pays: [
    [0, 37],
    [0, 12, 80],
    [0, 0, 36, 310],
    [0, 0, 17, 70, 880],
    [0, 0, 11, 30, 170, 2800],
    [0, 0, 0, 22, 85, 690, 15_000],
    [0, 0, 0, 15, 43, 200, 2100, 50_000],
    [0, 0, 0, 13, 23, 105, 580, 7300, 50_000],
    [0, 0, 0, 0, 28, 60, 290, 2300, 35_000, 50_000],
    [0, 0, 0, 0, 22, 38, 130, 790, 8000, 50_000, 50_000],
  ],
  cards: 4,
  unitsPerStake: 10,
  maxUnits: 200_000,
  betLevels: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 2500],
} satisfies KenoDefinition

export const game = kenoGame(definition)
