import type { PlayerId } from '../ids.ts'

/** What a session token turns out to be. */
export type SessionState =
  | { readonly type: 'visitor' }
  | {
      readonly type: 'player'
      readonly player: PlayerId
      readonly sessionId: string
      readonly language: string
      /** Only few calls are for its player (`isAllowedWhenSuspended`). */
      readonly suspended: boolean
      /** Only few calls are for its player (`isAllowedForGuests`). */
      readonly guest: boolean
    }
  /** Nothing happened on it for too long, and nobody has been told yet. */
  | { readonly type: 'idle'; readonly sessionId: string }

export const visitor: SessionState = { type: 'visitor' }

/** Who keeps the sessions; `modules/identity` does. */
export interface Sessions {
  /** At once when it is remembered. */
  readonly sessionOf: (token: string) => SessionState | Promise<SessionState>
  /** Another node has ended the session of the token with this `sessionKey`. */
  readonly forget: (key: string) => void
  /** Other nodes may have ended any. */
  readonly forgetAll: () => void
  /** Something happened on the session: its idle time begins anew. Undefined when nothing has to be written for that. */
  readonly touch: (sessionId: string) => Promise<void> | undefined
  /** Ends an idle session. True for the one asker that did; the others come too late and hear that there is no session. */
  readonly endIdle: (sessionId: string) => Promise<boolean>
}
