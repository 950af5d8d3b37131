import type { Family } from '#platform/metrics/exposition'
import { createHistogram, type Histogram, histogramSamples } from '#platform/metrics/histogram'
import type { WalletNeeds } from './wallet/wallet.ts'

const bounds = [0.0025, 0.005, 0.01, 0.02, 0.04, 0.1, 0.25, 1, 5]

/** Counts what providers tell, by connection, kind and what became of it. */
export function createCounts(): {
  readonly heard: WalletNeeds['heard']
  readonly families: () => readonly Family[]
} {
  const counts = new Map<string, { readonly labels: Record<string, string>; value: number }>()
  const times = new Map<string, Histogram>()
  return {
    heard: ({ connection }, { kind }, verdict, ms) => {
      const outcome = verdict.type === 'refused' ? verdict.by : verdict.repeated ? 'again' : 'done'
      const key = [connection, kind, outcome].join()
      const counted = counts.get(key) ?? { labels: { connection, kind, outcome }, value: 0 }
      counted.value++
      counts.set(key, counted)
      const seconds = times.get(connection) ?? createHistogram(bounds)
      seconds.observe(ms / 1000)
      times.set(connection, seconds)
    },
    families: () => [
      {
        name: 'fairhouse_provider_messages_total',
        help: 'What providers told of money, by what became of it.',
        type: 'counter',
        samples: [...counts.values()],
      },
      {
        name: 'fairhouse_provider_message_seconds',
        help: 'Time from a message of a provider to its answer.',
        type: 'histogram',
        samples: [...times].flatMap(([connection, seconds]) =>
          histogramSamples(seconds.observed(), { connection }),
        ),
      },
    ],
  }
}
