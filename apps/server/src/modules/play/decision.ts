import type { Json } from '@fairhouse/contract/json'
import type { ActionName, Round } from '@fairhouse/contract/rounds/round'
import type { MeterWin } from '@fairhouse/contract/rounds/meters'
import type { MeterBet } from '#modules/jackpots'
import type { AccountId } from '#modules/ledger'
import type { PlayerId } from '#platform/ids'
import type { Receipted } from './receipts/step-receipt.ts'
import type { Seat } from './seat.ts'

/** What a player asks for at a game. */
export interface Move {
  readonly type: ActionName
  /** Which one, of an action that offers `choices`. */
  readonly choice: number | null
  /** What a bet is on, and what else an action says; undefined for nothing. */
  readonly data?: Json | undefined
  /** The way to bet. */
  readonly mode: string
  readonly connection: string
  /** Minor units. */
  readonly stake: number
  /** Number of the request key. */
  readonly request: bigint
  readonly bodyHash: bigint
  /** The house moves in the player's place (`stranded.ts`). */
  readonly byHouse?: boolean
}

/** A step that ends a round without playing it: what it cost, or had won, goes back to the player. */
export const voided = 'void'

/** One step of a round as it is stored, and the money it moves. Amounts are minor units. */
export interface StepRow {
  readonly player: PlayerId
  readonly pocket: AccountId
  /** The version decided on. */
  readonly version: bigint
  /** Leaves the pocket now. */
  readonly taken: number
  /** Enters it now. */
  readonly given: number
  /** What a pot beside it pays and gets; null for a seat without one. */
  readonly pot: StepPot | null
  readonly roundId: string
  readonly sequence: number
  readonly definition: number
  readonly stream: number
  readonly nonce: number
  /** What the round has cost so far. */
  readonly stake: number
  /** Null for the plain bet. */
  readonly mode: string | null
  /** Won so far. */
  readonly payout: number
  readonly finished: boolean
  readonly words: number
  readonly action: ActionName | typeof voided
  readonly choice: number | null
  /** Canonical JSON of what the bet was on, or the action said; null for nothing. */
  readonly data: string | null
  /** Taken by a step after the bet; part of `taken`. Null where nothing was. */
  readonly raised: number | null
  /** Taken by the house in the player's place. */
  readonly byHouse?: boolean
  readonly request: bigint
  readonly bodyHash: bigint
  readonly facts: bigint
  /** Epoch milliseconds. */
  readonly at: number
  /** Packed by the words of the definition. */
  readonly events: Buffer
  /** JSON, or null when the round is finished. */
  readonly state: string | null
  readonly actions: string | null
  /** The round's part of the event that tells of it; null until it is finished. */
  readonly settled: string | null
  /** Hash of the receipt, 32 bytes. */
  readonly receipt: Uint8Array
  /** Of a step that comes to the meters of its title; only whoever commits it knows what they show. */
  readonly meters?: StepAtMeters
}

/** A pot's part of a step. Amounts are minor units. */
export interface StepPot {
  readonly account: AccountId
  readonly taken: number
  readonly given: number
  /** What its owner counts of the step. */
  readonly counted: number
  /** JSON: what its owner is afterwards, by its name. */
  readonly value: string
}

/** Meters belong to many players, so what they pay is decided under their lock (decision 103), and the step is finished then. */
export interface StepAtMeters {
  readonly bet: MeterBet
  /** The same decision when the round has won these. Pure. */
  readonly won: (wins: readonly MeterWin[]) => Decision
}

/** What is to happen, decided and not yet done. */
export interface Decision {
  readonly row: StepRow
  /** The seat as it is once this is committed. */
  readonly seat: Seat
  readonly round: Round
  /** It holds nothing that meters decide. */
  readonly receipt: Receipted
}
