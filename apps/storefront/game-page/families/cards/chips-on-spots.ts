import type { CardsPaytable } from '@fairhouse/contract/families/cards/paytable'
import { isSideBet } from '@fairhouse/stage/families/cards/box-places'
import type { TableLimits } from '../../chip-table/laid-chips.ts'

/** Rules of tables whose chips are put on places with names. */
export type PlacesRules = Exclude<CardsPaytable['rules'], { readonly game: 'blackjack' }>

type Rules = CardsPaytable['rules']

/** What a table takes in one bet, in chips of the chosen value. */
export interface ChipLimits extends TableLimits {
  /** What a chip costs in pay units. */
  readonly unitsPerChip: number
}

/**
 * Blackjack limits each place, other tables all of them together.
 * @param spots the places of the table.
 * @throws RangeError for a table that takes one stake.
 */
export function chipLimitsOf(rules: Rules, spots: readonly string[]): ChipLimits {
  if (rules.game !== 'blackjack') {
    const { unitsPerChip, mostChips } = rules
    return { unitsPerChip, mostChips, most: new Map(spots.map((spot) => [spot, Infinity])) }
  }
  if (!rules.boxes) throw new RangeError('a table that takes one stake has no chips to lay')
  const { unitsPerChip, mostChips } = rules.boxes
  return {
    unitsPerChip,
    mostChips: Infinity,
    most: new Map(spots.map((spot) => [spot, isSideBet(spot) ? mostChips.side : mostChips.box])),
  }
}
