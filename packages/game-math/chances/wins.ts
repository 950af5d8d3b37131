/** Counted wins of equal chance: in how many ways each amount of pay units is won. */
export interface Wins {
  /** All ways. */
  readonly ways: bigint
  /** What they pay together. */
  readonly sum: bigint
  /** Ways by units. Empty where only ways and sum were worked out. */
  readonly counts: ReadonlyMap<number, bigint>
}

export function winsOf(counts: ReadonlyMap<number, bigint>): Wins {
  let ways = 0n
  let sum = 0n
  for (const [units, count] of counts) {
    ways += count
    sum += count * BigInt(units)
  }
  return { ways, sum, counts }
}

/** One way that wins nothing. */
export const noWin: Wins = winsOf(new Map([[0, 1n]]))

/** Either of several, each so many times over and with its units multiplied. */
export function mixedWins(
  parts: Iterable<{ readonly wins: Wins; readonly weight: bigint; readonly times: number }>,
): Wins {
  const counts = new Map<number, bigint>()
  let ways = 0n
  let sum = 0n
  for (const { wins, weight, times } of parts) {
    ways += wins.ways * weight
    sum += wins.sum * weight * BigInt(times)
    for (const [units, count] of wins.counts) {
      counts.set(units * times, (counts.get(units * times) ?? 0n) + count * weight)
    }
  }
  return { ways, sum, counts }
}
