import type { CallName, calls } from '@fairhouse/contract/calls/all'
import type { z } from 'zod'
import { encodeForm, type FormBody, type FormValue, splitPath } from './encode.ts'
import { paths } from '@fairhouse/contract/paths'

/** A body with the contract's keys; values are encoded as forms send them. */
export type Body<Name extends CallName> = {
  readonly [Key in keyof z.input<(typeof calls)[Name]['body']>]: FormValue
}
export type Reply<Name extends CallName> = z.output<(typeof calls)[Name]['reply']>

/** Why there is no reply (specification, section 8, request errors). */
export interface AskFailure {
  readonly type: 'NETWORK_ERROR' | 'PARSER_ERROR' | 'SERVER_ERROR'
  /** A code of the catalogue, the HTTP status, or a name of the specification. */
  readonly code: number | string
  /** The server's sentence in the page's language, where it said one. */
  readonly publicMessage?: string
  readonly invalidFields?: Readonly<Record<string, string>>
}

export type Answer<Name extends CallName> =
  | { readonly ok: true; readonly reply: Reply<Name> }
  | { readonly ok: false; readonly failure: AskFailure }

export interface Asker {
  fetch(path: string, init: RequestInit): Promise<Response>
  /** The csrf cookie, or null before the server has set one. */
  csrf(): string | null
  readonly language: string
}

/** Makes one call of the contract. Never throws: what goes wrong is part of the answer. */
export async function ask<Name extends CallName>(
  asker: Asker,
  name: Name,
  body: Body<Name>,
): Promise<Answer<Name>> {
  // The one call that needs no token brings the cookie that all others need.
  if (asker.csrf() === null && name !== 'status') await send(asker, 'status', { passive: true })
  return read<Name>(await send(asker, name, body))
}

async function send(asker: Asker, name: CallName, body: FormBody): Promise<Response | AskFailure> {
  const { path, rest } = splitPath(paths[name], body)
  const csrf = asker.csrf()
  try {
    return await asker.fetch(`/${asker.language}${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { Accept: 'application/json', ...(csrf === null ? {} : { 'X-CSRF-TOKEN': csrf }) },
      body: encodeForm(rest),
    })
  } catch {
    // fetch rejects for one reason only that concerns the player: nothing came back.
    return { type: 'NETWORK_ERROR', code: 'NETWORK_ERROR' }
  }
}

async function read<Name extends CallName>(response: Response | AskFailure): Promise<Answer<Name>> {
  if (!(response instanceof Response)) return { ok: false, failure: response }
  if (!response.ok) return failed({ type: 'SERVER_ERROR', code: response.status })
  if (!/^application\/json\b/.test(response.headers.get('content-type') ?? '')) {
    return failed({ type: 'PARSER_ERROR', code: 'CONTENT_TYPE_MISMATCH' })
  }
  const answer: unknown = await response.json().catch(() => null)
  if (!isAnswer(answer)) return failed({ type: 'PARSER_ERROR', code: 'FORMAT_MISMATCH' })
  return isReply<Name>(answer) ? { ok: true, reply: answer } : failed(refusalOf(answer))
}

/**
 * Border: a success is believed to be what the contract says, for both sides are built from it. One that strays is
 * reported by `checkReply`, not refused (specification, section 5).
 */
const isReply = <Name extends CallName>(answer: {
  status: unknown
}): answer is Reply<Name> & {
  status: 1
} => answer.status === 1

const failed = (failure: AskFailure): { ok: false; failure: AskFailure } => ({ ok: false, failure })

function isAnswer(answer: unknown): answer is Record<string, unknown> & { status: number } {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'status' in answer &&
    typeof answer.status === 'number'
  )
}

function refusalOf(answer: Record<string, unknown>): AskFailure {
  const code = answer['code'] ?? answer['errorCode']
  const message = answer['publicMessage'] ?? answer['message'] ?? answer['errorMessage']
  const fields = answer['invalidFields']
  return {
    type: 'SERVER_ERROR',
    code: typeof code === 'number' || typeof code === 'string' ? code : 'UNKNOWN_ERROR',
    ...(typeof message === 'string' ? { publicMessage: message } : {}),
    ...(typeof fields === 'object' && fields !== null ? { invalidFields: sentences(fields) } : {}),
  }
}

const sentences = (fields: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, sentence]) =>
      typeof sentence === 'string' ? [[name, sentence]] : [],
    ),
  )
