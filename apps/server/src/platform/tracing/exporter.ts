import type { Log } from '../log.ts'
import type { Family } from '../metrics/exposition.ts'
import { otlpBody } from './otlp.ts'
import type { Attributes, Span } from './tracer.ts'

/** Takes spans to a collector, in the background. Play waits for none of it. */
export interface Exporter {
  /** Never waits and never throws; when too many wait already, the span is given up and counted. */
  readonly keep: (span: Span) => void
  readonly families: () => readonly Family[]
  /** Sends what is there, once, and rests. */
  readonly stop: () => Promise<void>
}

const [mostKept, mostAtOnce, everyMs, patienceMs] = [8_192, 1_024, 1_000, 5_000]

/** @param needs.url of the collector's `/v1/traces`. */
export function createExporter(needs: {
  readonly url: string
  readonly resource: Attributes
  readonly log: Log
}): Exporter {
  const { url, resource, log } = needs
  const counts = { sent: 0, lost: 0 }
  let waiting: Span[] = []
  let sending: Promise<void> | null = null
  let told = false

  async function send(): Promise<void> {
    const batch = waiting.slice(0, mostAtOnce)
    waiting = waiting.slice(mostAtOnce)
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: otlpBody(batch, resource),
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
      counts.sent += batch.length
      told = false
    } catch (fault) {
      counts.lost += batch.length
      if (!told) log.warn({ err: fault }, 'traces do not reach the collector')
      told = true
    }
  }
  const turn = (): Promise<void> =>
    (sending ??= send().finally(() => {
      sending = null
    }))
  const timer = setInterval(() => {
    if (waiting.length > 0) void turn()
  }, everyMs).unref()

  return {
    keep: (span) => {
      if (waiting.length < mostKept) waiting.push(span)
      else counts.lost++
    },
    families: () => [
      {
        name: 'fairhouse_spans_total',
        help: 'Spans of traces by what became of them: sent to the collector, or lost.',
        type: 'counter',
        samples: Object.entries(counts).map(([fate, value]) => ({ labels: { fate }, value })),
      },
    ],
    stop: async () => {
      clearInterval(timer)
      await sending
      if (waiting.length > 0) await send()
    },
  }
}
