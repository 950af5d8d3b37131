import { casinoWarGame } from '@fairhouse/game-math/families/cards/casino-war/casino-war-game'
import type { CasinoWarDefinition } from '@fairhouse/game-math/families/cards/casino-war/definition'

/**
 * Six decks, aces high. War is won by an equal card, too: the second bet wins 1 to 1, the first comes back. Surrender gives half back, so a pay unit is half
 * a chip. The tie pays 10 to 1.
 */
export const definition = {
  decks: 6,
  tieBack: 22,
  unitsPerStake: 2,
  mostChips: 500,
  betLevels: [10, 50, 100, 500, 1000],
} satisfies CasinoWarDefinition

export const game = casinoWarGame(definition)
