import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
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
    try {
      const response = await responseTo({ url, method, headers, body, timeMs })
      return read(response.statusCode ?? 0, await textOf(response), answer)
    } catch (fault) {
      const why = fault instanceof Error ? fault.message : 'unknown'
      // The path may name players and the query may hold what is signed: neither belongs into a log.
      log.warn({ asked: new URL(url).origin, method, why }, 'no answer from outside')
      return { type: 'silence' }
    }
  }
}

/** @throws Error saying what kept it from being an answer. */
function read<Body>(status: number, text: string | null, answer: z.ZodType<Body>): Heard<Body> {
  if (status >= 400 && status < 500 && !isToLater(status))
    return { type: 'refused', status, body: text === null ? null : json(text) }
  if (status < 200 || status >= 300) throw new Error(`status ${status}`)
  if (text === null) throw new Error('an answer too large')
  const parsed = answer.safeParse(json(text))
  if (!parsed.success) throw new Error('an answer of another shape')
  return { type: 'answer', body: parsed.data }
}

/** Time over, too early, too many: no word about the question itself. */
const isToLater = (status: number): boolean => status === 408 || status === 425 || status === 429

/**
 * Not `fetch`: some interfaces want a body with GET, and a redirect of a payment is no answer. Each question has a connection of its own, so
 * that none is lost on one that the other side had just closed.
 */
function responseTo(asked: {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>> | undefined
  readonly body: string | undefined
  readonly timeMs: number
}): Promise<IncomingMessage> {
  const { url, method, headers, body, timeMs } = asked
  const request = url.startsWith('https:') ? secureRequest : plainRequest
  const options = {
    method,
    agent: false,
    signal: AbortSignal.timeout(timeMs),
    headers: {
      accept: 'application/json',
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      }),
      ...headers,
    },
  }
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end(body)
  })
}

/** Null when it is longer than anything we would read. */
async function textOf(response: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) throw new Error('a response came as text')
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
