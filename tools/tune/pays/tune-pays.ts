import type { PayTable } from './pay-table.ts'
import { fewestChanges, readable } from './fewest-changes.ts'

/** What the tuner came to. */
export interface TunedPays {
  /** In the order of the table. */
  readonly units: readonly number[]
  /** The exact return before, and of these. */
  readonly before: number
  readonly after: number
}

/** Near enough to the target: a certificate asks for half a thousandth. */
export const enough = 0.0005
/** Where the player's best choices depend on the pays, what was found is proved and looked for again. */
const proofs = 5

/**
 * Pays that return what is wanted, as near to the ones there are as can be: as few as possible are changed, and each stays a number that can be read.
 * @returns what comes nearest, which may be off by more than `enough` where pays are too coarse; the pays there are where nothing comes nearer.
 */
export function tunePays(table: PayTable, wanted: number): TunedPays {
  const round = table.unread ? Math.round : readable
  const original = table.pays.map(({ units }) => units)
  const before = table.returned(original)
  let best = { units: original, before, after: before }
  let now = best
  for (let proof = 0; proof < proofs && off(best.after, wanted) > enough; proof++) {
    const weights = table.weights?.(now.units) ?? weightsOf(table, now)
    // What the proof said of these pays corrects the next search.
    const units = fewestChanges({ original, from: now, weights, wanted, round })
    if (units === null) break
    now = { units: [...units], before, after: table.returned(units) }
    if (off(now.after, wanted) < off(best.after, wanted)) best = now
    else break
  }
  return best
}

const off = (returned: number, wanted: number): number => Math.abs(returned - wanted)

/** By trying: a return is linear in each pay, or nearly so. */
function weightsOf(
  table: PayTable,
  { units, after }: Pick<TunedPays, 'units' | 'after'>,
): readonly number[] {
  return units.map((_, place) => {
    const more = units.map((one, index) => (index === place ? one + 1 : one))
    return table.returned(more) - after
  })
}
