import type { CallName } from '@fairhouse/contract/calls/all'
import type { SessionChange } from '../answer.ts'
import type { Listener } from '../realtime/listener.ts'
import type { PlayerId } from '../ids.ts'
import type { FormValues } from './form-body.ts'
import type { Language } from './language.ts'
import type { Piece } from './text-frame.ts'

/** A call as it arrived, by POST or by frame. */
export interface Arrival {
  readonly name: CallName
  readonly values: FormValues
  readonly via: 'post' | 'frame'
  readonly requestId: string
  readonly address: string
  readonly userAgent: string
  readonly host: string
  readonly device: string | null
  /** Language of the path's prefix. */
  readonly prefix: Language | null
  readonly token: string | null
  readonly csrfHolds: boolean
  /** The asking browser where it also listens: it need not be told again what the answer tells. */
  readonly listener: Listener | null
  /** The trace that it belongs to, as its browser or a proxy says. */
  readonly traceparent?: string | undefined
}

/** What goes back: a body, and what the transport does besides. */
export interface Served {
  /** JSON already: the same bytes whatever carries them. */
  readonly body: Piece
  readonly httpStatus: 200 | 429 | 500 | 503
  readonly player: PlayerId | null
  /** `ok`, the code of a refusal, or the HTTP status. */
  readonly outcome: string
  readonly retryAfterSeconds?: number
  readonly session?: SessionChange
  /** What the browser is to be recognised by from now on. */
  readonly device?: string
}
