import type { Family } from './exposition.ts'
import { createHistogram, type Histogram, histogramSamples, type Observed } from './histogram.ts'

type Via = 'post' | 'frame'

/** How often a call ended in one way. */
export interface CallCount {
  readonly call: string
  /** `ok`, the code of a refusal, or an HTTP status. */
  readonly outcome: string
  readonly via: Via
  readonly count: number
}

/** Counts answered calls and their times. */
export interface CallCounts {
  readonly answered: (call: string, outcome: string, via: Via, seconds: number) => void
  readonly counts: () => readonly CallCount[]
  /** Times of one call, by POST and by frame together; null when nobody asked it yet. */
  readonly secondsOf: (call: string) => Observed | null
  readonly families: () => readonly Family[]
}

const bounds = [
  0.0005, 0.001, 0.0025, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.04, 0.06, 0.1, 0.25, 0.5, 1, 2.5, 5,
]

interface Counted {
  readonly via: Via
  readonly call: string
  readonly seconds: Histogram
  readonly outcomes: Map<string, number>
}

export function createCallCounts(): CallCounts {
  const byVia: Record<Via, Map<string, Counted>> = { post: new Map(), frame: new Map() }

  function first(call: string, via: Via): Counted {
    const counted = { via, call, seconds: createHistogram(bounds), outcomes: new Map() }
    byVia[via].set(call, counted)
    return counted
  }
  const all = (): Counted[] => [...byVia.post.values(), ...byVia.frame.values()]
  const counts = (): CallCount[] =>
    all().flatMap(({ call, via, outcomes }) =>
      [...outcomes].map(([outcome, count]) => ({ call, outcome, via, count })),
    )
  return {
    answered: (call, outcome, via, seconds) => {
      const counted = byVia[via].get(call) ?? first(call, via)
      counted.seconds.observe(seconds)
      counted.outcomes.set(outcome, (counted.outcomes.get(outcome) ?? 0) + 1)
    },
    counts,
    secondsOf: (call) => {
      const [one, other] = [byVia.post.get(call), byVia.frame.get(call)].flatMap((counted) =>
        counted ? [counted.seconds.observed()] : [],
      )
      if (one === undefined || other === undefined) return one ?? null
      return {
        bounds,
        counts: one.counts.map((count, place) => count + (other.counts[place] ?? 0)),
        sum: one.sum + other.sum,
      }
    },
    families: () => [
      {
        name: 'fairhouse_call_seconds',
        help: 'Time to answer a call.',
        type: 'histogram',
        samples: all().flatMap(({ call, via, seconds }) =>
          histogramSamples(seconds.observed(), { call, via }),
        ),
      },
      {
        name: 'fairhouse_calls_total',
        help: 'Answered calls; outcome is ok, the code of a refusal, or an HTTP status.',
        type: 'counter',
        samples: counts().map(({ count, ...labels }) => ({ labels, value: count })),
      },
    ],
  }
}
