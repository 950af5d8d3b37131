import { describe, expect, it } from 'vitest'
import { createLog } from '../log.ts'
import { createExporter } from './exporter.ts'
import { startCollector } from './testing/collector.ts'
import { readTraceparent } from './trace-context.ts'
import { createTracer, type Span } from './tracer.ts'

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const spanId = '00f067aa0ba902b7'

it.each([
  [`00-${traceId}-${spanId}-01`, { traceId, spanId }],
  [`00-${traceId}-${spanId}-03`, { traceId, spanId }],
  [`00-${traceId}-${spanId}-00`, 'unsampled'],
  [`01-${traceId}-${spanId}-01`, null],
  [`00-${'0'.repeat(32)}-${spanId}-01`, null],
  [`00-${traceId}-${'0'.repeat(16)}-01`, null],
  [`00-${traceId.toUpperCase()}-${spanId}-01`, null],
  ['', null],
  [undefined, null],
])('%s is read as a place in a trace', (text, read) => {
  expect(readTraceparent(text)).toEqual(read)
})

function traced(share: number, random = 0.5) {
  const spans: Span[] = []
  let now = 1_000
  const tracer = createTracer({
    share,
    random: () => random,
    now: () => now++,
    keep: (span) => spans.push(span),
  })
  return { tracer, spans }
}
const fine = () => ({ failed: false, attributes: {} })

describe('a call', () => {
  it('goes on with the trace that it came with, and what it does lies within', async () => {
    const { tracer, spans } = traced(0)
    await tracer.follow(
      { name: 'call', traceparent: `00-${traceId}-${spanId}-01` },
      async () => {
        await Promise.resolve()
        const begun = tracer.begin()
        if (begun) tracer.tell(begun, 'commit', {})
      },
      fine,
    )
    const [commit, call] = spans
    expect(call).toMatchObject({ traceId, parentId: spanId, kind: 'server' })
    expect(commit).toMatchObject({ traceId, parentId: call?.spanId, kind: 'internal' })
    expect(tracer.begin()).toBeNull()
  })

  it('is left alone when whoever began its trace does not keep it, or chance does not choose it', async () => {
    const { tracer, spans } = traced(0.5)
    await tracer.follow(
      { name: 'call', traceparent: `00-${traceId}-${spanId}-00` },
      async () => expect(tracer.begin()).toBeNull(),
      fine,
    )
    await tracer.follow({ name: 'call', traceparent: undefined }, async () => undefined, fine)
    expect(spans).toEqual([])
  })

  it('begins a trace when chance chooses it', async () => {
    const { tracer, spans } = traced(0.51)
    await tracer.follow({ name: 'call', traceparent: 'nonsense' }, async () => undefined, fine)
    expect(spans).toMatchObject([{ name: 'call', parentId: null }])
  })

  it('that throws is told as failed, and throws', async () => {
    const { tracer, spans } = traced(1)
    const work = () => Promise.reject(new Error('no'))
    await expect(
      tracer.follow({ name: 'call', traceparent: undefined }, work, fine),
    ).rejects.toThrow('no')
    expect(spans).toMatchObject([{ failed: true }])
  })
})

describe('what was seen', () => {
  const span = (name: string): Span => ({
    traceId,
    spanId,
    parentId: null,
    name,
    kind: 'server',
    startMs: 1_790_000_000_000,
    endMs: 1_790_000_000_001.5,
    failed: true,
    attributes: { call: 'play', decisions: 3, databaseMs: 1.5, again: false },
  })
  const silent = createLog('silent', process.stdout)
  const fates = (exporter: ReturnType<typeof createExporter>) =>
    exporter.families().flatMap(({ samples }) => samples.map(({ value }) => value))

  it('reaches a collector in its own words', async () => {
    const collector = await startCollector()
    const exporter = createExporter({
      url: collector.url,
      resource: { 'service.name': 'x' },
      log: silent,
    })
    exporter.keep(span('call play'))
    await exporter.stop()
    expect(collector.faults).toEqual([])
    expect(collector.spans).toMatchObject([
      {
        name: 'call play',
        kind: 2,
        startTimeUnixNano: '1790000000000000000',
        endTimeUnixNano: '1790000000001500000',
        status: { code: 2 },
        attributes: [
          { key: 'call', value: { stringValue: 'play' } },
          { key: 'decisions', value: { intValue: '3' } },
          { key: 'databaseMs', value: { doubleValue: 1.5 } },
          { key: 'again', value: { boolValue: false } },
        ],
      },
    ])
    expect(fates(exporter)).toEqual([1, 0])
    await collector.close()
  })

  it('is given up and counted when there is no collector, and hinders nobody', async () => {
    const exporter = createExporter({
      url: 'http://127.0.0.1:9/v1/traces',
      resource: {},
      log: silent,
    })
    for (let count = 0; count < 9_000; count++) exporter.keep(span('call play'))
    await exporter.stop()
    const [sent, lost] = fates(exporter)
    expect(sent).toBe(0)
    // More than may wait, and the batch that was tried.
    expect(lost).toBe(9_000 - 8_192 + 1_024)
  })
})
