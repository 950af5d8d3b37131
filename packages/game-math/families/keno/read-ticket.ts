import { kenoSelection } from '@fairhouse/contract/families/keno/selection'
import type { Json } from '@fairhouse/contract/json'
import type { KenoDefinition } from './definition.ts'

/**
 * The numbers of a ticket from outside; null for everything that is none of this game: a number twice, out of order or not in the machine, too few
 * or too many of them, or anything beside them.
 */
export function readTicket(
  { numbers, pays }: KenoDefinition,
  selection: Json | undefined,
): readonly number[] | null {
  const read = kenoSelection.safeParse(selection)
  if (!read.success) return null
  const { spots } = read.data
  if (spots.length > pays.length) return null
  const rises = spots.every((spot, place) => spot > (spots[place - 1] ?? 0) && spot <= numbers)
  return rises ? spots : null
}
