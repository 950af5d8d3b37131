import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const span = z.strictObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/),
  spanId: z.string().regex(/^[0-9a-f]{16}$/),
  parentSpanId: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  name: z.string(),
  kind: z.int(),
  startTimeUnixNano: z.string().regex(/^\d{19}$/),
  endTimeUnixNano: z.string().regex(/^\d{19}$/),
  attributes: z.array(attribute),
  status: z.strictObject({ code: z.int().optional() }),
})
export type ToldSpan = z.infer<typeof span>

const request = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(span) }),
      ),
    }),
  ),
})

/** A collector that takes OTLP as JSON, and nothing that is not. */
export interface Collector {
  readonly url: string
  readonly spans: readonly ToldSpan[]
  /** What it could not read. */
  readonly faults: readonly string[]
  readonly close: () => Promise<void>
}

export async function startCollector(): Promise<Collector> {
  const spans: ToldSpan[] = []
  const faults: string[] = []
  const server = createServer((asked, answer) => {
    void (async () => {
      const body = await text(asked)
      const told = request.safeParse(JSON.parse(body))
      if (told.success)
        for (const { scopeSpans } of told.data.resourceSpans)
          spans.push(...scopeSpans.flatMap((scope) => scope.spans))
      else faults.push(told.error.message)
      answer.writeHead(told.success && asked.url === '/v1/traces' ? 200 : 400).end('{}')
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    spans,
    faults,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
