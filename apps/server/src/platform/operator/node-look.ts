import { z } from 'zod'
import type { Counts } from '../metrics.ts'
import type { CallCount } from '../metrics/call-counts.ts'
import type { Observed } from '../metrics/histogram.ts'

const observed = z.object({
  bounds: z.array(z.number()).readonly(),
  counts: z.array(z.number()).readonly(),
  sum: z.number(),
})

const counts = z.object({
  money: z.object({
    queued: z.number(),
    verdicts: z.object({ committed: z.number(), answered: z.number(), stale: z.number() }),
    batchSizes: observed,
    commitSeconds: observed,
    seats: z.object({ remembered: z.number(), found: z.number(), missed: z.number() }),
  }),
  calls: z
    .array(
      z.object({
        call: z.string(),
        outcome: z.string(),
        via: z.enum(['post', 'frame']),
        count: z.number(),
      }),
    )
    .readonly(),
  playSeconds: observed.nullable(),
  openSockets: z.number(),
})

/** What one node knows of itself and no other does; as nodes of one machine tell each other. */
export const nodeLook = z.object({
  counts,
  /** The same, as they were `seconds` ago. */
  before: counts,
  seconds: z.number(),
  loopP99: z.number().nullable(),
  pool: z.object({ open: z.number(), idle: z.number(), waiting: z.number(), most: z.number() }),
  concerns: z.array(z.string()).readonly(),
})
export type NodeLook = z.infer<typeof nodeLook>

/** Several nodes as if they were one: counts are added, of waits the longest is told, of times the longest. */
export const together = (first: NodeLook, others: readonly NodeLook[]): NodeLook =>
  others.reduce(
    (sum, one) => ({
      counts: sumOf(sum.counts, one.counts),
      before: sumOf(sum.before, one.before),
      seconds: Math.max(sum.seconds, one.seconds),
      loopP99:
        sum.loopP99 === null || one.loopP99 === null
          ? (sum.loopP99 ?? one.loopP99)
          : Math.max(sum.loopP99, one.loopP99),
      pool: {
        open: sum.pool.open + one.pool.open,
        idle: sum.pool.idle + one.pool.idle,
        waiting: sum.pool.waiting + one.pool.waiting,
        most: sum.pool.most + one.pool.most,
      },
      concerns: [...new Set([...sum.concerns, ...one.concerns])],
    }),
    first,
  )

const sumOf = (left: Counts, right: Counts): z.infer<typeof counts> => ({
  money: {
    queued: left.money.queued + right.money.queued,
    verdicts: {
      committed: left.money.verdicts.committed + right.money.verdicts.committed,
      answered: left.money.verdicts.answered + right.money.verdicts.answered,
      stale: left.money.verdicts.stale + right.money.verdicts.stale,
    },
    batchSizes: observedSum(left.money.batchSizes, right.money.batchSizes),
    commitSeconds: observedSum(left.money.commitSeconds, right.money.commitSeconds),
    seats: {
      remembered: left.money.seats.remembered + right.money.seats.remembered,
      found: left.money.seats.found + right.money.seats.found,
      missed: left.money.seats.missed + right.money.seats.missed,
    },
  },
  calls: callsSum([...left.calls, ...right.calls]),
  playSeconds: eitherSum(left.playSeconds, right.playSeconds),
  openSockets: left.openSockets + right.openSockets,
})

const observedSum = (left: Observed, right: Observed): Observed => ({
  bounds: left.bounds,
  counts: left.counts.map((count, place) => count + (right.counts[place] ?? 0)),
  sum: left.sum + right.sum,
})

const eitherSum = (left: Observed | null, right: Observed | null): Observed | null =>
  left && right ? observedSum(left, right) : (left ?? right)

function callsSum(all: readonly CallCount[]): CallCount[] {
  const summed = new Map<string, CallCount>()
  for (const one of all) {
    const key = `${one.call} ${one.outcome} ${one.via}`
    summed.set(key, { ...one, count: one.count + (summed.get(key)?.count ?? 0) })
  }
  return [...summed.values()]
}
