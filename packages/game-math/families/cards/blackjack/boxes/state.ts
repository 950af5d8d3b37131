import type { Card } from '@fairhouse/contract/families/card'
import type { RoundState } from '../../../../game.ts'
import type { PlayerHand } from '../state.ts'

/** A box that was dealt to. */
export interface Box {
  readonly box: number
  /** Pay units that were put on it first; 0 where its side bets alone were bet on. */
  readonly stake: number
  /** Units that insurance of it cost; null before the player was asked. 0 where it was declined or never offered. */
  readonly insurance: number | null
  /** One, or two after a split. */
  readonly hands: readonly PlayerHand[]
}

/** Where a round with several boxes stands. Side bets are settled as soon as the cards lie there, so that they are not in it. */
export interface BoxesState extends RoundState {
  /** Of this shape, so that a later shape can still read rounds left open. */
  readonly version: 2
  readonly boxes: readonly Box[]
  /** The card in sight first, then the one face down, then what the dealer drew. */
  readonly dealer: readonly Card[]
}

/** A hand by the place of its box among those dealt to, and its own place in it. */
export interface HandPlace {
  readonly at: number
  readonly hand: number
}

/** What a hand is called in events: `box1`, and what a split made of it, `split1`. */
export const handName = (box: number, hand: number): string =>
  `${hand === 0 ? 'box' : 'split'}${box}`
export const insuranceName = (box: number): string => `insurance${box}`

/** The hand that the player is asked about; null when none is left. */
export function turnOf(boxes: readonly Box[]): HandPlace | null {
  for (const [at, { hands }] of boxes.entries()) {
    const hand = hands.findIndex(({ isDone }) => !isDone)
    if (hand >= 0) return { at, hand }
  }
  return null
}

/** Place of the box whose insurance is asked about; -1 when none is. */
export const insuranceTurnOf = (boxes: readonly Box[]): number =>
  boxes.findIndex(({ insurance }) => insurance === null)

/** Cards that are out of the shoe. */
export const cardsOf = ({
  boxes,
  dealer,
}: Pick<BoxesState, 'boxes' | 'dealer'>): readonly Card[] => [
  ...dealer,
  ...boxes.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
]
