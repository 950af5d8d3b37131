import type { Game } from '@fairhouse/contract/entities/game'

const slots = 1281
const progressive = 1289

/**
 * A stand-in as it is shown: a name, a kind and a picture. Its return, volatility, top win, date, preview and jackpot are invented, so
 * nothing may sort by them, filter by them or count them.
 */
export function withoutInvented(game: Game): Game {
  if (!game.sandbox) return game
  return {
    ...game,
    rtp: null,
    volatility: null,
    maxWinX: null,
    badges: [],
    hasImagePreview: false,
    category: game.category === progressive ? slots : game.category,
    mechanics: game.mechanics.filter((mechanic) => mechanic !== 'jackpot'),
  }
}
