import type { Game } from '@fairhouse/contract/entities/game'
import { gameKinds } from '@fairhouse/contract/entities/game-words'
import { providers } from '@fairhouse/contract/entities/provider'
import { isPlayable } from '../games/playable.ts'

/** What narrows a search. Of a list any value will do; every list and bound that is set has to hold. */
export interface Filters {
  readonly kind: readonly string[]
  /** Providers as their pages are called, such as `felix-gaming`. */
  readonly provider: readonly string[]
  readonly mechanic: readonly string[]
  readonly volatility: readonly string[]
  /** Least return, in percent. */
  readonly rtp: string | null
  /** Dearest smallest stake, in minor units. */
  readonly stake: string | null
  /** Least top win, in stakes. */
  readonly win: string | null
  /** `with`: also titles that cannot be played; else they are left out. */
  readonly samples: string | null
}

export const noFilters: Filters = {
  kind: [],
  provider: [],
  mechanic: [],
  volatility: [],
  rtp: null,
  stake: null,
  win: null,
  samples: null,
}

/** Filters of which several values may be chosen. */
export const manyOf = ['kind', 'provider', 'mechanic', 'volatility'] as const
/** Filters with one value. */
export const oneOf = ['rtp', 'stake', 'win', 'samples'] as const
export type ManyOf = (typeof manyOf)[number]
export type OneOf = (typeof oneOf)[number]
export type FilterName = ManyOf | OneOf

/** Values that can be chosen; mechanics are those that games have. */
const choices: Readonly<Record<Exclude<FilterName, 'mechanic'>, readonly string[]>> = {
  kind: gameKinds,
  provider: providers.map(({ path }) => path.slice(1)),
  volatility: ['1', '2', '3', '4', '5'],
  rtp: ['94', '95', '96', '97', '98'],
  stake: ['1', '10', '20', '50', '100'],
  win: ['500', '1000', '2500', '5000', '10000'],
  samples: ['with'],
}

const providerSlugs = new Map(providers.map(({ id, path }) => [id, path.slice(1)]))

/** Whether a game has a value of a filter. What a provider does not tell, a bound does not let through. */
const has: Readonly<Record<FilterName, (game: Game, value: string) => boolean>> = {
  kind: (game, value) => game.kind === value,
  provider: (game, value) => providerSlugs.get(game.provider) === value,
  mechanic: (game, value) => game.mechanics.includes(value),
  volatility: (game, value) => game.volatility === Number(value),
  rtp: ({ rtp }, value) => rtp !== null && rtp * 100 >= Number(value),
  stake: (game, value) => isPlayable(game) && game.minStake <= Number(value),
  win: ({ maxWinX }, value) => maxWinX !== null && maxWinX >= Number(value),
  samples: () => true,
}

const chosen = (filters: Filters, name: FilterName): readonly string[] => {
  const value = filters[name]
  return value === null ? [] : typeof value === 'string' ? [value] : value
}

const holds = (game: Game, filters: Filters, name: FilterName): boolean => {
  const values = chosen(filters, name)
  if (name === 'samples' && values.length === 0) return isPlayable(game)
  return values.length === 0 || values.some((value) => has[name](game, value))
}

const names: readonly FilterName[] = [...manyOf, ...oneOf]

/** The games that pass, in their order. */
export const passing = (games: readonly Game[], filters: Filters): readonly Game[] =>
  games.filter((game) => names.every((name) => holds(game, filters, name)))

/** How many values are chosen. */
export const filterCount = (filters: Filters): number =>
  names.reduce((sum, name) => sum + chosen(filters, name).length, 0)

export interface Choice {
  readonly value: string
  /** Games that would be shown with this value and all other filters as they are. */
  readonly count: number
}

export type Choices = Readonly<Record<FilterName, readonly Choice[]>>

/** What can be chosen of each filter. Values that no game has are left out unless they are chosen. */
export function choicesOf(games: readonly Game[], filters: Filters): Choices {
  const of = (name: FilterName): readonly Choice[] => {
    const others = games.filter((game) =>
      names.every((other) => other === name || holds(game, filters, other)),
    )
    return valuesOf(name, games)
      .map((value) => ({ value, count: others.filter((game) => has[name](game, value)).length }))
      .filter(
        ({ value }) => isChosen(filters, name, value) || games.some((g) => has[name](g, value)),
      )
  }
  return {
    kind: of('kind'),
    provider: of('provider'),
    mechanic: of('mechanic'),
    volatility: of('volatility'),
    rtp: of('rtp'),
    stake: of('stake'),
    win: of('win'),
    samples: games.every(isPlayable) ? [] : of('samples'),
  }
}

/** Values of a filter, mechanics as often met as their place in the list. */
export function valuesOf(name: FilterName, games: readonly Game[]): readonly string[] {
  if (name !== 'mechanic') return choices[name]
  const met = new Map<string, number>()
  for (const mechanic of games.flatMap((game) => game.mechanics)) {
    met.set(mechanic, (met.get(mechanic) ?? 0) + 1)
  }
  return [...met].toSorted(([, left], [, right]) => right - left).map(([mechanic]) => mechanic)
}

export const isChosen = (filters: Filters, name: FilterName, value: string): boolean =>
  chosen(filters, name).includes(value)

/** The filters with a value chosen that was not, or no longer chosen that was. */
export function toggled(filters: Filters, name: FilterName, value: string): Filters {
  const was = isChosen(filters, name, value)
  const before = filters[name]
  if (before === null || typeof before === 'string')
    return { ...filters, [name]: was ? null : value }
  return {
    ...filters,
    [name]: was ? before.filter((one) => one !== value) : [...before, value],
  }
}
