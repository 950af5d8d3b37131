import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import type { Box, CardSpot, Spot } from '../shapes.ts'

/** Tables whose layout is a plan of their own. */
export type PlannedRules = Exclude<
  CardsPaytable['rules'],
  { readonly game: 'blackjack' | 'showdown' }
>

/** A frame on the cloth in which a card will lie. */
export interface Frame extends CardSpot {
  /** Whose name is printed in it; null leaves it empty. */
  readonly label: string | null
}

/** Where things are on one kind of table, CSS pixels. */
export interface TablePlan {
  /** Height of a card. */
  readonly card: number
  /** Places that chips lie on, and whatever else of the page lies over the picture. */
  readonly spots: Readonly<Record<string, Box>>
  /** Each card of a hand of so many. */
  cards(name: string, count: number): readonly CardSpot[]
  /** Middle of a hand, and how wide it may be. */
  middle(name: string): { readonly x: number; readonly y: number; readonly room: number }
  /** Middle of what tells a hand's points. */
  total(name: string): { readonly x: number; readonly y: number }
  /** Chips on a place. */
  chips(spot: string): Spot
  /** Places that get chips only in mid-round, which nobody can press. */
  readonly later: readonly string[]
  /** Frames of a table at rest. */
  readonly frames: readonly Frame[]
}

/** Free part of a screen, and whether it is upright. */
export interface PlanRoom {
  readonly free: Box
  readonly isTall: boolean
}

/** Boxes side by side, as wide as their shares of a width. */
export function rowOf(
  { x, y, width, height }: Box,
  gap: number,
  shares: Readonly<Record<string, number>>,
): Readonly<Record<string, Box>> {
  const names = Object.entries(shares)
  const unit = (width - gap * (names.length - 1)) / names.reduce((sum, [, share]) => sum + share, 0)
  let left = x
  return Object.fromEntries(
    names.map(([name, share]) => {
      const box = { x: left, y, width: unit * share, height }
      left += box.width + gap
      return [name, box]
    }),
  )
}

/** Chips in the lower part of a field, under what is printed there. */
export function chipsInField(box: Box | undefined, card: number): Spot {
  if (!box) return { x: 0, y: 0, size: 0 }
  const size = Math.min(card * 0.28, box.height * 0.32, box.width * 0.34)
  return { x: box.x + box.width / 2, y: box.y + box.height * 0.64, size }
}
