import type { Session } from '../journal.ts'

/** What became of a stake. Amounts are minor units. */
export type Staked =
  | { readonly type: 'taken'; readonly balance: number }
  | { readonly type: 'refused'; readonly why: 'money' | 'ended' | 'limit' | 'other' }
  /** Nobody knows; it is taken back. */
  | { readonly type: 'unknown' }

/** How a round's money is told in one dialect. */
export interface Wallet {
  readonly balance: (session: Session) => Promise<number | null>
  /**
   * Takes a stake and gives what it won. `draw` plays the round when the dialect has it played, and tells what it pays.
   * @returns the balance after all of it.
   */
  readonly playFor: (session: Session, stake: number, draw: () => number) => Promise<Staked>
}
