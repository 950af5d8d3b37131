import type { Json } from '@fairhouse/contract/json'
import { type BoxesDefinition, sideNames } from './definition.ts'

/** Chips that a player puts on one box and its side bets; 0 where there are none. */
export interface BoxBet {
  /** From 1, the first to be dealt to. */
  readonly box: number
  readonly chips: number
  readonly pairs: number
  readonly poker: number
}

/** The place of a box's own chips, and those of its side bets: `box1`, `pairs1`, `poker1`. */
export const boxSpot = (box: number): string => `box${box}`

/**
 * Chips box by box, in the order of dealing.
 * @returns null when they cannot be bet: not a record of places with whole numbers of chips, none, or more than a place takes.
 */
export function boxBetsOf(
  { boxes, mostChips }: BoxesDefinition,
  selection: Json | undefined,
): readonly BoxBet[] | null {
  if (typeof selection !== 'object' || selection === null || Array.isArray(selection)) return null
  const chips = new Map<string, number>()
  for (const [spot, count] of Object.entries(selection)) {
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1) return null
    chips.set(spot, count)
  }
  const bets = Array.from({ length: boxes }, (_, at): BoxBet => {
    const box = at + 1
    const [own = 0, pairs = 0, poker = 0] = [
      boxSpot(box),
      ...sideNames.map((side) => `${side}${box}`),
    ].map((spot) => {
      const count = chips.get(spot)
      chips.delete(spot)
      return count
    })
    return { box, chips: own, pairs, poker }
  }).filter((bet) => chipsIn(bet) > 0)
  const isWithin = bets.every(
    (bet) =>
      bet.chips <= mostChips.box && bet.pairs <= mostChips.side && bet.poker <= mostChips.side,
  )
  return chips.size > 0 || bets.length === 0 || !isWithin ? null : bets
}

export const chipsIn = ({ chips, pairs, poker }: BoxBet): number => chips + pairs + poker
