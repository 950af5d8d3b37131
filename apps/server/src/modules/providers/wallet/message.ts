import type { Amount, Currency } from '@fairhouse/money'
import type { PlayerId } from '#platform/ids'

// What a provider tells, whatever dialect it speaks: the money rules live behind these words alone.

/** What plays with one token. */
export interface Session {
  readonly id: string
  /** Name of the connection whose calls may use it. */
  readonly connection: string
  readonly player: PlayerId
  /** The session of the house that launched it. */
  readonly houseSession: string
  readonly gameId: number
  /** Of the catalogue: `Provider-GameName`. */
  readonly gameKey: string
  /** Id of the provider. */
  readonly provider: number
  readonly currency: Currency
  /** Epoch milliseconds. */
  readonly expiresAt: number
  /** A newer one of its game took its place, or it was revoked. */
  readonly ended: boolean
}

interface Told {
  /** The provider's id of this message: it happens once. */
  readonly ref: string
  /** The provider's id of the round. */
  readonly round: string
  /** Nothing more comes of the round. */
  readonly closes: boolean
}

/** A stake. */
export interface BetMessage extends Told {
  readonly kind: 'bet'
  readonly amount: Amount
}

/** What a bet has won; `about` null: whatever was bet in the round. */
export interface WinMessage extends Told {
  readonly kind: 'win'
  readonly about: string | null
  readonly amount: Amount
  /** How much of the amount is a jackpot of the provider's. */
  readonly jackpot: Amount
  /** How much of it is stake that was held back and never bet. */
  readonly returned: Amount
}

/** A stake and what it won, at once. */
export interface PlayMessage extends Told {
  readonly kind: 'play'
  readonly amount: Amount
  readonly payout: Amount
}

/** An earlier message is to have moved nothing. */
export interface RollbackMessage extends Told {
  readonly kind: 'rollback'
  readonly about: string
}

export type Message = BetMessage | WinMessage | PlayMessage | RollbackMessage

/** Why nothing moved. */
export type Refusal =
  /** The token was of a session that is over: nothing new is bet with it. */
  | 'tokenExpired'
  /** The same id came before with something else. */
  | 'differs'
  | 'notEnoughMoney'
  /** Suspended, or not to play for another reason of the house's. */
  | 'userDisabled'
  | 'gameDisabled'
  | 'limitReached'
  /** What a win is about never came. */
  | 'unknownTransaction'
  | 'rolledBack'
  | 'roundClosed'
  /** A free bet of a reward that nobody granted. */
  | 'rewardUnknown'

/** What became of a message. `balance` is what the player bets with. */
export type Verdict =
  | {
      readonly type: 'done'
      /** Of the first time it came. */
      readonly balance: Amount
      /** As it is now. */
      readonly balanceNow: Amount
      readonly repeated: boolean
      /** A rollback of what never came: remembered, and nothing moved. */
      readonly unknown: boolean
    }
  | { readonly type: 'refused'; readonly by: Refusal; readonly balanceNow: Amount }
