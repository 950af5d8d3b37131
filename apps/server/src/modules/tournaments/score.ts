/** How a player stands in a tournament. */
export interface Score {
  /** Rounds that count. */
  readonly rounds: number
  /** Hundredths. */
  readonly score: number
  /** ISO 8601: when the score was reached. */
  readonly at: string
  /** The scores that are added up, the largest first. */
  readonly best: readonly number[]
}

/** Adds a round's score. Pure. @param most rounds that are added up. */
export function withRound(
  before: Score | undefined,
  round: { readonly score: number; readonly at: string },
  most: number,
): Score {
  const best = [...(before?.best ?? []), round.score]
    .toSorted((one, other) => other - one)
    .slice(0, most)
  const score = best.reduce((sum, one) => sum + one, 0)
  const isHigher = before === undefined || score > before.score
  return { rounds: (before?.rounds ?? 0) + 1, score, best, at: isHigher ? round.at : before.at }
}
