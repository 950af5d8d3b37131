import type { Family } from './exposition.ts'
import { createHistogram, histogramSamples, type Observed } from './histogram.ts'

/** What became of a decision. */
export type Verdict = 'committed' | 'answered' | 'stale'

/** Hears what the money path does; every call costs next to nothing and never throws. */
export interface MoneyWatch {
  /** So many decisions wait to be committed now. */
  queued(decisions: number): void
  /** A batch was answered by the database. @param ms from sending it to its answer. */
  batch(decisions: number, ms: number): void
  verdict(verdict: Verdict): void
  /** A seat was asked for. @param found whether it was remembered. @param remembered how many are. */
  seat(found: boolean, remembered: number): void
}

/** Everything counted about the money path since the start. */
export interface MoneyCounts {
  readonly queued: number
  readonly verdicts: Readonly<Record<Verdict, number>>
  readonly batchSizes: Observed
  readonly commitSeconds: Observed
  readonly seats: { readonly remembered: number; readonly found: number; readonly missed: number }
}

const sizes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024]
const seconds = [
  0.0005, 0.001, 0.0015, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1,
  5, 15,
]

export function createMoneyPath() {
  const verdicts = { committed: 0, answered: 0, stale: 0 }
  const seats = { remembered: 0, found: 0, missed: 0 }
  const batchSizes = createHistogram(sizes)
  const commitSeconds = createHistogram(seconds)
  let waiting = 0

  const watch: MoneyWatch = {
    queued: (decisions) => {
      waiting = decisions
    },
    batch: (decisions, ms) => {
      batchSizes.observe(decisions)
      commitSeconds.observe(ms / 1000)
    },
    verdict: (verdict) => {
      verdicts[verdict]++
    },
    seat: (found, remembered) => {
      seats[found ? 'found' : 'missed']++
      seats.remembered = remembered
    },
  }
  const counts = (): MoneyCounts => ({
    queued: waiting,
    verdicts: { ...verdicts },
    batchSizes: batchSizes.observed(),
    commitSeconds: commitSeconds.observed(),
    seats: { ...seats },
  })
  return { watch, counts, families: () => moneyFamilies(counts()) }
}

const moneyFamilies = (counts: MoneyCounts): Family[] => [
  {
    name: 'fairhouse_commit_queue',
    help: 'Decisions that wait to be committed.',
    type: 'gauge',
    samples: [{ value: counts.queued }],
  },
  {
    name: 'fairhouse_commit_decisions',
    help: 'Decisions in one batch.',
    type: 'histogram',
    samples: histogramSamples(counts.batchSizes),
  },
  {
    name: 'fairhouse_commit_seconds',
    help: 'Time from sending a batch to the answer of the database.',
    type: 'histogram',
    samples: histogramSamples(counts.commitSeconds),
  },
  {
    name: 'fairhouse_decisions_total',
    help: 'Decisions by what became of them: committed, answered before, or stale and decided anew.',
    type: 'counter',
    samples: Object.entries(counts.verdicts).map(([verdict, value]) => ({
      labels: { verdict },
      value,
    })),
  },
  {
    name: 'fairhouse_seats_remembered',
    help: 'Seats kept in memory.',
    type: 'gauge',
    samples: [{ value: counts.seats.remembered }],
  },
  {
    name: 'fairhouse_seat_lookups_total',
    help: 'Seats asked for: found in memory, or loaded from the database.',
    type: 'counter',
    samples: [
      { labels: { result: 'found' }, value: counts.seats.found },
      { labels: { result: 'loaded' }, value: counts.seats.missed },
    ],
  },
]
