import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'

/**
 * Terms by name of the meter, of all titles together.
 * @throws Error when two titles name a meter with terms that differ, but for what each calls the jackpot.
 */
export function termsByMeter(
  titles: Iterable<readonly JackpotTerms[]>,
): ReadonlyMap<string, JackpotTerms> {
  const known = new Map<string, JackpotTerms>()
  for (const terms of titles) {
    for (const one of terms) {
      const other = known.get(one.meter)
      if (other !== undefined && !isSame(one, other)) {
        throw new Error(`two titles name the meter ${one.meter} with different terms`)
      }
      known.set(one.meter, one)
    }
  }
  return known
}

const isSame = (one: JackpotTerms, other: JackpotTerms): boolean =>
  JSON.stringify({ ...one, name: '' }) === JSON.stringify({ ...other, name: '' })
