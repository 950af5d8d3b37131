import type { Json } from '@fairhouse/contract/json'

/** Chips that are laid for the next roll, by spot, in smallest chips; none where nothing is marked. */
export function markedChips(marked: Json | null): Record<string, number> {
  const chips = memberOf(marked, 'chips')
  if (typeof chips !== 'object' || chips === null) return {}
  return Object.fromEntries(
    Object.entries(chips).flatMap(([spot, count]): [string, number][] =>
      typeof count === 'number' ? [[spot, count]] : [],
    ),
  )
}

/** Read without the contract's form, which would bring a parser along to every visit. */
const memberOf = (value: Json | null, name: string): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined

/** How many of the smallest chip these are. */
export const costOfChips = (chips: Readonly<Record<string, number>>): number =>
  Object.values(chips).reduce((sum, count) => sum + count, 0)
