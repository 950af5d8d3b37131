import type { CardOrJoker } from '@fairhouse/contract/families/card'
import type { MadeHand, VideoPokerEvent } from '@fairhouse/contract/families/video-poker/events'
import type { EventOf } from '../../rounds/present.ts'

/** One hand as it lies there: five cards, what they make, and what they paid. */
export interface ShownHand {
  readonly cards: readonly CardOrJoker[]
  readonly made: MadeHand | null
  /** Minor units; 0 for a hand that pays nothing, or that is not paid yet. */
  readonly pay: number
}

/** Everything that a video poker shows, as plain values. Amounts in minor units. */
export interface VideoPokerBoard {
  /** As the cards were dealt; null before the first deal. */
  readonly dealt: ShownHand | null
  /** Places that were held, once the draw is told; empty before. */
  readonly held: readonly number[]
  /** Hands after the draw, the front one first; empty before. */
  readonly hands: readonly ShownHand[]
  /** A jackpot that the round has won, as its title calls it. */
  readonly jackpot: string | null
  /** What every pay is multiplied by; null where nothing was drawn for that. */
  readonly multiplier: number | null
  /** What was won and may be doubled, as often as is left; null while that is not offered. */
  readonly offer: { readonly at: number; readonly left: number } | null
  /** Cards of the doubling that was told last. */
  readonly doubled: ShownDoubling | null
  readonly total: number
  readonly finished: boolean
}

/** The dealer's card, the four others, and what the chosen one came to. */
export type ShownDoubling = Pick<
  EventOf<VideoPokerEvent, 'pokerDoubled'>,
  'dealer' | 'cards' | 'choice' | 'outcome' | 'total'
>

export const emptyBoard: VideoPokerBoard = {
  dealt: null,
  held: [],
  hands: [],
  jackpot: null,
  multiplier: null,
  offer: null,
  doubled: null,
  total: 0,
  finished: false,
}

/** What stands in front: the front hand after the draw, the deal before it. */
export const frontHand = ({ dealt, hands }: VideoPokerBoard): ShownHand | null => hands[0] ?? dealt

/** Whether the player is to say which cards stay. */
export const awaitsHold = ({ dealt, hands, finished }: VideoPokerBoard): boolean =>
  dealt !== null && hands.length === 0 && !finished

export function boardOf(events: readonly VideoPokerEvent[]): VideoPokerBoard {
  return events.reduce(after, emptyBoard)
}

/** The pure rule that leads from board and event to the next board. */
export function after(board: VideoPokerBoard, event: VideoPokerEvent): VideoPokerBoard {
  switch (event.type) {
    case 'pokerDealt':
      return { ...emptyBoard, dealt: { cards: event.cards, made: event.made, pay: 0 } }
    case 'pokerDrawn':
      return { ...board, held: event.held, hands: withDrawn(board.hands, event) }
    case 'pokerHandWon':
      return {
        ...board,
        hands: board.hands.map((hand, number) =>
          number === event.hand ? { ...hand, pay: event.pay } : hand,
        ),
        total: event.total,
      }
    case 'pokerMultiplied':
      return { ...board, multiplier: event.multiplier }
    case 'doubleUpOffered':
      return { ...board, offer: { at: event.at, left: event.left } }
    case 'pokerDoubled': {
      const { dealer, cards, choice, outcome, total } = event
      return { ...board, offer: null, doubled: { dealer, cards, choice, outcome, total }, total }
    }
    case 'jackpotWon':
      return {
        ...board,
        jackpot: event.jackpot,
        hands: board.hands.map((hand, number) =>
          number === 0 ? { ...hand, pay: hand.pay + event.pay } : hand,
        ),
        total: event.total,
      }
    case 'maxWinReached':
      return { ...board, total: event.total }
    case 'roundEnded':
      return { ...board, offer: null, total: event.total, finished: true }
  }
}

/** A hand is told after those in front of it; one that is told anew takes its place. */
function withDrawn(
  hands: readonly ShownHand[],
  { hand, cards, made }: EventOf<VideoPokerEvent, 'pokerDrawn'>,
): readonly ShownHand[] {
  return [...hands.slice(0, hand), { cards, made, pay: 0 }, ...hands.slice(hand + 1)]
}
