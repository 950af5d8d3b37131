import { item } from '../../../at.ts'
import { type ShowdownDefinition, tie } from './definition.ts'

/** What cards of these ranks come to, one for each hand. @param ranks 0 for a two to 12 for an ace. */
export function outcomeOf({ hands, ace }: ShowdownDefinition, ranks: readonly number[]): string {
  const heights = ranks.map((rank) => (ace === 'low' && rank === 12 ? -1 : rank))
  const highest = Math.max(...heights)
  const first = heights.indexOf(highest)
  return heights.lastIndexOf(highest) === first ? item(hands, first) : tie
}
