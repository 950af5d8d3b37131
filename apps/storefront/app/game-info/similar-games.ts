import type { Game } from '@fairhouse/contract/entities/game'

/** A game with what only its details tell. */
export interface Described {
  readonly game: Game
  readonly themes: readonly string[]
}

/** How much each difference weighs; together they are the greatest distance. */
const weights = { kind: 4, themes: 3, mechanics: 2, volatility: 1, topWin: 0.5 } as const

/** What is known of one of the two games only counts as half a difference. */
const unknown = 0.5

/**
 * How far two games are apart in what they are and how they play, from 0 (alike) to 10.5. Who made them does not count, so that
 * no provider is preferred, nor does the return: a player should not be led from a game to one that merely pays less.
 */
export function distanceOf(one: Described, other: Described): number {
  return (
    weights.kind * (one.game.kind === other.game.kind ? 0 : 1) +
    weights.themes * unlike(one.themes, other.themes) +
    weights.mechanics * unlike(one.game.mechanics, other.game.mechanics) +
    weights.volatility * apart(one.game.volatility, other.game.volatility, 4) +
    weights.topWin * apart(orders(one.game.maxWinX), orders(other.game.maxWinX), 3)
  )
}

/** The games nearest to one of them, nearest first; those that can be played come before invented ones at the same distance. */
export function similarTo(one: Described, all: readonly Described[], count: number): Game[] {
  return all
    .filter(({ game }) => game.id !== one.game.id)
    .map((other) => ({ game: other.game, distance: distanceOf(one, other) }))
    .toSorted(
      (left, right) =>
        left.distance - right.distance ||
        Number(left.game.sandbox) - Number(right.game.sandbox) ||
        left.game.id - right.game.id,
    )
    .slice(0, count)
    .map(({ game }) => game)
}

/** The share of words that only one of the two has (Jaccard distance). */
function unlike(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other])
  if (all.size === 0) return 0
  return 1 - one.filter((word) => other.includes(word)).length / all.size
}

function apart(one: number | null, other: number | null, widest: number): number {
  if (one === null || other === null) return one === other ? 0 : unknown
  return Math.min(1, Math.abs(one - other) / widest)
}

/** Powers of ten of a top win: 100 to 1,000 times is as far as 1,000 to 10,000 times. */
const orders = (topWin: number | null): number | null =>
  topWin === null ? null : Math.log10(Math.max(1, topWin))
