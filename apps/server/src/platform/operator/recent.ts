import type { Counts } from '../metrics.ts'
import type { CallCount } from '../metrics/call-counts.ts'
import { countOf, type Observed, quantile, since } from '../metrics/histogram.ts'

/** What went on lately. Times are in milliseconds. */
export interface Recent {
  /** How long "lately" is. */
  readonly seconds: number
  /** Answered calls `play`, each a bet or a step of a round. */
  readonly playsPerSecond: number
  readonly playP50: number | null
  readonly playP99: number | null
  readonly committedPerSecond: number
  readonly staleShare: number
  readonly batches: number
  readonly decisionsPerBatch: number | null
  readonly commitP50: number | null
  readonly commitP99: number | null
  /** Whatever was not `ok`, the most frequent first. */
  readonly refusals: readonly Omit<CallCount, 'via'>[]
}

const lookEveryMs = 5_000
const looksKept = 12

interface Look {
  readonly at: number
  readonly counts: Counts
}

/** Remembers counts of the last minute, and tells what came between then and now. */
export function watchRecent(counts: () => Counts, now: () => number = () => performance.now()) {
  const looks: Look[] = [{ at: now(), counts: counts() }]
  const look = (): void => {
    looks.push({ at: now(), counts: counts() })
    if (looks.length > looksKept) looks.shift()
  }
  let timer: NodeJS.Timeout | undefined
  return {
    start: (): void => {
      timer = setInterval(look, lookEveryMs).unref()
    },
    look,
    stop: (): void => clearInterval(timer),
    /** Counts of then and now. */
    span: (): Span => {
      const [first] = looks
      const [from, is] = [first ?? { at: now(), counts: counts() }, counts()]
      const seconds = Math.max((now() - from.at) / 1000, 0.001)
      return { before: from.counts, counts: is, seconds }
    },
  }
}

/** Counts at two moments, so many seconds apart. */
export interface Span {
  readonly before: Counts
  readonly counts: Counts
  readonly seconds: number
}

/** What went on between. */
export function recentOf({ before: was, counts: is, seconds }: Span): Recent {
  const plays = played(was.playSeconds, is.playSeconds)
  const commits = since(was.money.commitSeconds, is.money.commitSeconds)
  const sizes = since(was.money.batchSizes, is.money.batchSizes)
  const committed = is.money.verdicts.committed - was.money.verdicts.committed
  const stale = is.money.verdicts.stale - was.money.verdicts.stale
  const batches = countOf(sizes)
  return {
    seconds,
    playsPerSecond: plays ? countOf(plays) / seconds : 0,
    playP50: inMs(plays, 0.5),
    playP99: inMs(plays, 0.99),
    committedPerSecond: committed / seconds,
    staleShare: committed + stale === 0 ? 0 : stale / (committed + stale),
    batches,
    decisionsPerBatch: batches === 0 ? null : sizes.sum / batches,
    commitP50: inMs(commits, 0.5),
    commitP99: inMs(commits, 0.99),
    refusals: refusalsBetween(was.calls, is.calls),
  }
}

const played = (was: Observed | null, is: Observed | null): Observed | null =>
  is && was ? since(was, is) : is

function inMs(observed: Observed | null, share: number): number | null {
  const seconds = observed && quantile(observed, share)
  return seconds === null ? null : seconds * 1000
}

function refusalsBetween(was: readonly CallCount[], is: readonly CallCount[]): Recent['refusals'] {
  const keyOf = ({ call, outcome }: CallCount): string => `${call} ${outcome}`
  const counted = new Map<string, Omit<CallCount, 'via'>>()
  const add = (one: CallCount, sign: 1 | -1): void => {
    if (one.outcome === 'ok') return
    const { call, outcome } = one
    const count = (counted.get(keyOf(one))?.count ?? 0) + sign * one.count
    counted.set(keyOf(one), { call, outcome, count })
  }
  for (const one of is) add(one, 1)
  for (const one of was) add(one, -1)
  return [...counted.values()]
    .filter(({ count }) => count > 0)
    .toSorted((left, right) => right.count - left.count)
}
