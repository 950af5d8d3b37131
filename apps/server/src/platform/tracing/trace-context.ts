import { randomBytes } from 'node:crypto'

/** Where in a trace something happens, as W3C Trace Context has it: lower-case hex, 16 bytes and 8. */
export interface TraceContext {
  readonly traceId: string
  readonly spanId: string
}

const traceparent = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/
const nothing = /^0+$/

/**
 * Reads a `traceparent` of version 00.
 * @returns null for what is none, `unsampled` for a trace that whoever began it does not keep.
 */
export function readTraceparent(text: string | undefined): TraceContext | 'unsampled' | null {
  const [, traceId, spanId, flags] = traceparent.exec(text ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return null
  if (nothing.test(traceId) || nothing.test(spanId)) return null
  return (Number.parseInt(flags, 16) & 1) === 1 ? { traceId, spanId } : 'unsampled'
}

export const newTraceId = (): string => randomBytes(16).toString('hex')
export const newSpanId = (): string => randomBytes(8).toString('hex')
