import type { HallPhase } from '@fairhouse/contract/rooms/hall'
import type { RoomPhase, TicketState } from '@fairhouse/contract/rooms/entities'
import type { Amount, Currency } from '@fairhouse/money'
import type { AccountId } from '#modules/ledger'
import type { PlayerId } from '#platform/ids'

/** How far a round of any kind is: one of a crash room, or one of a bingo hall. */
export type StoredPhase = RoomPhase | HallPhase

/** A round as the database has it. Times are epoch milliseconds by its clock. */
export interface StoredRound {
  readonly id: string
  readonly uri: string
  readonly chain: number
  /** Number of its link. */
  readonly link: number
  readonly phase: StoredPhase
  /** Hash of the rules under which its stakes were taken. */
  readonly definition: string
  /** When it takes off, or its draw begins. */
  readonly fliesAt: number
  readonly ledAt: number
  readonly shownLink: Buffer | null
  /** Hundredths; null in a room where nothing bursts. */
  readonly bust: number | null
  readonly endedAt: number | null
  readonly settled: boolean
  /** When it was read. */
  readonly now: number
}

/** What became of a stake; `won`: a share of the round's pots. */
export type StoredState = TicketState | 'won'

/** A stake in a round. */
export interface StoredTicket {
  readonly id: string
  readonly roundId: string
  /** Number of the round's link. */
  readonly number: number
  readonly player: PlayerId
  readonly gameId: number
  readonly uri: string
  readonly name: string
  readonly slot: number
  readonly currency: Currency
  readonly pocket: AccountId
  readonly house: AccountId
  readonly stake: Amount
  /** Hundredths. */
  readonly auto: number | null
  /** The number of its first card in the round, and how many it has; null in a room without cards. */
  readonly firstCard: number | null
  readonly cards: number | null
  readonly state: StoredState
  readonly at: number | null
  readonly payout: Amount
  readonly taken: string
  /** Where its round burst; null before. */
  readonly bust: number | null
}
