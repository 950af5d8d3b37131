import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import { isSideBet } from '@fairhouse/stage/families/cards/box-places'

/** How many chips of the chosen value lie on each place. */
export type Chips = Readonly<Record<string, number>>

/** Rules of tables whose chips are put on places with names. */
export type PlacesRules = Exclude<CardsPaytable['rules'], { readonly game: 'blackjack' }>

type Rules = CardsPaytable['rules']

/** What a table takes in one bet. */
export interface ChipLimits {
  readonly unitsPerChip: number
  /** Most chips of all places together; null where each place has a limit of its own. */
  readonly together: number | null
  readonly on: (spot: string) => number
}

export function chipLimitsOf(rules: Rules): ChipLimits {
  if (rules.game !== 'blackjack') {
    const { unitsPerChip, mostChips } = rules
    return { unitsPerChip, together: mostChips, on: () => mostChips }
  }
  if (!rules.boxes) throw new RangeError('a table that takes one stake has no chips to lay')
  const { unitsPerChip, mostChips } = rules.boxes
  return {
    unitsPerChip,
    together: null,
    on: (spot) => (isSideBet(spot) ? mostChips.side : mostChips.box),
  }
}

/** How many chips a press puts down. */
export const handfuls = [1, 5, 25, 100] as const

export const chipsIn = (chips: Chips): number =>
  Object.values(chips).reduce((sum, count) => sum + count, 0)

export const fits = (chips: Chips, { together, on }: ChipLimits): boolean =>
  (together === null || chipsIn(chips) <= together) &&
  Object.entries(chips).every(([spot, count]) => count <= on(spot))

/** More chips on a place; null when a bet may not have so many. */
export function added(
  chips: Chips,
  { spot, count }: { readonly spot: string; readonly count: number },
  limits: ChipLimits,
): Chips | null {
  const next = { ...chips, [spot]: (chips[spot] ?? 0) + count }
  return fits(next, limits) ? next : null
}

/** Twice as many everywhere; null when a bet may not have so many. */
export function doubled(chips: Chips, limits: ChipLimits): Chips | null {
  const next = Object.fromEntries(Object.entries(chips).map(([spot, count]) => [spot, 2 * count]))
  return chipsIn(chips) > 0 && fits(next, limits) ? next : null
}
