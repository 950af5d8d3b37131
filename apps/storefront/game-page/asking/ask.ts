import type { CallName, calls } from '@fairhouse/contract/calls/all'
import type { z } from 'zod'
import { paths } from '@fairhouse/contract/paths'

/** A call's fields as forms send them; those that are undefined are left out. */
export type Body<Name extends CallName> = {
  readonly [Key in keyof z.input<(typeof calls)[Name]['body']>]: string | number | undefined
}
export type Reply<Name extends CallName> = z.output<(typeof calls)[Name]['reply']>

/** Why there is no reply. */
export type Failure =
  /** Nothing came back, or only a sign that the house is busy: asking again may help. */
  | { readonly type: 'unreachable'; readonly waitSeconds: number | null }
  /** An answer, and it is no. `sentence` is the server's, in the page's language. */
  | { readonly type: 'refused'; readonly code: number | string; readonly sentence: string | null }
  /** Something came back that is no answer of ours. */
  | { readonly type: 'unreadable' }

export type Answer<Name extends CallName> =
  | { readonly ok: true; readonly reply: Reply<Name> }
  | { readonly ok: false; readonly failure: Failure }

/** What the asking needs of its surroundings. */
export interface Wire {
  fetch(path: string, init: RequestInit): Promise<Response>
  /** The readable csrf cookie, or null before the server set one. */
  csrf(): string | null
  readonly language: string
}

/** An answer that has not come by then never will; with its request key it may be asked again. */
const patienceMilliseconds = 15_000
/** The house says: not now. */
const busy = new Set([429, 502, 503, 504])

/** Makes one call of the contract, once. Never throws: what goes wrong is part of the answer. */
export async function ask<Name extends CallName>(
  wire: Wire,
  name: Name,
  body: Body<Name>,
): Promise<Answer<Name>> {
  // The one call that needs no token brings the cookie that all others need.
  if (wire.csrf() === null && name !== 'status') await send(wire, 'status', { passive: 1 })
  const response = await send(wire, name, body)
  return response ? read<Name>(response) : failed({ type: 'unreachable', waitSeconds: null })
}

type Fields = Readonly<Record<string, string | number | undefined>>

/** @returns null when nothing came back. */
async function send(wire: Wire, name: CallName, body: Fields): Promise<Response | null> {
  const csrf = wire.csrf()
  const { uri, ...fields } = body
  const path = paths[name].includes('{uri}')
    ? paths[name].replace('{uri}', String(uri))
    : paths[name]
  try {
    return await wire.fetch(`/${wire.language}${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(csrf === null ? {} : { 'X-CSRF-TOKEN': csrf }) },
      body: encoded(fields),
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
  } catch {
    // fetch rejects when nothing came back in time; nothing else about it concerns the player.
    return null
  }
}

const encoded = (fields: Fields): URLSearchParams =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )

async function read<Name extends CallName>(response: Response): Promise<Answer<Name>> {
  if (busy.has(response.status)) {
    return failed({
      type: 'unreachable',
      waitSeconds: secondsOf(response.headers.get('retry-after')),
    })
  }
  const json = /^application\/json\b/.test(response.headers.get('content-type') ?? '')
  if (!response.ok || !json) return failed({ type: 'unreadable' })
  let answer: unknown
  try {
    answer = await response.json()
  } catch {
    // Cut off on the way, so it may be asked again.
    return failed({ type: 'unreachable', waitSeconds: null })
  }
  if (isReply<Name>(answer)) return { ok: true, reply: answer }
  return failed(refusalOf(answer))
}

/**
 * Border: a success is believed to be what the contract says, for both sides are built from it; what the page stages is held to it
 * by the compiler.
 */
const isReply = <Name extends CallName>(answer: unknown): answer is Reply<Name> =>
  statusOf(answer) === 1

function refusalOf(answer: unknown): Failure {
  if (statusOf(answer) !== 0 || typeof answer !== 'object' || answer === null) {
    return { type: 'unreadable' }
  }
  const code = 'code' in answer ? answer.code : null
  const sentence = 'publicMessage' in answer ? answer.publicMessage : messageOf(answer)
  return {
    type: 'refused',
    code: typeof code === 'number' || typeof code === 'string' ? code : 'UNKNOWN_ERROR',
    sentence: typeof sentence === 'string' ? sentence : null,
  }
}

const statusOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : null

const messageOf = (answer: object): unknown => ('message' in answer ? answer.message : null)

const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,4}$/.test(header) ? Number(header) : null

const failed = (failure: Failure): { ok: false; failure: Failure } => ({ ok: false, failure })
