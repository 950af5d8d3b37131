import { at } from '../../at.ts'
import type { Place } from './grid.ts'
import { byCount, type CascadeRules } from './rules.ts'

/** How often something won on each place, at `reel * rowCount + row`, cut where a place multiplies by no more. Null where places multiply nothing. */
export type PlaceWins = Int32Array | null

/** Places on which nothing has won yet. */
export function noPlaceWins({ definition, reelCount, rowCount }: CascadeRules): PlaceWins {
  return definition.placeMultipliers === undefined ? null : new Int32Array(reelCount * rowCount)
}

/** What a win on some places is multiplied by: the multipliers of its places together, those of 1 left out. */
export function placesMultiplier(
  rules: CascadeRules,
  wins: PlaceWins,
  places: readonly Place[],
): number {
  if (wins === null) return 1
  const sum = places.reduce((all, place) => {
    const value = multiplierOn(rules, wins, place)
    return value > 1 ? all + value : all
  }, 0)
  return Math.max(1, sum)
}

/** The places after something won on some of them. */
export function afterWins(
  rules: CascadeRules,
  wins: PlaceWins,
  places: readonly Place[],
): PlaceWins {
  if (wins === null) return null
  const most = (rules.definition.placeMultipliers ?? []).length - 1
  const next = Int32Array.from(wins)
  for (const place of places) {
    const index = indexOf(rules, place)
    next[index] = Math.min(at(next, index) + 1, most)
  }
  return next
}

/** Places whose multiplier is another one now, by what it is, the smallest first. */
export function risenPlaces(
  rules: CascadeRules,
  change: { readonly before: PlaceWins; readonly after: PlaceWins },
  places: readonly Place[],
): readonly { readonly value: number; readonly cells: readonly Place[] }[] {
  const { before, after } = change
  if (after === null) return []
  const risen = places.filter(
    (place) => multiplierOn(rules, before, place) !== multiplierOn(rules, after, place),
  )
  return [...Map.groupBy(risen, (place) => multiplierOn(rules, after, place))]
    .map(([value, cells]) => ({ value, cells }))
    .toSorted((one, other) => one.value - other.value)
}

function multiplierOn(rules: CascadeRules, wins: PlaceWins, place: Place): number {
  const { placeMultipliers } = rules.definition
  if (wins === null || placeMultipliers === undefined) return 1
  return byCount(placeMultipliers, at(wins, indexOf(rules, place)))
}

const indexOf = ({ rowCount }: CascadeRules, [reel, row]: Place): number => reel * rowCount + row
