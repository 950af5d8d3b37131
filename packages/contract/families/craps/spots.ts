/** Numbers that can become a point, and that have a box of their own. */
export const boxNumbers = [4, 5, 6, 8, 9, 10] as const
export type BoxNumber = (typeof boxNumbers)[number]
export const hardNumbers = [4, 6, 8, 10] as const

/** What chips on a craps table can be bet on, by the rule that settles them. */
export const crapsKinds = [
  'pass',
  'dontPass',
  'passOdds',
  'dontPassOdds',
  'come',
  'dontCome',
  'comeOdds',
  'dontComeOdds',
  'place',
  'field',
  'hard',
  'anySeven',
  'anyCraps',
  'two',
  'three',
  'eleven',
  'twelve',
] as const
export type CrapsKind = (typeof crapsKinds)[number]

export interface CrapsSpot {
  readonly name: string
  readonly kind: CrapsKind
  /** The number that it waits for; null where it has none, or none yet. */
  readonly number: BoxNumber | null
}

const perNumber: ReadonlySet<CrapsKind> = new Set(['comeOdds', 'dontComeOdds', 'place'])
const hasBox: ReadonlySet<CrapsKind> = new Set(['come', 'dontCome'])

/**
 * All spots of a table, by kind and then by number. A come bet lies on `come` until a roll sends it to its number, and on `come-6` from then on;
 * the odds of a line bet have one spot, since they belong to the point.
 */
export const crapsSpots: readonly CrapsSpot[] = crapsKinds.flatMap((kind): readonly CrapsSpot[] => {
  const plain: CrapsSpot = { name: kind, kind, number: null }
  const on = (numbers: readonly BoxNumber[]): readonly CrapsSpot[] =>
    numbers.map((number) => ({ name: `${kind}-${number}`, kind, number }))
  if (kind === 'hard') return on(hardNumbers)
  if (perNumber.has(kind)) return on(boxNumbers)
  return hasBox.has(kind) ? [plain, ...on(boxNumbers)] : [plain]
})

export const crapsSpotsByName: ReadonlyMap<string, CrapsSpot> = new Map(
  crapsSpots.map((spot) => [spot.name, spot]),
)

const places = new Map(crapsSpots.map(({ name }, place) => [name, place]))

/** Spots of these names in the order of the table; a name that no spot has is left out. */
export const inTableOrder = (names: Iterable<string>): readonly CrapsSpot[] =>
  [...names]
    .flatMap((name) => crapsSpotsByName.get(name) ?? [])
    .toSorted((a, b) => (places.get(a.name) ?? 0) - (places.get(b.name) ?? 0))

/** Two dice as they were thrown. */
export type TwoDice = readonly [number, number]

/** All rolls, the first die slowest; each is as likely. */
export const allRolls: readonly TwoDice[] = [1, 2, 3, 4, 5, 6].flatMap((first) =>
  [1, 2, 3, 4, 5, 6].map((second): TwoDice => [first, second]),
)

export const isBoxNumber = (sum: number): sum is BoxNumber =>
  boxNumbers.some((number) => number === sum)

/** Where a bet on a spot without a number goes when a roll gives it one: `come` on a roll of six to `come-6`. */
export const movedTo = (kind: CrapsKind, number: BoxNumber): string => `${kind}-${number}`
