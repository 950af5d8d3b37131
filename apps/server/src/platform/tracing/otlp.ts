import type { Attributes, Span } from './tracer.ts'

/** Spans as OTLP has them in JSON (opentelemetry-proto, `ExportTraceServiceRequest`): numbers of 64 bits are texts, enumerations numbers. */
export const otlpBody = (spans: readonly Span[], resource: Attributes): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'fairhouse' }, spans: spans.map(spanOf) }],
      },
    ],
  })

const kinds = { internal: 1, server: 2 } as const
const statusOk = {}
const statusError = { code: 2 }

const spanOf = (span: Span) => ({
  traceId: span.traceId,
  spanId: span.spanId,
  ...(span.parentId !== null && { parentSpanId: span.parentId }),
  name: span.name,
  kind: kinds[span.kind],
  startTimeUnixNano: nanosOf(span.startMs),
  endTimeUnixNano: nanosOf(span.endMs),
  attributes: attributesOf(span.attributes),
  status: span.failed ? statusError : statusOk,
})

const nanosOf = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n)

const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

function valueOf(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { boolValue: value }
  return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value }
}
