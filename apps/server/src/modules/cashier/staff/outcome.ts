import type { StoredTransaction } from '../store/stored-transaction.ts'

/** Who of the staff does something, and what he says to it. */
export interface Hand {
  readonly staff: string
  readonly note: string | null
}

/** Why the cashier does not do what staff asks. */
export type StaffRefusal =
  | 'notFound'
  /** It was sent, or ended, before. */
  | 'notPending'
  /** The same person has said something to it before: somebody else must. */
  | 'saidBefore'
  /** It waits for who its player is; staff decides that, not this. */
  | 'waitsForIdentity'
  | 'waitsForWallet'
  /** Nobody answered about its address yet, or it is flagged: that is decided first. */
  | 'waitsForAddress'
  /** Rules have not looked at it yet. */
  | 'notJudged'
  /** More than is left of the deposit. */
  | 'tooMuch'
  /** The player no longer has it. */
  | 'notEnoughCash'
  /** Its provider did not answer, or does not do this. */
  | 'unavailable'
  /** It was asked for under the same key before, and done. */
  | 'madeBefore'

export type StaffOutcome =
  | { readonly type: 'done'; readonly payment: StoredTransaction }
  | { readonly type: 'refused'; readonly why: StaffRefusal }

export const refused = (why: StaffRefusal): StaffOutcome => ({ type: 'refused', why })
export const done = (payment: StoredTransaction): StaffOutcome => ({ type: 'done', payment })

/** Who moves the payment, as its step says it. */
export const moverOf = (
  { staff, note }: Hand,
  reason: 'providerSends' | 'byStaff' | 'refundedByHouse',
) => ({ by: 'staff', actor: staff, reason, ...(note !== null && { note }) }) as const
