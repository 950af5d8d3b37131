/** A kind of game that a new title can begin as. */
export interface Kind {
  /** A title of the house whose place, art and client it begins with; null where the template brings its own. */
  readonly like: string | null
}

/** By the word that `npm run new game` takes; `template/<kind>/` holds the numbers, which no title of the house has. */
export const kinds = {
  slot: { like: null },
  cards: { like: 'dragon-tiger' },
  wheel: { like: 'triple-wheel-roulette' },
  dice: { like: 'sic-bo' },
  keno: { like: 'keno-80' },
  poker: { like: 'jacks-or-better' },
  instant: { like: 'tower-climb' },
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof kinds

export const isKind = (name: string): name is KindName => Object.hasOwn(kinds, name)
