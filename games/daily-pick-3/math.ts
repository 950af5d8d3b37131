import type { PickDefinition } from '@fairhouse/game-math/families/instant/definition'
import { pickGame } from '@fairhouse/game-math/families/instant/pick-game'

/** Daily Pick 3: nine tenths of what each bet would pay if the house kept nothing. */
export const definition = {
  straight: 90_000,
  box: { differing: 15_000, alike: 30_000 },
  pair: 9000,
  unitsPerStake: 100,
  betLevels: [100, 200, 300, 500, 1000, 2000, 3000, 5000],
} satisfies PickDefinition

export const game = pickGame(definition)
