import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { ControlInsets } from '../../rounds/game-stage.ts'
import { paper } from '../../table/card-art/paper.ts'
import type { CardsBoard } from './board.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Box extends Size {
  /** Upper left corner. */
  readonly x: number
  readonly y: number
}

/** Middle of a card, its height, and its angle. */
export interface CardSpot {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly angle: number
}

export interface Spot {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where everything stands on a table, CSS pixels. */
export interface TableLayout {
  /** What the page's bars leave. */
  readonly free: Box
  readonly card: number
  readonly isTall: boolean
  /** Mouth of the shoe. */
  readonly shoe: CardSpot
  /** Where cards go when a round is over. */
  readonly tray: CardSpot
  /** Where chips come from that are paid, and go that are lost. */
  readonly bank: Spot
  readonly logo: Box
  /** Places that chips lie on, by name, and how large a place is printed. */
  readonly spots: Readonly<Record<string, Box>>
}

type Rules = CardsPaytable['rules']

/** @param board tells how many hands the player has: they share the room. */
export function layoutTable(size: Size, insets: ControlInsets, rules: Rules): TableLayout {
  const free = {
    x: insets.left,
    y: insets.top,
    width: Math.max(1, size.width - insets.left - insets.right),
    height: Math.max(1, size.height - insets.top - insets.bottom),
  }
  const isTall = free.height > free.width
  const large = rules.game === 'showdown' ? 1.35 : 1
  const card =
    large *
    (isTall
      ? Math.min(free.height * 0.22, free.width * 0.36)
      : Math.min(free.height * 0.34, free.width * 0.15))
  const middle = free.x + free.width / 2
  const shoe = isTall
    ? {
        x: free.x + free.width - card * 0.16,
        y: free.y + card * 0.1,
        height: card * 0.8,
        angle: 0.62,
      }
    : { x: free.x + free.width - card * 0.9, y: free.y + card * 0.5, height: card, angle: 0.42 }
  const logoHeight = card * 0.62
  return {
    free,
    card,
    isTall,
    shoe,
    tray: { x: free.x - card, y: free.y - card * 0.4, height: card, angle: -0.8 },
    bank: { x: middle, y: free.y - card * 0.3, size: chipSize(card) },
    logo: isTall
      ? { x: 0, y: 0, width: 0, height: 0 }
      : {
          x: free.x + free.width * 0.035,
          y: free.y + card * 0.14,
          width: card * 1.7,
          height: logoHeight,
        },
    spots:
      rules.game === 'blackjack'
        ? blackjackSpots(free, card, isTall)
        : rowOfSpots(free, rules, isTall),
  }
}

export const chipSize = (card: number): number => card * 0.3

/** The player's place, room for a second hand's, and the arc of insurance. */
function blackjackSpots(free: Box, card: number, isTall: boolean): Readonly<Record<string, Box>> {
  const middle = free.x + free.width / 2
  const side = card * 0.52
  const hand = handY(free, card)
  const y = isTall || free.height > card * 3.1 ? hand + card * 0.66 : hand
  const beside = y === hand ? card * 1.15 : 0
  const at = (x: number): Box => ({ x: x - side / 2, y: y - side / 2, width: side, height: side })
  return {
    hand: at(middle - beside),
    split: at(middle),
    insurance: {
      x: middle - card * 1.5,
      y: free.y + free.height * 0.5 - card * 0.16,
      width: card * 3,
      height: card * 0.32,
    },
  }
}

/** Fields side by side in the lower part of the table. */
function rowOfSpots(
  free: Box,
  rules: Extract<Rules, { readonly game: 'showdown' }>,
  isTall: boolean,
): Readonly<Record<string, Box>> {
  const width = Math.min(free.width * (isTall ? 0.92 : 0.66), 900)
  const height = Math.min(free.height * (isTall ? 0.26 : 0.32), width * 0.34)
  const left = free.x + (free.width - width) / 2
  const top = free.y + free.height * (isTall ? 0.66 : 0.62)
  const gap = width * 0.018
  const each = (width - gap * (rules.spots.length - 1)) / rules.spots.length
  return Object.fromEntries(
    rules.spots.map(({ spot }, place) => [
      spot,
      { x: left + place * (each + gap), y: top, width: each, height },
    ]),
  )
}

const dealerY = (free: Box, card: number): number =>
  free.y + Math.max(card * 0.58, free.height * 0.16)
const handY = (free: Box, card: number): number =>
  free.y +
  Math.min(free.height - card * 0.62, free.height * (free.height > card * 3.6 ? 0.68 : 0.74))

/** Middle of a hand's row of cards. */
export function handMiddle(
  { free, card, isTall }: TableLayout,
  rules: Rules,
  { board, name }: { readonly board: CardsBoard; readonly name: string },
): { readonly x: number; readonly y: number; readonly room: number } {
  const middle = free.x + free.width / 2
  if (rules.game === 'showdown') {
    const place = Math.max(0, rules.hands.indexOf(name))
    const apart = Math.min(free.width * 0.42, card * (isTall ? 1.3 : 2))
    const x = middle + (place - (rules.hands.length - 1) / 2) * apart
    return { x, y: free.y + free.height * (isTall ? 0.36 : 0.33), room: apart }
  }
  if (name === 'dealer') return { x: middle, y: dealerY(free, card), room: free.width * 0.62 }
  const isSplit = board.hands.some((hand) => hand.name === 'split')
  const y = handY(free, card)
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
  const { card } = layout
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

/** Where chips on a place lie: under the hand that they belong to, where there is one. */
export function chipSpot(
  layout: TableLayout,
  rules: Rules,
  { board, spot }: { readonly board: CardsBoard; readonly spot: string },
): Spot {
  const box = layout.spots[spot] ?? { ...layout.bank, width: 0, height: 0 }
  const size = chipSize(layout.card)
  const y = box.y + box.height * (rules.game === 'showdown' ? 0.74 : 0.5)
  if (rules.game === 'blackjack' && spot !== 'insurance') {
    const isSplit = board.hands.some((hand) => hand.name === 'split')
    const { x } = handMiddle(layout, rules, { board, name: spot })
    const middle = layout.free.x + layout.free.width / 2
    // Where there is no room under the cards, chips lie beside them, on the outer side.
    const isBeside = Math.abs(box.y + box.height / 2 - handY(layout.free, layout.card)) < 1
    const beside = isBeside
      ? layout.card * (spot === 'split' ? 1 : -1) * (isSplit ? 1.05 : 1.15)
      : 0
    return { x: (isSplit ? x : middle) + beside, y, size }
  }
  // Insurance lies at the left of its band, clear of the hand and of what is printed.
  if (spot === 'insurance') return { x: box.x - size * (layout.isTall ? 0 : 0.4), y, size }
  return { x: box.x + box.width / 2, y, size }
}
