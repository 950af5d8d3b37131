import { item } from '../../../../at.ts'
import { type Fraction, fraction, plus, times } from '../../../../fraction.ts'
import { type Case, oneOf, type Weights } from '../weights.ts'
import { type HoldRule, startWeight, totalWeight, worthAfter } from './rule.ts'

/** A hold-and-spin on a grid of so many cells that starts with so many filled. */
export interface HoldStart {
  readonly cells: number
  readonly filled: number
}

/**
 * Exact chances of what a hold-and-spin pays that starts with so many filled cells. Which cells fill does not depend on what they
 * hold: the number filled at the end is a Markov chain over (filled, spins left), and what n cells hold is n independent draws in
 * the order they landed.
 */
export function holdWeights(rule: HoldRule, start: HoldStart): Weights {
  const ends = filledAtEnd(rule, start)
  const contents = contentsOf(rule, start)
  const cases = [...ends].map(([filled, chance]): Case => {
    const jackpot = filled === start.cells ? rule.full.units : 0
    return { chance, won: paid(item(contents, filled), jackpot) }
  })
  return oneOf(cases)
}

/** Chances of how many cells are filled when it is over. */
export function filledAtEnd(
  rule: HoldRule,
  { cells, filled: atStart }: HoldStart,
): ReadonlyMap<number, Fraction> {
  /** Chances to stand at (filled, all spins left), from which every course starts again. */
  const reached = new Map([[atStart, fraction(1n, 1n)]])
  const ends = new Map<number, Fraction>()
  for (let filled = atStart; filled < cells; filled++) {
    const here = reached.get(filled)
    if (here === undefined) continue
    const landed = landedBeforeLast(rule, cells - filled)
    landed.forEach((chance, more) => {
      const into = more === 0 ? ends : reached
      const [key, before] = [filled + more, into.get(filled + more) ?? fraction(0n, 1n)]
      into.set(key, plus(before, times(here, chance)))
    })
  }
  const full = reached.get(cells)
  return full === undefined ? ends : ends.set(cells, full)
}

/**
 * `[n]`: chance that the first spin of a series in which something lands brings n; `[0]`: that nothing lands in all of them.
 */
function landedBeforeLast({ spins, landing }: HoldRule, open: number): readonly Fraction[] {
  const [hits, misses] = [BigInt(landing.hits), BigInt(landing.of - landing.hits)]
  const all = BigInt(landing.of) ** BigInt(open)
  const nothing = fraction(misses ** BigInt(open), all)
  let tries = fraction(0n, 1n)
  let failed = fraction(1n, 1n)
  for (let spin = 0; spin < spins; spin++) {
    tries = plus(tries, failed)
    failed = times(failed, nothing)
  }
  return Array.from({ length: open + 1 }, (_, n) => {
    if (n === 0) return failed
    const ways = choose(open, n) * hits ** BigInt(n) * misses ** BigInt(open - n)
    return times(tries, fraction(ways, all))
  })
}

function choose(n: number, k: number): bigint {
  let ways = 1n
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}

/** Weights by what the cells are worth, and by the jackpots among them: `weights.get(jackpots).get(worth)`. */
type Contents = ReadonlyMap<number, ReadonlyMap<number, bigint>>

/** What was worked out of a rule so far, by how many cells may hold nothing that only lands later: 0 where every cell may hold the same. */
const knownContents = new WeakMap<HoldRule, Map<number, Contents[]>>()

/** `[n]`: what n cells hold, of the weights of all of their draws multiplied; for all cells at least. */
function contentsOf(rule: HoldRule, { cells, filled }: HoldStart): readonly Contents[] {
  const first = startWeight(rule) < totalWeight(rule) ? filled : 0
  const known = knownContents.get(rule) ?? new Map<number, Contents[]>()
  knownContents.set(rule, known)
  const contents = known.get(first) ?? [new Map([[0, new Map([[0, 1n]])]])]
  known.set(first, contents)
  const atStart = rule.prizes.filter(({ later }) => !later)
  for (let n = contents.length; n <= cells; n++) {
    contents.push(oneMore(n <= first ? atStart : rule.prizes, item(contents, n - 1)))
  }
  return contents
}

function oneMore(prizes: HoldRule['prizes'], before: Contents): Contents {
  const after = new Map<number, Map<number, bigint>>()
  for (const [jackpots, worths] of before) {
    for (const prize of prizes) {
      const won = jackpots + (prize.kind === 'jackpot' ? prize.units : 0)
      const into = after.get(won) ?? new Map<number, bigint>()
      after.set(won, into)
      const times = BigInt(prize.weight)
      for (const [worth, weight] of worths) {
        const now = worthAfter(worth, prize)
        into.set(now, (into.get(now) ?? 0n) + weight * times)
      }
    }
  }
  return after
}

function paid(contents: Contents, jackpot: number): Weights {
  const weights = new Map<number, bigint>()
  for (const [jackpots, worths] of contents) {
    for (const [worth, weight] of worths) {
      const units = jackpot + jackpots + worth
      weights.set(units, (weights.get(units) ?? 0n) + weight)
    }
  }
  return weights
}

/** Mean of what it pays, by linearity: the same without the distribution, for tuning. */
export function holdMean(rule: HoldRule, start: HoldStart): Fraction {
  const first = sharesOf(rule.prizes.filter(({ later }) => !later))
  const others = sharesOf(rule.prizes)
  const means = [fraction(0n, 1n)]
  let [worth, won] = [fraction(0n, 1n), fraction(0n, 1n)]
  for (let n = 1; n <= start.cells; n++) {
    const { grown, added, jackpots } = n <= start.filled ? first : others
    worth = plus(times(worth, grown), added)
    won = plus(won, jackpots)
    means.push(plus(worth, won))
  }
  return [...filledAtEnd(rule, start)].reduce(
    (sum, [filled, chance]) => {
      const full = fraction(BigInt(filled === start.cells ? rule.full.units : 0), 1n)
      return plus(sum, times(chance, plus(item(means, filled), full)))
    },
    fraction(0n, 1n),
  )
}

/** What one more cell does on average: what it multiplies by, what it adds, and what it wins of jackpots. */
function sharesOf(prizes: HoldRule['prizes']): {
  readonly grown: Fraction
  readonly added: Fraction
  readonly jackpots: Fraction
} {
  const total = prizes.reduce((sum, { weight }) => sum + BigInt(weight), 0n)
  const share = (value: (prize: HoldRule['prizes'][number]) => number): Fraction =>
    prizes.reduce(
      (sum, prize) => plus(sum, fraction(BigInt(prize.weight * value(prize)), total)),
      fraction(0n, 1n),
    )
  return {
    grown: share((prize) => worthAfter(1, prize) - worthAfter(0, prize)),
    added: share((prize) => (prize.kind === 'pay' ? prize.units : 0)),
    jackpots: share((prize) => (prize.kind === 'jackpot' ? prize.units : 0)),
  }
}
