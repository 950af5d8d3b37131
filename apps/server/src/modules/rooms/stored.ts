import type { RoomPhase, TicketState } from '@fairhouse/contract/rooms/entities'
import type { Amount, Currency } from '@fairhouse/money'
import type { AccountId } from '#modules/ledger'
import type { PlayerId } from '#platform/ids'

/** A round as the database has it. Times are epoch milliseconds by its clock. */
export interface StoredRound {
  readonly id: string
  readonly uri: string
  readonly chain: number
  /** Number of its link. */
  readonly link: number
  readonly phase: RoomPhase
  readonly fliesAt: number
  readonly ledAt: number
  readonly sealedLink: Buffer | null
  readonly shownLink: Buffer | null
  /** Hundredths. */
  readonly bust: number | null
  readonly endedAt: number | null
  readonly settled: boolean
  /** When it was read. */
  readonly now: number
}

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
  readonly state: TicketState
  readonly at: number | null
  readonly payout: Amount
  readonly taken: string
  /** Where its round burst; null before. */
  readonly bust: number | null
}
