import { type Amount, amount } from '@fairhouse/money'
import type { Held } from './held.ts'
import type { SeatPot } from './pots.ts'
import type { Message, Refusal, Session, Verdict } from './message.ts'

/** A message with all that its fate depends on. */
export interface WalletRequest {
  readonly session: Session
  readonly message: Message
  /** Epoch milliseconds. */
  readonly now: number
  /** For what bets something: what gates and rules of the place say of the seat. */
  readonly refusal: { readonly by: Refusal | null; readonly maxStake: number | null } | null
  /** As it must still be; null where it was not read, as most wins need it not. */
  readonly seat: { readonly version: bigint; readonly pot: SeatPot | null } | null
}

/** An asked message of one kind, with the pocket held for it and what must be the same when it comes again. */
export type Holding<Kind extends Message['kind'] = Message['kind']> = Omit<
  WalletRequest,
  'message'
> & {
  readonly message: Extract<Message, { kind: Kind }>
  readonly held: Held
  readonly facts: Buffer
  /** Pocket and pot together: what providers are told. */
  readonly spendable: Amount
}

export const refused = (by: Refusal, balanceNow: Amount): Verdict => ({
  type: 'refused',
  by,
  balanceNow,
})

export const done = (balance: bigint, unknown = false): Verdict => ({
  type: 'done',
  repeated: false,
  unknown,
  balance: amount(balance),
  balanceNow: amount(balance),
})
