import { collectDefaultMetrics, Registry } from 'prom-client'
import { type CallCount, createCallCounts } from './metrics/call-counts.ts'
import { type Family, inText, labelled } from './metrics/exposition.ts'
import { createHistogram, histogramSamples, type Observed } from './metrics/histogram.ts'
import { createMoneyPath, type MoneyCounts, type MoneyWatch } from './metrics/money-path.ts'

/** Counts of the running server since its start, for whoever compares two of them. */
export interface Counts {
  readonly money: MoneyCounts
  readonly calls: readonly CallCount[]
  /** Times of the call `play`; null before the first. */
  readonly playSeconds: Observed | null
  readonly openSockets: number
}

/** What the operator port tells of the running server. */
export interface Metrics {
  /** A call was answered. `outcome` is `ok`, the code of a refusal, or an HTTP status. */
  readonly callAnswered: (
    call: string,
    outcome: string,
    via: 'post' | 'frame',
    seconds: number,
  ) => void
  readonly pageServed: (seconds: number, status: number) => void
  readonly socketOpened: () => void
  readonly socketClosed: () => void
  readonly slowReaderDropped: () => void
  /** Hears of queue, batches, verdicts and seats. */
  readonly money: MoneyWatch
  readonly counts: () => Counts
  /** Adds families that are asked for whenever somebody reads the metrics. */
  readonly alsoTell: (families: () => Promise<readonly Family[]>) => void
  /** @param part `own`: of this process alone; `house`: what every node tells the same. */
  readonly text: (part: 'all' | 'own' | 'house') => Promise<string>
  readonly contentType: string
}

const pageBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/**
 * Own counters on the way of every call, because labels cost prom-client more than the rest of the measuring; what it knows of
 * the process (memory, processor, event loop, collections) comes from there.
 * @param place of this process among the nodes of its machine, which its own numbers then carry as `node`; undefined when it is the only one.
 */
export function createMetrics(place?: number): Metrics {
  const registry = new Registry()
  const labels: Record<string, string> = place === undefined ? {} : { node: String(place) }
  registry.setDefaultLabels(labels)
  collectDefaultMetrics({ register: registry, prefix: 'fairhouse_' })
  const calls = createCallCounts()
  const money = createMoneyPath()
  const pages = new Map<string, ReturnType<typeof createHistogram>>()
  const others: (() => Promise<readonly Family[]>)[] = []
  let [sockets, dropped] = [0, 0]

  const own = (): Family[] => [
    ...calls.families(),
    ...money.families(),
    {
      name: 'fairhouse_page_seconds',
      help: 'Time to render a page.',
      type: 'histogram',
      samples: [...pages].flatMap(([status, times]) =>
        histogramSamples(times.observed(), { status }),
      ),
    },
    {
      name: 'fairhouse_open_sockets',
      help: 'Open realtime connections.',
      type: 'gauge',
      samples: [{ value: sockets }],
    },
    {
      name: 'fairhouse_slow_readers_dropped_total',
      help: 'Realtime connections closed because they read too slowly.',
      type: 'counter',
      samples: [{ value: dropped }],
    },
  ]
  return {
    callAnswered: calls.answered,
    pageServed: (seconds, status) => {
      const key = String(status)
      const times = pages.get(key) ?? createHistogram(pageBounds)
      pages.set(key, times)
      times.observe(seconds)
    },
    socketOpened: () => void sockets++,
    socketClosed: () => void sockets--,
    slowReaderDropped: () => void dropped++,
    money: money.watch,
    counts: () => ({
      money: money.counts(),
      calls: calls.counts(),
      playSeconds: calls.secondsOf('play'),
      openSockets: sockets,
    }),
    alsoTell: (families) => void others.push(families),
    text: async (part) => {
      const asked = (await Promise.all(others.map((families) => families()))).flat()
      const shared = asked.filter(({ isOfHouse }) => isOfHouse)
      if (part === 'house') return inText(shared)
      const mine = labelled([...own(), ...asked.filter(({ isOfHouse }) => !isOfHouse)], labels)
      const told = inText(part === 'own' ? mine : [...mine, ...shared])
      return `${told}\n${await registry.metrics()}`
    },
    contentType: registry.contentType,
  }
}
