import type { CallName } from '@fairhouse/contract/calls/all'
import type { Fields } from './encode.ts'
import type { Failed } from './failure.ts'

/** A call ready to go; the same one however often and whichever way it is sent. */
export interface OutgoingCall {
  readonly name: CallName
  /** Below the origin, with the language. */
  readonly path: string
  readonly fields: Fields
}

/** What came back: a body that may be an answer, or why there is none. */
export type Arrival = { readonly ok: true; readonly body: unknown } | Failed

/** One way to the house. Never throws: what goes wrong is part of what came. */
export interface Transport {
  send(call: OutgoingCall): Promise<Arrival>
}
