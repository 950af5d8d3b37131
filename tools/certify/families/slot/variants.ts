import type { FamilySheet } from '../family-sheet.ts'

/** A title that never shows one of them has no golden round of it. */
export const slotVariants: FamilySheet['variants'] = {
  'reels that stay wild': (event) => event.type === 'reelsExpanded' && event.sticky,
  'a feature that ends at once': (event) => event.type === 'picked' && event.ends,
  'a line of five': (event) => event.type === 'lineWon' && event.count >= 5,
  'a multiplied line': (event) => event.type === 'lineWon' && event.multiplier > 1,
  'a multiplied group': (event) => event.type === 'groupWon' && event.multiplier > 1,
  'a full grid held': (event) => event.type === 'holdEnded' && event.full,
  'an inner ring': (event) => event.type === 'wheelSpun' && event.ring > 0,
  'a win doubled': (event) => event.type === 'gambled' && event.won,
  'a win lost': (event) => event.type === 'gambled' && !event.won,
  'a fourth cascade': (event) => event.type === 'cascaded' && event.number >= 4,
  'four of the scatter': (event) => event.type === 'scatterWon' && event.count === 4,
  'five of the scatter': (event) => event.type === 'scatterWon' && event.count === 5,
}
