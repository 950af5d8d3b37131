import type { Json } from '@fairhouse/contract/json'
import type { RoundAction, RoundEvent } from '@fairhouse/contract/rounds/round'
import type { Action } from '@fairhouse/game-math/game'
import type { Amount } from '@fairhouse/money'
import type { AccountId } from '#modules/ledger'
import type { SeatFacts } from './needs.ts'
import type { RoundPot } from './pot.ts'
import type { LastingStatus } from './play-answer.ts'
import type { SealedChance } from './sealed-chance.ts'

/** The fairness stream in use. Holds a server seed that may be open: never logged, never sent. */
export interface SeatStream {
  readonly number: number
  /** The player's; null until he chose one, and nothing is played before. */
  readonly clientSeed: string | null
  readonly seedHash: string
  readonly nextSeedHash: string
  readonly chance: SealedChance
  /** Hash of the newest receipt, which the next one names; of the server seed before the first. */
  readonly lastReceipt: string
}

/** What opened a round. */
export interface RoundBet {
  /** Minor units. */
  readonly stake: number
  readonly mode: string
  /** Of a game whose bets select something. */
  readonly selection?: Json | undefined
}

/** A round that waits for the player. Amounts are minor units. */
export interface OpenRound {
  readonly id: string
  readonly uri: string
  readonly definition: number
  /** What it has cost so far. */
  readonly stake: number
  /** What of that a pot paid; null where none did. */
  readonly pot: RoundPot | null
  /** How it was bet: what the bet cost, in which way, and what it was on. */
  readonly bet: RoundBet
  readonly payout: number
  readonly nonce: number
  /** Number of its newest step. */
  readonly sequence: number
  /** Words of chance taken so far. */
  readonly words: number
  /** As the rules left it; read back by `parseState`. */
  readonly state: unknown
  readonly events: readonly RoundEvent[]
  readonly actions: readonly RoundAction[]
  /** What was chosen since the bet, in order: with the stream it makes the round anew. */
  readonly moves: readonly Action[]
}

/** A player at play, as of one version: everything a decision looks at. */
export interface Seat extends SeatFacts {
  /** The account the player bets from; its version is the seat's. */
  readonly pocket: AccountId
  /** Nothing moves on a closed account. */
  readonly closed: boolean
  /** Names the stored copy of the facts that answers show. */
  readonly factsHash: bigint
  /** What answers show of the facts. */
  readonly lasting: LastingStatus
  readonly stream: SeatStream
  /** The next round's. */
  readonly nonce: number
  /** The newest round's id; later ones are larger. Null before the first. */
  readonly lastRound: string | null
  readonly open: OpenRound | null
  /** Newest connection of each game, by game id. */
  readonly connections: ReadonlyMap<number, string>
}

/** What the player bets with. */
export const bettingBalance = (seat: Seat): Amount =>
  seat.userType === 1 ? seat.cash : seat.credits
