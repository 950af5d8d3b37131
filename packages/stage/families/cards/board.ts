import type { Card } from '@fairhouse/contract/families/card'
import type { PokerRank } from '@fairhouse/contract/families/cards/poker-ranks'
import type { CardsEvent } from './cards-events.ts'

export interface HandOnBoard {
  readonly name: string
  /** Null lies face down. */
  readonly cards: readonly (Card | null)[]
  readonly points: { readonly value: number; readonly isSoft: boolean } | null
  /** Its last card lies across. */
  readonly isDoubled: boolean
  /** What its cards are together, where a game says that in words. */
  readonly label?: HandLabel
}

/** How many ranks lie between two cards, null of a pair; or what a hand of poker is. */
export type HandLabel = { readonly spread: number | null } | { readonly rank: PokerRank }

type Settled = Extract<CardsEvent, { readonly type: 'spotSettled' }>

export interface BetOnBoard {
  readonly spot: string
  /** Minor units. */
  readonly stake: number
  readonly settled: Pick<Settled, 'result' | 'pay' | 'made'> | null
}

/** Everything that a table of cards shows, as plain values. Amounts in minor units. */
export interface CardsBoard {
  /** In the order in which they got their first card. */
  readonly hands: readonly HandOnBoard[]
  readonly bets: readonly BetOnBoard[]
  /** The hand whose turn it is, of several. */
  readonly turn: string | null
  /** The hand that is ahead, `tie` when none is; null until cards are compared. */
  readonly winner: string | null
  readonly total: number
  readonly isOver: boolean
}

export const emptyBoard: CardsBoard = {
  hands: [],
  bets: [],
  turn: null,
  winner: null,
  total: 0,
  isOver: true,
}

/** Chips that lie there before a round, nothing dealt yet. */
export const beforeRound = (bets: Readonly<Record<string, number>>): CardsBoard => ({
  ...emptyBoard,
  bets: Object.entries(bets).map(([spot, stake]) => ({ spot, stake, settled: null })),
})

/** The board that an event leads to. */
export function after(board: CardsBoard, event: CardsEvent): CardsBoard {
  switch (event.type) {
    case 'cardsBet':
      return {
        ...emptyBoard,
        bets: event.bets.map(({ spot, stake }) => ({ spot, stake, settled: null })),
        isOver: false,
      }
    case 'cardDealt':
      return withCard(board, event.hand, { card: event.card, points: event.points ?? null })
    case 'cardHidden':
      return withCard(board, event.hand, { card: null, points: pointsOf(board, event.hand) })
    case 'cardTurned':
      return changed(board, event.hand, (hand) => ({
        ...hand,
        cards: turned(hand.cards, event.card),
        points: event.points ?? hand.points,
      }))
    case 'insuranceTaken':
    case 'chipsAdded':
      return withBet(board, event.spot, event.stake)
    case 'handsCompared':
      return { ...board, winner: event.winner }
    case 'handDoubled':
      return changed(withBet(board, event.hand, event.stake), event.hand, (hand) => ({
        ...hand,
        isDoubled: true,
      }))
    case 'handSplit':
      return split(board, event)
    case 'handTurn':
      return { ...board, turn: event.hand }
    case 'spotSettled':
      return {
        ...board,
        bets: board.bets.map((bet) =>
          bet.spot === event.spot ? { ...bet, settled: settledAs(event) } : bet,
        ),
        turn: null,
        total: event.total,
      }
    case 'dealerPeeked':
    case 'insuranceDeclined':
    case 'handStood':
    case 'raiseDeclined':
    case 'handFolded':
      return board
    case 'spreadTold':
      return { ...board, hands: board.hands.map((hand) => ({ ...hand, label: event })) }
    case 'handRanked':
      return changed(board, event.hand, (hand) => ({ ...hand, label: event }))
    case 'jackpotWon':
    case 'maxWinReached':
      return { ...board, total: event.total }
    case 'roundEnded':
      return { ...board, turn: null, total: event.total, isOver: true }
  }
}

const settledAs = ({ result, pay, made }: Settled): BetOnBoard['settled'] =>
  made === undefined ? { result, pay } : { result, pay, made }

/** The board after these events, whatever was there before. */
export const boardOf = (events: readonly CardsEvent[]): CardsBoard =>
  events.reduce(after, emptyBoard)

export const handOf = (board: CardsBoard, name: string): HandOnBoard | undefined =>
  board.hands.find((hand) => hand.name === name)

export const betOn = (board: CardsBoard, spot: string): BetOnBoard | undefined =>
  board.bets.find((bet) => bet.spot === spot)

const pointsOf = (board: CardsBoard, name: string) => handOf(board, name)?.points ?? null

function withCard(
  board: CardsBoard,
  name: string,
  { card, points }: { readonly card: Card | null; readonly points: HandOnBoard['points'] },
): CardsBoard {
  if (!handOf(board, name)) {
    return {
      ...board,
      hands: [...board.hands, { name, cards: [card], points, isDoubled: false }],
    }
  }
  return changed(board, name, (hand) => ({ ...hand, cards: [...hand.cards, card], points }))
}

/** The first card that lies face down is turned over. */
function turned(cards: HandOnBoard['cards'], card: Card): HandOnBoard['cards'] {
  const hidden = cards.indexOf(null)
  return hidden === -1 ? cards : cards.with(hidden, card)
}

function changed(
  board: CardsBoard,
  name: string,
  change: (hand: HandOnBoard) => HandOnBoard,
): CardsBoard {
  return {
    ...board,
    hands: board.hands.map((hand) => (hand.name === name ? change(hand) : hand)),
  }
}

function withBet(board: CardsBoard, spot: string, stake: number): CardsBoard {
  const bet = { spot, stake, settled: null }
  return {
    ...board,
    bets: betOn(board, spot)
      ? board.bets.map((old) => (old.spot === spot ? bet : old))
      : [...board.bets, bet],
  }
}

/** The second card begins a hand of its own; what both count is told with their next cards. */
function split(
  board: CardsBoard,
  { hand, to, card, stake }: Extract<CardsEvent, { readonly type: 'handSplit' }>,
): CardsBoard {
  const first = changed(board, hand, (old) => ({
    ...old,
    cards: old.cards.slice(0, 1),
    points: null,
  }))
  return withBet(withCard(first, to, { card, points: null }), to, stake)
}
