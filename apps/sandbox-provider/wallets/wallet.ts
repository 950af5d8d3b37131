import type { Due, Session } from '../journal.ts'

/** Why a stake was not taken. */
export type Refused = {
  readonly type: 'refused'
  readonly why: 'money' | 'ended' | 'limit' | 'other'
}

/** What became of a stake. Amounts are minor units. */
export type Staked =
  | { readonly type: 'taken'; readonly balance: number }
  | Refused
  /** Nobody knows; it is taken back. */
  | { readonly type: 'unknown' }

/** A stake of a round that waits for its player afterwards. */
export interface StakeOfRound {
  readonly round: string
  readonly amount: number
  /** Whether the round begins with it: taken back, nothing is left of the round then. */
  readonly isFirst: boolean
  /** Plays on once it is taken, and writes down what came of it. @param bet the stake's name at the house. */
  readonly draw: (bet: string) => void
}

/** How a round's money is told in one dialect. */
export interface Wallet {
  readonly balance: (session: Session) => Promise<number | null>
  /**
   * Takes a stake and gives what it won. `draw` plays the round when the dialect has it played, and tells what it pays.
   * @returns the balance after all of it.
   */
  readonly playFor: (session: Session, stake: number, draw: () => number) => Promise<Staked>
  readonly stake: (session: Session, told: StakeOfRound) => Promise<Staked>
  /** What must be told to end a round of which at least one stake was taken. `amount` may be 0. */
  readonly win: (
    session: Session,
    told: { readonly round: string; readonly bet: string; readonly amount: number },
  ) => Due
  /** Tells it until it is heard. @returns the balance after it, null when that is not known. */
  readonly tellWin: (due: Due) => Promise<number | null>
}
