import type { Game } from '@fairhouse/contract/entities/game'

/** A game with its themes, which only its details tell. */
export interface Described {
  readonly game: Game
  readonly themes: readonly string[]
}

/** What makes two games alike, and how much of it; together 1. The return is not in it: nobody is led to what merely pays less. */
const weights = {
  kind: 0.35,
  mechanics: 0.25,
  themes: 0.25,
  volatility: 0.1,
  provider: 0.05,
} as const

/** What is not known of one of them is neither alike nor unlike. */
const unknown = 0.5
const widestVolatility = 4

/** How alike two games are in what they are, from 0 to 1; the same both ways. */
export function contentLikeness(one: Described, other: Described): number {
  return (
    weights.kind * Number(one.game.kind === other.game.kind) +
    weights.mechanics * shared(one.game.mechanics, other.game.mechanics) +
    weights.themes * shared(one.themes, other.themes) +
    weights.volatility * near(one.game.volatility, other.game.volatility) +
    weights.provider * Number(one.game.provider === other.game.provider)
  )
}

/** The share of words that both have of all that one of them has. */
function shared(one: readonly string[], other: readonly string[]): number {
  const both = one.filter((word) => other.includes(word)).length
  const all = one.length + other.length - both
  return all === 0 ? unknown : both / all
}

const near = (one: number | null, other: number | null): number =>
  one === null || other === null ? unknown : 1 - Math.abs(one - other) / widestVolatility
