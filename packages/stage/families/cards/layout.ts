import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { ControlInsets } from '../../rounds/game-stage.ts'
import { paper } from '../../table/card-art/paper.ts'
import type { CardsBoard } from './board.ts'
import { boxCards, boxChips, boxHandMiddle, boxSpots } from './boxes-layout.ts'
import type { Box, CardSpot, Size, Spot } from './shapes.ts'
import type { TableLayout } from './table-layout.ts'
import { planOf } from './tables/plan-of.ts'

export type { Box, CardSpot, Size, Spot } from './shapes.ts'
export type { TableLayout } from './table-layout.ts'

type Rules = CardsPaytable['rules']

/** Heights of a table of blackjack in heights of a card: with chips under the player's cards, and where there is room for those beside them alone. */
const tallest = 3.75
const lowest = 2.9
/** Cards smaller than this are better with chips beside them. */
const leastCard = 92

export function layoutTable(size: Size, insets: ControlInsets, rules: Rules): TableLayout {
  const free = {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  }
  const isTall = free.height > free.width
  const isLow = rules.game === 'blackjack' && !rules.boxes && free.height / tallest < leastCard
  const plan = planOf(rules, { free, isTall })
  const card = plan?.card ?? cardHeight(free, rules, { isTall, isLow })
  const middle = free.x + free.width / 2
  const base = Math.min(card, free.height * 0.3)
  const logo = {
    x: free.x + free.width * 0.035,
    y: free.y + base * 0.14,
    width: base * 1.7,
    height: base * 0.62,
  }
  const layout = {
    free,
    card,
    isTall,
    isLow,
    shoe: isTall
      ? {
          x: free.x + free.width - base * 0.12,
          y: free.y + base * 0.22,
          height: base * 0.7,
          angle: 0.62,
        }
      : {
          x: free.x + free.width - base * 0.8,
          y: free.y + base * 0.62,
          height: base * 0.82,
          angle: 0.42,
        },
    tray: { x: free.x - card, y: free.y - card * 0.4, height: card, angle: -0.8 },
    bank: { x: middle, y: -card * 0.5, size: card * 0.3 },
    logo: isTall ? { x: 0, y: 0, width: 0, height: 0 } : logo,
    spots: {},
    plan,
  }
  return { ...layout, spots: plan?.spots ?? spotsOf(layout, rules) }
}

function spotsOf(layout: Places, rules: Rules): TableLayout['spots'] {
  if (rules.game !== 'blackjack') return rowOfSpots(layout.free, rules, layout.isTall)
  return rules.boxes ? boxSpots(layout, rules.boxes.count) : blackjackSpots(layout)
}

/** Boxes of a table that has several; 0 for one that has one place, or fields. */
export const boxCount = (rules: Rules): number =>
  rules.game === 'blackjack' ? (rules.boxes?.count ?? 0) : 0

function cardHeight(
  free: Box,
  rules: Rules,
  { isTall, isLow }: { readonly isTall: boolean; readonly isLow: boolean },
): number {
  if (rules.game === 'showdown') {
    return Math.min(free.height * (isTall ? 0.36 : 0.5), free.width * (isTall ? 0.48 : 0.2), 300)
  }
  if (boxCount(rules) > 0)
    return Math.min(free.height * (isTall ? 0.2 : 0.235), free.width * 0.3, 210)
  return Math.min(free.height / (isLow ? lowest : tallest), free.width * (isTall ? 0.36 : 0.15))
}

/** Diameter of a chip. */
export const chipSize = ({ card, isLow }: Pick<TableLayout, 'card' | 'isLow'>): number =>
  card * (isLow ? 0.4 : 0.3)

type Places = Omit<TableLayout, 'spots'>

/** What is left of the height when cards, print and chips have theirs: shared out, most of it between dealer and player. */
const spare = ({ free, card, isLow }: Places): number =>
  Math.max(0, free.height - card * (isLow ? lowest : tallest))

const dealerY = (layout: Places): number =>
  layout.free.y + layout.card * 0.56 + spare(layout) * 0.18

function handY(layout: Places): number {
  const { free, card, isLow } = layout
  const foot = free.y + free.height - spare(layout) * 0.3
  return foot - card * (isLow ? 0.54 : 1.22)
}

/** The player's place, and the band of insurance between dealer and player. */
function blackjackSpots(layout: Places): Readonly<Record<string, Box>> {
  const { free, card, isLow } = layout
  const middle = free.x + free.width / 2
  const side = card * (isLow ? 0.62 : 0.52)
  const y = handY(layout) + (isLow ? 0 : card * 0.74)
  const x = middle - (isLow ? card * 1.15 : 0)
  const band = (dealerY(layout) + handY(layout)) / 2 + card * (isLow ? 0.02 : 0.06)
  return {
    hand: { x: x - side / 2, y: y - side / 2, width: side, height: side },
    insurance: {
      x: middle - card * 1.5,
      y: band - card * 0.16,
      width: card * 3,
      height: card * 0.32,
    },
  }
}

