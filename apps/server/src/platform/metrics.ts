import type { BusState, BusWatch } from './bus/bus.ts'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

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
  /** A message between nodes, by channel and by what became of it. */
  readonly busMessage: BusWatch['busMessage']
  /** Asked at each scrape. */
  readonly watchBus: (state: () => BusState) => void
  /** A commit wrote the decisions of `decisions` requests as one transaction. */
  readonly commitWritten: (decisions: number) => void
  readonly text: () => Promise<string>
  readonly contentType: string
}

const latencyBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry, prefix: 'fairhouse_' })
  const registers = [registry]
  const calls = new Histogram({
    name: 'fairhouse_call_seconds',
    help: 'Time to answer a call.',
    labelNames: ['call', 'outcome', 'via'],
    buckets: latencyBuckets,
    registers,
  })
  const pages = new Histogram({
    name: 'fairhouse_page_seconds',
    help: 'Time to render a page.',
    labelNames: ['status'],
    buckets: latencyBuckets,
    registers,
  })
  const sockets = new Gauge({
    name: 'fairhouse_open_sockets',
    help: 'Open realtime connections.',
    registers,
  })
  const dropped = new Counter({
    name: 'fairhouse_slow_readers_dropped_total',
    help: 'Realtime connections closed because they read too slowly.',
    registers,
  })
  const batchSize = new Histogram({
    name: 'fairhouse_commit_decisions',
    help: 'Decisions written by one commit.',
    buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256],
    registers,
  })
  const busMessages = new Counter({
    name: 'fairhouse_bus_messages_total',
    help: 'Messages between nodes: sent, heard, unread (not understood), unsent (no connection).',
    labelNames: ['channel', 'fate'],
    registers,
  })
  return {
    busMessage: (channel, fate) => busMessages.inc({ channel, fate }),
    watchBus: (state) => {
      const up: Gauge = new Gauge({
        name: 'fairhouse_bus_connected',
        help: '1 when other nodes can be told; absent in a house of one process.',
        registers: state() === 'alone' ? [] : registers,
        collect: () => {
          up.set(state() === 'connected' ? 1 : 0)
        },
      })
    },
    callAnswered: (call, outcome, via, seconds) => calls.observe({ call, outcome, via }, seconds),
    pageServed: (seconds, status) => pages.observe({ status: String(status) }, seconds),
    socketOpened: () => sockets.inc(),
    socketClosed: () => sockets.dec(),
    slowReaderDropped: () => dropped.inc(),
    commitWritten: (decisions) => batchSize.observe(decisions),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
