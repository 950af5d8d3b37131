import type { CardsActionName } from '@fairhouse/contract/families/cards/actions'
import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { Card } from '@fairhouse/contract/families/card'
import type { Sight } from '@fairhouse/game-math/families/cards/blackjack/priced-choices'
import { valueOf } from '@fairhouse/game-math/families/cards/blackjack/points'
import { after, type CardsBoard, emptyBoard, handOf } from '@fairhouse/stage/families/cards/board'
import { boxPlaceOf, isPlayerHand } from '@fairhouse/stage/families/cards/box-places'
import type { CardsEvent } from '@fairhouse/stage/families/cards/cards-events'

export type BlackjackRules = Extract<CardsPaytable['rules'], { readonly game: 'blackjack' }>

/** Something that a player decided in a round. */
export interface Decision {
  readonly hand: string
  readonly sight: Sight
  readonly offered: readonly CardsActionName[]
  readonly chosen: CardsActionName
}

/** What a player sees who is asked about a hand; null before it has its cards. */
export function sightOf(board: CardsBoard, hand: string): Sight | null {
  const [up] = seen(board, 'dealer')
  const own = seen(board, hand)
  if (!up || own.length < 2) return null
  const other = board.hands
    .filter(({ name }) => name !== hand && isPlayerHand(name))
    .flatMap(({ name }) => seen(board, name))
  return { up, hand: own, other }
}

const seen = (board: CardsBoard, name: string): readonly Card[] =>
  handOf(board, name)?.cards.filter((card) => card !== null) ?? []

/** Every decision of a round as its events tell them, insurance aside, which is the same question whatever is held. */
export function decisionsOf(
  events: readonly CardsEvent[],
  rules: BlackjackRules,
): readonly Decision[] {
  const decisions: Decision[] = []
  let board = emptyBoard
  let before: CardsEvent | null = null
  for (const event of events) {
    const made = chosenBy(event, board, before)
    const sight = made && sightOf(board, made.hand)
    if (made && sight) {
      decisions.push({ ...made, sight, offered: offeredIn(board, made.hand, rules) })
    }
    board = after(board, event)
    before = event
  }
  return decisions
}

function chosenBy(
  event: CardsEvent,
  board: CardsBoard,
  before: CardsEvent | null,
): Pick<Decision, 'hand' | 'chosen'> | null {
  if (event.type === 'handStood') return { hand: event.hand, chosen: 'stand' }
  if (event.type === 'handDoubled') return { hand: event.hand, chosen: 'double' }
  if (event.type === 'handSplit') return { hand: event.hand, chosen: 'split' }
  if (event.type !== 'cardDealt' || !isPlayerHand(event.hand)) return null
  const isFirst = (handOf(board, event.hand)?.cards.length ?? 0) < 2
  return isFirst || before?.type === 'handDoubled' ? null : { hand: event.hand, chosen: 'hit' }
}

function offeredIn(
  board: CardsBoard,
  hand: string,
  { doubleAfterSplit }: BlackjackRules,
): readonly CardsActionName[] {
  const cards = seen(board, hand)
  const place = boxPlaceOf(hand)
  const isSplit = board.hands.some(
    ({ name }) => boxPlaceOf(name)?.part === 'split' && boxPlaceOf(name)?.box === place?.box,
  )
  const [first, second] = cards.map(valueOf)
  return [
    'hit',
    'stand',
    ...(cards.length === 2 && (!isSplit || doubleAfterSplit) ? (['double'] as const) : []),
    ...(cards.length === 2 && !isSplit && first === second ? (['split'] as const) : []),
  ]
}
