import { item } from '../../../../at.ts'

/** What a round can come to. */
export interface Outcome {
  /** Pay units that it took beside its price, insurance aside. */
  readonly extra: number
  /** Pay units that it gave back. */
  readonly payout: number
}

/** By how a hand is played: one that is stood on or hit, a blackjack, one that is doubled, one that is split. */
export const blackjackParts = ['hand', 'blackjack', 'double', 'split'] as const
export type BlackjackPart = (typeof blackjackParts)[number]

/** How many orders of the shoe come to each outcome. */
export class Outcomes {
  readonly #weights = new Map<string, { readonly outcome: Outcome; weight: bigint }>()
  readonly #returned = new Map<BlackjackPart, bigint>()
  readonly #met = new Map<'double' | 'split', bigint>()

  add(part: BlackjackPart, outcome: Outcome, weight: bigint): void {
    this.returns(part, BigInt(outcome.payout - outcome.extra) * weight)
    this.spread(outcome, weight)
  }

  /** Counts what orders of a part return in all: what they give back less what they took beside the price. */
  returns(part: BlackjackPart, units: bigint): void {
    this.#returned.set(part, (this.#returned.get(part) ?? 0n) + units)
  }

  /** Counts orders that double a hand at least, or split one. */
  meet(feature: 'double' | 'split', weight: bigint): void {
    this.#met.set(feature, (this.#met.get(feature) ?? 0n) + weight)
  }

  /** Counts orders that come to an outcome, where what they return is counted otherwise. */
  spread(outcome: Outcome, weight: bigint): void {
    const key = `${outcome.extra} ${outcome.payout}`
    const known = this.#weights.get(key)
    if (known) known.weight += weight
    else this.#weights.set(key, { outcome, weight })
  }

  returned(part: BlackjackPart): bigint {
    return this.#returned.get(part) ?? 0n
  }

  met(feature: 'double' | 'split'): bigint {
    return this.#met.get(feature) ?? 0n
  }

  /** Sum of a whole figure of outcomes over all orders. */
  sum(figure: (outcome: Outcome) => number): bigint {
    let total = 0n
    for (const { outcome, weight } of this.#weights.values()) {
      total += BigInt(figure(outcome)) * weight
    }
    return total
  }
}

/** `[outcome, weight]` of either of two, made of both: as often as if neither knew of the other. What division leaves over goes to the first pair. */
export function together<One>(
  ones: readonly (readonly [One, bigint])[],
  all: bigint,
): readonly (readonly [One, One, bigint])[] {
  if (all === 0n) return []
  const pairs = ones.flatMap(([a, left]) =>
    ones.map(([b, right]) => [a, b, (left * right) / all] as const),
  )
  const missing = all - pairs.reduce((sum, [, , weight]) => sum + weight, 0n)
  const [a, b, weight] = item(pairs, 0)
  return [[a, b, weight + missing], ...pairs.slice(1)]
}
