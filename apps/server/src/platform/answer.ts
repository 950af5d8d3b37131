import type { BodyOf, Call, ReplyOf } from '@fairhouse/contract/call'
import type { CallName, calls } from '@fairhouse/contract/calls/all'
import type { FieldFault } from '@fairhouse/contract/fields'
import type { RefusalName } from '@fairhouse/contract/refusals'
import type { Language } from './http/language.ts'
import type { PlayerId } from './ids.ts'

/** Who asks, and from where. Made by `platform/http` for every call, by POST or by frame. */
export interface Ask {
  readonly requestId: string
  /** Null for a visitor. */
  readonly player: PlayerId | null
  /** The session's row id; null before there is one. */
  readonly sessionId: string | null
  readonly language: string
  readonly address: string
  readonly userAgent: string
  /** The host that was asked, with its port. */
  readonly host: string
  /** What this browser is recognised by when it signs in again; null before its first time. A secret of the browser's. */
  readonly device: string | null
}

/** An ask of somebody who is signed in; calls with `who: 'player'` get this. */
export interface PlayerAsk extends Ask {
  readonly player: PlayerId
  readonly sessionId: string
}

/** A "no" that the player may hear. */
export interface Refused {
  readonly refused: RefusalName
  /** A sentence that says more exactly why than the refusal's own. */
  readonly because?:
    | 'promotionsNotOpen'
    | 'bonusUnknown'
    | 'bonusNotNow'
    | 'bonusTaken'
    | 'bonusUsedUp'
    | 'bonusPlayMoney'
    | 'bonusRestricted'
    | 'bonusDepositTooSmall'
    | 'bonusCryptoOnly'
    | 'bonusNoDeposit'
    | 'bonusWaitsForAnother'
    | 'promoMoved'
    | 'promoTaken'
    | 'promoNoToken'
  /** Sentences of the operator's, instead of the refusal's own. */
  readonly words?: Readonly<Record<Language, string>>
  readonly invalidFields?: Readonly<
    Record<
      string,
      | FieldFault
      | 'taken'
      | 'age'
      | 'weak'
      | 'notOnLadder'
      | 'notAllowed'
      | 'wrong'
      | 'unchanged'
      | 'locked'
      | 'belowMinimum'
      | 'aboveMaximum'
      | 'checksum'
      | 'otherNetwork'
      | 'ours'
    >
  >
  readonly metadata?: Readonly<Record<string, unknown>>
  /** When asking again may help; told by `Retry-After`. */
  readonly retryAfterSeconds?: number
}

/** A typed result: the reply, or a refusal. Bugs and broken machines throw instead. */
export type Outcome<Reply> = Granted<Reply> | Refused

interface Granted<Reply> {
  readonly reply: Reply
  /** The whole answer as it goes out (`status` 1, then the reply), where whoever answers has it cheaper than `JSON.stringify`. */
  readonly answer?: Buffer
  readonly session?: SessionChange
  /** What the asking browser is to be recognised by from now on. */
  readonly device?: string
}

/** What an answer does to the asker's session cookie: a new session token, or none any more. */
export type SessionChange = { readonly begin: string } | { readonly end: true }

/** The JSON of the answer that tells a reply. */
export const answerText = ({ reply, answer }: Granted<object>): string =>
  answer?.toString() ?? successText(JSON.stringify(reply))

const successText = (reply: string): string =>
  reply === '{}' ? '{"status":1}' : `{"status":1,${reply.slice(1)}`

export const isRefused = (answer: object): answer is Refused => 'refused' in answer

type Asker<Definition extends Call> = Definition['who'] extends 'player' ? PlayerAsk : Ask

/** How a module answers one call of the contract. */
export type Answer<Name extends CallName> = (
  ask: Asker<(typeof calls)[Name]>,
  body: BodyOf<(typeof calls)[Name]>,
) => Promise<Outcome<ReplyOf<(typeof calls)[Name]>>>

/** The answers one module gives. The house joins them; every call is answered by exactly one module. */
export type Answers<Names extends CallName = CallName> = { readonly [Name in Names]: Answer<Name> }
