import type { GameFacts } from '@fairhouse/game-math/facts'
import { ratio } from '@fairhouse/game-math/fraction'

/** Where a number stands in a definition: the keys that lead to it. */
export type Path = readonly (string | number)[]

/** The numbers of a definition that what a bet returns is made of, and what it returns with others in their place. */
export interface PayTable {
  /** Named as they stand in the definition: `pays.4.3`. */
  readonly pays: readonly { readonly name: string; readonly units: number }[]
  /** The exact return, a ratio. @throws RangeError for numbers that the rules refuse. */
  returned(units: readonly number[]): number
  /** Nobody reads them on a pay table, so they need not be round. */
  readonly unread?: true
  /** What one unit more of each adds to the return, where that is known without working out the return of each. */
  readonly weights?: (units: readonly number[]) => readonly number[]
}

/**
 * The pay table of a bet, from the definition that it is part of.
 * @param facts of the bet, by a definition with other numbers.
 * @throws TypeError when a path leads to no number.
 */
export function payTable<Definition extends object>(
  definition: Definition,
  paths: readonly Path[],
  facts: (definition: Definition) => GameFacts,
): PayTable {
  return {
    pays: paths.map((path) => ({ name: path.join('.'), units: numberAt(definition, path) })),
    returned: (units) => ratio(facts(withNumbers(definition, paths, units)).rtp),
  }
}

/** A copy of a definition with these numbers at these places. */
export function withNumbers<Definition extends object>(
  definition: Definition,
  paths: readonly Path[],
  numbers: readonly number[],
): Definition {
  const copy = structuredClone(definition)
  for (const [place, path] of paths.entries()) {
    const last = path.at(-1)
    const holder = valueAt(copy, path.slice(0, -1))
    if (last === undefined || typeof holder !== 'object' || holder === null) throw noNumber(path)
    Reflect.set(holder, last, numbers[place])
  }
  return copy
}

function numberAt(definition: object, path: Path): number {
  const value = valueAt(definition, path)
  if (typeof value !== 'number') throw noNumber(path)
  return value
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    data,
  )

const noNumber = (path: Path): TypeError => new TypeError(`there is no number at ${path.join('.')}`)
