import { AsyncLocalStorage } from 'node:async_hooks'
import { newSpanId, newTraceId, readTraceparent, type TraceContext } from './trace-context.ts'

export type Attributes = Readonly<Record<string, string | number | boolean>>

/** Something that took a while, as part of a trace. Times are epoch milliseconds. */
export interface Span extends TraceContext {
  /** Null for the first of a trace. */
  readonly parentId: string | null
  readonly name: string
  readonly kind: 'server' | 'internal'
  readonly startMs: number
  readonly endMs: number
  readonly failed: boolean
  readonly attributes: Attributes
}

/** What work within a call may tell of itself. */
export interface Traces {
  /** Something begins within the call that is being worked on now; null when that is not traced. */
  readonly begin: () => Begun | null
  /** It ends now. */
  readonly tell: (begun: Begun, name: string, attributes: Attributes) => void
}

export interface Begun {
  readonly within: TraceContext
  readonly startMs: number
}

/** How something ended. */
export interface Ended {
  readonly failed: boolean
  readonly attributes: Attributes
}

export interface Tracer extends Traces {
  /**
   * Does a piece of work as a span of its own, below the one that `traceparent` names, or as the first of a trace for a share of those that name none.
   * @param ended what is told of it when it is done.
   */
  readonly follow: <Result>(
    call: { readonly name: string; readonly traceparent: string | undefined },
    work: () => Promise<Result>,
    ended: (result: Result) => Ended,
  ) => Promise<Result>
}

export function createTracer(needs: {
  /** 0 to 1: of calls that come without a trace, so many begin one. */
  readonly share: number
  /** In [0, 1). */
  readonly random: () => number
  readonly now: () => number
  readonly keep: (span: Span) => void
}): Tracer {
  const { share, random, now, keep } = needs
  const inside = new AsyncLocalStorage<TraceContext>()

  return {
    begin: () => {
      const within = inside.getStore()
      return within ? { within, startMs: now() } : null
    },
    tell: ({ within, startMs }, name, attributes) =>
      keep({
        traceId: within.traceId,
        spanId: newSpanId(),
        parentId: within.spanId,
        name,
        kind: 'internal',
        startMs,
        endMs: now(),
        failed: false,
        attributes,
      }),
    follow: async ({ name, traceparent }, work, ended) => {
      const above = readTraceparent(traceparent)
      if (above === 'unsampled' || (above === null && random() >= share)) return work()
      const own = { traceId: above?.traceId ?? newTraceId(), spanId: newSpanId() }
      const span = { ...own, parentId: above?.spanId ?? null, name, kind: 'server' } as const
      const startMs = now()
      try {
        const result = await inside.run(own, work)
        keep({ ...span, startMs, endMs: now(), ...ended(result) })
        return result
      } catch (fault) {
        keep({ ...span, startMs, endMs: now(), failed: true, attributes: {} })
        throw fault
      }
    },
  }
}
