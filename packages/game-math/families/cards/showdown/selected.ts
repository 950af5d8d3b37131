import type { Json } from '@fairhouse/contract/json'

/** Chips on one place of the layout. */
export interface Chips {
  readonly spot: string
  readonly chips: number
}

/** What of a table says where chips may lie, and how many. */
interface Layout {
  /** By place, in the order of the layout. */
  readonly spots: Readonly<Record<string, unknown>>
  /** Most chips of a bet, all places together. */
  readonly mostChips: number
}

/**
 * Chips by place, in the order of the layout.
 * @returns null when they cannot be bet: not a record of places with whole numbers of chips, none, or more than a bet may have.
 */
export function chipsOf(
  { spots, mostChips }: Layout,
  selection: Json | undefined,
): readonly Chips[] | null {
  if (typeof selection !== 'object' || selection === null || Array.isArray(selection)) return null
  const bets = Object.entries(selection)
  const isWhole = bets.every(
    ([spot, chips]) => Object.hasOwn(spots, spot) && Number.isInteger(chips) && Number(chips) > 0,
  )
  const total = bets.reduce((sum, [, chips]) => sum + Number(chips), 0)
  if (!isWhole || bets.length === 0 || total > mostChips) return null
  return Object.keys(spots).flatMap((spot) => {
    const found = bets.find(([of]) => of === spot)
    return found ? [{ spot, chips: Number(found[1]) }] : []
  })
}
