import { limitOf, type Standing } from '@fairhouse/contract/families/craps/bets'
import type { CrapsPaytable } from '@fairhouse/contract/families/craps/paytable'
import { inTableOrder } from '@fairhouse/contract/families/craps/spots'

/** So many of the smallest chip, by spot, in the order of the table. */
export type Chips = ReadonlyMap<string, number>

/**
 * The chips that a bet or a roll lays; null when they may not be laid. They come from outside: nothing is accepted but `{ chips: { spot: count } }`
 * with spots that are open now, counts that pay whole chips, and what spot and round still take.
 * @param laid chips that the round has taken before.
 */
export function addedChips(
  paytable: CrapsPaytable,
  at: { readonly standing: Standing; readonly laid: number },
  data: unknown,
): Chips | null {
  const counts = countsIn(data)
  if (counts === null) return null
  const added = new Map<string, number>()
  for (const spot of inTableOrder(counts.keys())) {
    const count = counts.get(spot.name)
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 1) return null
    const limit = limitOf(paytable, at.standing, spot)
    if (typeof limit === 'string' || count % limit.step !== 0) return null
    if (count + (at.standing.chips.get(spot.name) ?? 0) > limit.most) return null
    added.set(spot.name, count)
  }
  if (added.size !== counts.size) return null
  return at.laid + countOf(added) <= paytable.mostChips ? added : null
}

/** How many chips these are. */
export const countOf = (chips: Chips): number =>
  [...chips.values()].reduce((sum, count) => sum + count, 0)

function countsIn(data: unknown): ReadonlyMap<string, unknown> | null {
  if (!isRecord(data) || Object.keys(data).length !== 1) return null
  const { chips } = data
  return isRecord(chips) ? new Map(Object.entries(chips)) : null
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
