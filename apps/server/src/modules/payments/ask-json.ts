import type { z } from 'zod'
import type { Log } from '#platform/log'

export interface JsonQuestion<Body> {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** To the byte as it is sent, because signatures are about bytes. */
  readonly body?: string
  /** What an answer must look like; anything else is half an answer. */
  readonly answer: z.ZodType<Body>
}

/**
 * What came back. `refused` is a clear no (4xx) that nothing happened after; `silence` is all else: no answer in time, a broken one,
 * one of another shape, an error of theirs. After a silence it may or may not have happened.
 */
export type Heard<Body> =
  | { readonly type: 'answer'; readonly body: Body }
  | {
      readonly type: 'refused'
      readonly status: number
      /** Their words, parsed; null when they are no JSON. */
      readonly body: unknown
    }
  | { readonly type: 'silence' }

/** Asks somebody outside of the house. Never throws for what the outside may do. */
export type AskJson = <Body>(question: JsonQuestion<Body>) => Promise<Heard<Body>>

/** An answer that is larger is none. */
const mostBytes = 2 * 1024 * 1024

/** @param needs.timeMs longest that an answer may take, to its last byte. */
export function createAskJson(needs: {
  readonly log: Log
  readonly timeMs?: number | undefined
}): AskJson {
  const { log, timeMs = 8_000 } = needs
  return async (question) => {
    const { url, method = 'GET', headers, body, answer } = question
    const silence = (why: string) => {
      // The path may name players and the query may hold what is signed: neither belongs into a log.
      log.warn({ asked: new URL(url).origin, method, why }, 'no answer from outside')
      return { type: 'silence' } as const
    }
    try {
      const response = await fetch(url, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeMs),
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body }),
      })
      const text = await readText(response)
      const { status } = response
      if (status >= 500 || isToLater(status)) return silence(`status ${status}`)
      if (status >= 400) return { type: 'refused', status, body: text === null ? null : json(text) }
      if (text === null) return silence('an answer too large')
      const read = answer.safeParse(json(text))
      return read.success
        ? { type: 'answer', body: read.data }
        : silence('an answer of another shape')
    } catch (fault) {
      return silence(fault instanceof Error ? causeOf(fault) : 'unknown')
    }
  }
}

/** Time over, too early, too many: no word about the question itself. */
const isToLater = (status: number): boolean => status === 408 || status === 425 || status === 429

const causeOf = (fault: Error): string =>
  fault.cause instanceof Error ? `${fault.message}: ${fault.cause.message}` : fault.message

/** Null when it is longer than anything we would read. */
async function readText(response: Response): Promise<string | null> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of response.body ?? []) {
    size += part.length
    if (size > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

/** Null for what is no JSON: an empty body, a proxy's page. */
function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // What it was instead is of no use: whoever reads it wants a shape.
    return null
  }
}
