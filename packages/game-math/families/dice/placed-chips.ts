import type { PayingSpot, SicBoTable } from './table.ts'

/** So many of the smallest chip on a spot. */
export interface PlacedChips {
  readonly spot: PayingSpot
  readonly count: number
}

/**
 * The chips of a selection in the order of the table; null when it is none that may be bet. It comes from outside: nothing is accepted but
 * `{ chips: { spot: count } }` with spots of this table and counts within its limits.
 */
export function placedChips(
  spots: SicBoTable,
  mostChips: number,
  selection: unknown,
): readonly PlacedChips[] | null {
  const chips = onlyMember(selection, 'chips')
  if (!isRecord(chips)) return null
  const counts = new Map(Object.entries(chips))
  const placed: PlacedChips[] = []
  for (const spot of spots.values()) {
    const count = counts.get(spot.name)
    if (count === undefined) continue
    if (typeof count !== 'number' || !Number.isSafeInteger(count)) return null
    if (count < 1 || count > spot.most) return null
    placed.push({ spot, count })
  }
  if (placed.length === 0 || placed.length !== counts.size) return null
  return countOf(placed) <= mostChips ? placed : null
}

/** How many chips these are. */
export const countOf = (placed: readonly PlacedChips[]): number =>
  placed.reduce((sum, { count }) => sum + count, 0)

function onlyMember(value: unknown, name: string): unknown {
  return isRecord(value) && Object.keys(value).length === 1 ? value[name] : undefined
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
