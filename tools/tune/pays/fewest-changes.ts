/** Pays that are known, with what they return, and what one unit more of each adds. */
export interface Known {
  /** The pays that a designer wrote: what is found keeps their order. */
  readonly original: readonly number[]
  readonly from: { readonly units: readonly number[]; readonly after: number }
  readonly weights: readonly number[]
  readonly wanted: number
  /** To a number that pays may be. */
  readonly round: (units: number) => number
}

/** Nearer than this to what is wanted nothing is gained by another pay. */
const near = 0.0002

/**
 * Of all ways to change one pay or two, or to scale all of them first, the one that changes least and returns what is wanted; where none does, the
 * one that comes nearest. Null where pays cannot be changed at all.
 */
export function fewestChanges(known: Known): readonly number[] | null {
  const { original, from, weights, wanted, round } = known
  const scale = wanted / from.after
  const scaled = original.map((units) => round(units * scale))
  const tries = [original, scaled].flatMap((start) => [...changesOf(start, known)])
  const returned = (units: readonly number[]): number =>
    units.reduce(
      (sum, one, place) => sum + (one - (from.units[place] ?? 0)) * (weights[place] ?? 0),
      from.after,
    )
  let best: {
    readonly units: readonly number[]
    readonly off: number
    readonly moved: number
  } | null = null
  for (const units of tries) {
    const off = Math.max(near, Math.abs(returned(units) - wanted))
    const moved = movedFrom(original, units)
    if (best === null || off < best.off || (off === best.off && moved < best.moved)) {
      best = { units, off, moved }
    }
  }
  return best?.units ?? null
}

/** The pays themselves, and with one or two of them changed, as far as they keep their order. */
function* changesOf(
  start: readonly number[],
  { original, weights, round }: Known,
): Generator<readonly number[]> {
  const places = start.flatMap((units, place) =>
    units > 0 && (weights[place] ?? 0) > 0 ? [place] : [],
  )
  if (keepsOrder(original, start)) yield start
  const around = (units: readonly number[], of: number) =>
    valuesAround(start[of] ?? 0, round).map((one) =>
      units.map((other, place) => (place === of ? one : other)),
    )
  for (const [index, first] of places.entries()) {
    for (const single of around(start, first)) {
      if (keepsOrder(original, single)) yield single
      const both = places.slice(index + 1).flatMap((second) => around(single, second))
      yield* both.filter((units) => keepsOrder(original, units))
    }
  }
}

/** What paid more goes on paying at least as much. */
const keepsOrder = (before: readonly number[], after: readonly number[]): boolean =>
  before.every((units, place) => {
    const next = before.findIndex((other, index) => index > place && other !== units)
    const least = next === -1 ? null : Math.sign(units - (before[next] ?? 0))
    return least === null || Math.sign((after[place] ?? 0) - (after[next] ?? 0)) * least >= 0
  })

/** How far pays have moved, each by its own size; any change counts, so that fewer are better. */
function movedFrom(before: readonly number[], after: readonly number[]): number {
  return before.reduce((sum, units, place) => {
    const now = after[place] ?? 0
    return now === units ? sum : sum + 0.1 + Math.abs(Math.log(now / units))
  }, 0)
}

/** Numbers that pays may be, from two thirds to one and a half of a pay, itself left out. */
function valuesAround(units: number, round: Known['round']): readonly number[] {
  const found = new Set<number>()
  const step = Math.max(1, units / 60)
  for (let value = units / 1.5; value <= units * 1.5; value += step) found.add(round(value))
  for (const beside of [units - 1, units + 1]) if (beside > 0 && units < 100) found.add(beside)
  found.delete(units)
  return [...found]
}

/** The nearest number that reads well on a pay table: whole, of two digits where it is large. */
export function readable(units: number): number {
  if (units < 100) return Math.max(1, Math.round(units))
  const step = units < 200 ? 5 : 10 ** (Math.floor(Math.log10(units)) - 1)
  return Math.round(units / step) * step
}
