import { rollData } from '@fairhouse/contract/families/craps/selection'
import type { Json } from '@fairhouse/contract/json'

/** Chips that are laid for the next roll, by spot, in smallest chips; none where nothing is marked. */
export function markedChips(marked: Json | null): Record<string, number> {
  return rollData.safeParse(marked).data?.chips ?? {}
}

/** How many of the smallest chip these are. */
export const costOfChips = (chips: Readonly<Record<string, number>>): number =>
  Object.values(chips).reduce((sum, count) => sum + count, 0)
