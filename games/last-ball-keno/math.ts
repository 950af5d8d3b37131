import type { KenoDefinition } from '@fairhouse/game-math/families/keno/definition'
import { kenoGame } from '@fairhouse/game-math/families/keno/keno-game'

/** Last Ball Keno: twenty of eighty balls, tickets of one to ten spots. When the last ball is on the ticket, three free draws follow at double pays. */
export const definition = {
  numbers: 80,
  balls: 20,
  pays: [
    [0, 35],
    [0, 0, 135],
    [0, 0, 29, 260],
    [0, 0, 13, 55, 680],
    [0, 0, 0, 31, 185, 3100],
    [0, 0, 0, 15, 60, 490, 10_000],
    [0, 0, 0, 12, 29, 140, 1500, 10_000],
    [0, 0, 0, 0, 28, 75, 480, 6500, 10_000],
    [0, 0, 0, 0, 16, 48, 175, 1500, 10_000, 10_000],
    [0, 0, 0, 0, 11, 26, 80, 470, 5000, 10_000, 10_000],
  ],
  freeGames: { games: 3, times: 2 },
  unitsPerStake: 10,
  maxUnits: 70_000,
  betLevels: [10, 20, 50, 100, 200, 300, 500, 1000, 2000, 3000, 5000, 10_000],
} satisfies KenoDefinition

export const game = kenoGame(definition)
