import type { Currency } from '@fairhouse/money'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

/** A draw of the lotto. Times are epoch milliseconds, amounts cents. */
export interface DrawForStaff {
  readonly number: number
  readonly opensAt: number
  readonly closesAt: number
  /** Null: tickets are sold for it. */
  readonly drawnAt: number | null
  readonly seedHash: string
  readonly tickets: number
  /** The first prize, as it stands. */
  readonly first: number
  /** What was given to winners. */
  readonly given: number
  readonly prizes: readonly {
    readonly amount: number
    readonly player: number | null
    readonly given: boolean
  }[]
}

/** What staff see and put right of loyalty. */
export interface LoyaltyDesk {
  /** Once per id; below nothing hundredths of a point are taken. @returns why not, or null. */
  correctPoints(
    tx: Transaction,
    correction: {
      readonly id: string
      readonly player: PlayerId
      readonly hundredths: number
      readonly staff: string
      readonly at: number
    },
  ): Promise<'tooLittle' | null>
  draws(on: Queryable, limit: number): Promise<DrawForStaff[]>
}

/** How somebody wants a tournament to be over before its time: with its prizes, or without any. */
export type Ending = 'end' | 'void'

/** A tournament. Times are epoch milliseconds, amounts minor units, scores hundredths. */
export interface TournamentForStaff {
  readonly id: number
  readonly name: string
  readonly title: string | null
  readonly currency: Currency
  readonly opensAt: number
  readonly closesAt: number
  readonly rounds: number
  readonly best: number
  readonly minStake: number
  readonly prizes: readonly number[]
  readonly standing: 'scheduled' | 'on' | 'over' | 'void'
  readonly players: number
  /** What its prizes gave. */
  readonly given: number
  /** What somebody asked for and nobody decided. */
  readonly asked: {
    readonly id: string
    readonly ending: Ending
    readonly by: string
    readonly note: string
  } | null
}

export interface NewTournament {
  readonly title: string
  readonly currency: Currency
  readonly opensAt: number
  readonly closesAt: number
  readonly rounds: number
  readonly best: number
  readonly minStake: number
  readonly prizes: readonly number[]
}

/** Why nothing came of a wish for a tournament. */
export type NotEnded = 'notFound' | 'soAlready' | 'decidedAlready' | 'ownRequest' | 'notBegun'

/** What staff see and do of tournaments. Who may is the back office's to say; deeds happen in its transaction. */
export interface TournamentDesk {
  tournaments(on: Queryable): Promise<TournamentForStaff[]>
  board(
    on: Queryable,
    tournament: number,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<
    readonly { readonly player: PlayerId; readonly score: number; readonly rounds: number }[]
  >
  /** @returns its number. */
  make(tx: Transaction, tournament: NewTournament): Promise<number>
  askToEnd(
    tx: Transaction,
    asked: {
      readonly id: string
      readonly tournament: number
      readonly ending: Ending
      readonly note: string
      readonly by: string
      readonly at: number
    },
  ): Promise<NotEnded | null>
  /** Ends or voids it as somebody else asked, or declines that. @returns which tournament, or why nothing was done. */
  decide(
    tx: Transaction,
    decided: {
      readonly id: string
      readonly approve: boolean
      readonly by: string
      readonly at: number
    },
  ): Promise<{ readonly tournament: number; readonly ending: Ending } | NotEnded>
}

/** An invitation that a person has to look at. */
export interface ReferralForStaff {
  readonly friend: PlayerId
  readonly inviter: PlayerId
  readonly invitedAt: Date
  /** By what both may be one person. */
  readonly shares: readonly string[]
}

/** What staff see and decide of invitations. */
export interface ReferralDesk {
  inReview(on: Queryable): Promise<ReferralForStaff[]>
  /** @returns why nothing was decided, or null. */
  decide(
    tx: Transaction,
    decision: { readonly friend: PlayerId; readonly approve: boolean; readonly by: string },
  ): Promise<'notFound' | 'decidedAlready' | 'noBonuses' | null>
}
