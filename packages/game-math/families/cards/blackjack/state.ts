import type { Card } from '@fairhouse/contract/families/card'
import type { RoundState } from '../../../game.ts'

/** A hand of the player's. */
export interface PlayerHand {
  readonly cards: readonly Card[]
  /** Pay units that lie on it. */
  readonly stake: number
  /** Nothing more is asked of it: it stood, was doubled, has 21 or more, or came of a split of aces. */
  readonly isDone: boolean
}

/** Where a round of blackjack stands. The dealer's second card is in here and in nothing that is told before it is turned. */
export interface BlackjackState extends RoundState {
  /** Of this shape, so that a later shape can still read rounds left open. */
  readonly version: 1
  /** One, or two after a split. */
  readonly hands: readonly PlayerHand[]
  /** The card in sight first, then the one face down, then what the dealer drew. */
  readonly dealer: readonly Card[]
  /** Units that insurance cost; null while the player is asked for it. 0 where it was declined or never offered. */
  readonly insurance: number | null
}

/** What a hand is called in events, by its place. */
export const handNames = ['hand', 'split'] as const

/** The hand that the player is asked about; -1 when none is left. */
export const turnOf = (hands: readonly PlayerHand[]): number =>
  hands.findIndex(({ isDone }) => !isDone)