/** Fields side by side in the lower part of the table. */
function rowOfSpots(
  free: Box,
  rules: Exclude<Rules, { readonly game: 'blackjack' }>,
  isTall: boolean,
): Readonly<Record<string, Box>> {
  const width = Math.min(free.width * (isTall ? 0.9 : 0.66), 940)
  const height = Math.min(free.height * 0.36, width * (isTall ? 0.4 : 0.28))
  const left = free.x + (free.width - width) / 2
  const top = free.y + free.height - height - free.height * 0.04
  const gap = width * 0.018
  const each = (width - gap * (rules.spots.length - 1)) / rules.spots.length
  return Object.fromEntries(
    rules.spots.map(({ spot }, place) => [
      spot,
      { x: left + place * (each + gap), y: top, width: each, height },
    ]),
  )
}

/** Middle of a hand's row of cards. */
export function handMiddle(
  layout: TableLayout,
  rules: Rules,
  { board, name }: { readonly board: CardsBoard; readonly name: string },
): { readonly x: number; readonly y: number; readonly room: number } {
  const { free, card, isTall, plan } = layout
  if (plan) return plan.middle(name)
  const middle = free.x + free.width / 2
  if (rules.game === 'showdown') {
    const place = Math.max(0, rules.hands.indexOf(name))
    const apart = Math.min(free.width * 0.46, card * (isTall ? 1.1 : 1.35))
    const x = middle + (place - (rules.hands.length - 1) / 2) * apart
    const fields = Math.min(...Object.values(layout.spots).map((box) => box.y))
    return { x, y: (free.y + fields) / 2, room: apart }
  }
  const boxes = boxCount(rules)
  if (name === 'dealer') {
    const y = boxes > 0 ? free.y + card * 0.56 : dealerY(layout)
    return { x: middle, y, room: free.width * 0.62 }
  }
  if (boxes > 0) return boxHandMiddle(layout, boxes, { board, name })
  const isSplit = board.hands.some((hand) => hand.name === 'split')
  const y = handY(layout)
  if (!isSplit) return { x: middle, y, room: free.width * 0.8 }
  const apart = Math.min(free.width * 0.25, card * 1.5)
  return { x: middle + (name === 'split' ? apart : -apart), y, room: apart * 1.7 }
}

/** Each card of a hand: side by side while there are two, then closer, so that every corner can be read. */
export function cardSpots(
  layout: TableLayout,
  rules: Rules,
  of: { readonly board: CardsBoard; readonly name: string; readonly count: number },
): readonly CardSpot[] {
  const { card, plan } = layout
  if (plan) return plan.cards(of.name, of.count)
  const boxes = boxCount(rules)
  if (boxes > 0 && of.name !== 'dealer') return boxCards(layout, boxes, of)
  const { x, y, room } = handMiddle(layout, rules, of)
  const width = (card * paper.width) / paper.height
  const isDealer = of.name === 'dealer'
  const loose =
    rules.game === 'showdown' || (isDealer && of.count <= 2) ? width * 1.08 : width * 0.5
  const step = Math.min(loose, (room - width) / Math.max(1, of.count - 1))
  const isDoubled = of.board.hands.some((hand) => hand.name === of.name && hand.isDoubled)
  return Array.from({ length: of.count }, (_, place) => {
    // A card that a hand was doubled for lies across those two.
    const isAcross = isDoubled && place === 2
    const from = isAcross ? 1 : place
    return {
      x: x + (from - (of.count - 1) / 2) * step,
      y: y + (isAcross ? card * 0.12 : 0) - (isDealer ? 0 : from * card * 0.035),
      height: card,
      angle: isAcross ? Math.PI / 2 : 0,
    }
  })
}

/** Where chips on a place lie: under the hand that they belong to, or beside it where the table is low. */
export function chipSpot(
  layout: TableLayout,
  rules: Rules,
  { board, spot }: { readonly board: CardsBoard; readonly spot: string },
): Spot {
  if (layout.plan) return layout.plan.chips(spot)
  const boxes = boxCount(rules)
  if (boxes > 0) return boxChips(layout, boxes, { board, spot })
  const box = layout.spots[spot === 'split' ? 'hand' : spot] ?? {
    ...layout.bank,
    width: 0,
    height: 0,
  }
  if (rules.game === 'showdown') {
    const size = Math.min(layout.card * 0.26, box.height * 0.36)
    return { x: box.x + box.width / 2, y: box.y + box.height * 0.66, size }
  }
  const size = chipSize(layout)
  const y = box.y + box.height / 2
  // Insurance lies at the left of its band, clear of the hand and of what is printed.
  if (spot === 'insurance') return { x: box.x - size * (layout.isTall ? 0 : 0.4), y, size }
  const isSplit = board.hands.some((hand) => hand.name === 'split')
  if (!isSplit) return { x: box.x + box.width / 2, y, size }
  const { x } = handMiddle(layout, rules, { board, name: spot })
  return { x: x + (layout.isLow ? layout.card * (spot === 'split' ? 1.05 : -1.05) : 0), y, size }
}
