import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'

/** How many chips of the chosen value lie on each place. */
export type Chips = Readonly<Record<string, number>>

/** Rules of tables whose chips are put on places with names. */
export type PlacesRules = Exclude<CardsPaytable['rules'], { readonly game: 'blackjack' }>

/** How many chips a press puts down. */
export const handfuls = [1, 5, 25, 100] as const

export const chipsIn = (chips: Chips): number =>
  Object.values(chips).reduce((sum, count) => sum + count, 0)

/** More chips on a place; null when a bet may not have so many. */
export function added(
  chips: Chips,
  { spot, count }: { readonly spot: string; readonly count: number },
  { mostChips }: PlacesRules,
): Chips | null {
  if (chipsIn(chips) + count > mostChips) return null
  return { ...chips, [spot]: (chips[spot] ?? 0) + count }
}

/** Twice as many everywhere; null when a bet may not have so many. */
export function doubled(chips: Chips, { mostChips }: PlacesRules): Chips | null {
  if (chipsIn(chips) === 0 || 2 * chipsIn(chips) > mostChips) return null
  return Object.fromEntries(Object.entries(chips).map(([spot, count]) => [spot, 2 * count]))
}
