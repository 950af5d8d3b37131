import type { CallName, calls } from '@fairhouse/contract/calls/all'
import { pathOf } from '@fairhouse/contract/paths'
import type { z } from 'zod'
import { encodeFields, type FormBody, type FormValue, splitPath } from './encode.ts'
import { type Failed, type Failure, failed } from './failure.ts'
import type { OutgoingCall, Transport } from './transport.ts'

/** A body with the contract's keys; values are encoded as forms send them. */
export type Body<Name extends CallName> = {
  readonly [Key in keyof z.input<(typeof calls)[Name]['body']>]: FormValue
}
export type Reply<Name extends CallName> = z.output<(typeof calls)[Name]['reply']>
export type Answer<Name extends CallName> =
  | { readonly ok: true; readonly reply: Reply<Name> }
  | Failed

/** Who asks, and which way. */
export interface Asker {
  readonly language: string
  readonly transport: Transport
}

/** Makes one call of the contract, once. Never throws: what goes wrong is part of the answer. */
export async function ask<Name extends CallName>(
  { language, transport }: Asker,
  name: Name,
  body: Body<Name>,
): Promise<Answer<Name>> {
  const came = await transport.send(outgoing(language, name, body))
  if (!came.ok) return came
  return isReply<Name>(came.body) ? { ok: true, reply: came.body } : failed(refusalOf(came.body))
}

function outgoing(language: string, name: CallName, body: FormBody): OutgoingCall {
  const { path, rest } = splitPath(pathOf(name), body)
  return { name, path: `/${language}${path}`, fields: encodeFields(rest) }
}

/**
 * Border: a success is believed to be what the contract says, for both sides are built from it; one that strays is reported in the
 * storefront, not refused (specification, section 5).
 */
const isReply = <Name extends CallName>(body: unknown): body is Reply<Name> =>
  isObject(body) && body['status'] === 1

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function refusalOf(answer: unknown): Failure {
  if (!isObject(answer) || typeof answer['status'] !== 'number') {
    return { type: 'unreadable', code: 'FORMAT_MISMATCH' }
  }
  const code = answer['code'] ?? answer['errorCode']
  const sentence = answer['publicMessage'] ?? answer['message'] ?? answer['errorMessage']
  const fields = answer['invalidFields']
  const metadata = answer['metadata']
  return {
    type: 'refused',
    code: typeof code === 'number' || typeof code === 'string' ? code : 'UNKNOWN_ERROR',
    ...titleOf(answer),
    sentence: typeof sentence === 'string' ? sentence : null,
    invalidFields: isObject(fields) ? sentencesOf(fields) : null,
    ...(isObject(metadata) ? { metadata } : {}),
  }
}

/** Who says a sentence of its own says the title as the message. */
const titleOf = ({ message, publicMessage }: Readonly<Record<string, unknown>>) =>
  typeof message === 'string' && typeof publicMessage === 'string' ? { title: message } : {}

const sentencesOf = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, sentence]) =>
      typeof sentence === 'string' ? [[name, sentence]] : [],
    ),
  )
