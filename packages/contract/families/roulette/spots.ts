/**
 * Where chips can lie on a roulette table, by what they cover. `straight` to `sixLine` lie inside, the others outside. A spot is called by what it
 * covers: `17`, `17-20`, `0-1-2-3`; outside by its name: `red`, `dozen-1`.
 */
export const spotKinds = [
  'straight',
  'split',
  'street',
  'trio',
  'corner',
  'firstFour',
  'topLine',
  'sixLine',
  'dozen',
  'column',
  'red',
  'black',
  'even',
  'odd',
  'low',
  'high',
] as const
export type SpotKind = (typeof spotKinds)[number]

export interface Spot {
  readonly name: string
  readonly kind: SpotKind
  /** Pockets that it wins by, in the order of its name. */
  readonly pockets: readonly string[]
}

/** Numbers of a table stand in so many rows of three, whatever zeros stand above them. */
export const rowsOfTable = 12
export const columnsOfTable = 3

const numbers = Array.from({ length: rowsOfTable * columnsOfTable }, (_, n) => n + 1)
const reds: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
])

/** `0` and `00` are green; any other pocket is a number from 1 to 36. */
export function colourOf(pocket: string): 'green' | 'red' | 'black' {
  const number = Number(pocket)
  if (number === 0) return 'green'
  return reds.has(number) ? 'red' : 'black'
}

/** Kinds of spots beside a zero, which each table has its own of. */
export type ZeroSpots = {
  readonly [Kind in 'split' | 'trio' | 'firstFour' | 'topLine']?: readonly (readonly string[])[]
}

/** What tables with one zero have beside it. */
export const besideSingleZero = {
  split: [
    ['0', '1'],
    ['0', '2'],
    ['0', '3'],
  ],
  trio: [
    ['0', '1', '2'],
    ['0', '2', '3'],
  ],
  firstFour: [['0', '1', '2', '3']],
} as const satisfies ZeroSpots

/** What tables with two zeros have beside them; the top line is the bet on five numbers. */
export const besideDoubleZero = {
  split: [
    ['0', '00'],
    ['0', '1'],
    ['00', '3'],
  ],
  trio: [
    ['0', '00', '2'],
    ['0', '1', '2'],
    ['00', '2', '3'],
  ],
  topLine: [['0', '00', '1', '2', '3']],
} as const satisfies ZeroSpots

/** What a table with these zeros has beside them. */
export const besideZerosOf = (zeros: readonly string[]): ZeroSpots =>
  zeros.length > 1 ? besideDoubleZero : besideSingleZero

/** Spots that cover half of the numbers 1 to 36. */
const evenChances: ReadonlySet<SpotKind> = new Set(['red', 'black', 'even', 'odd', 'low', 'high'])
export const isEvenChance = (kind: SpotKind): boolean => evenChances.has(kind)

/**
 * All spots of a table, by kind and then by number.
 * @param zeros pockets that are not among 1 to 36.
 * @param beside what covers a zero and more.
 */
export function spotsOf(zeros: readonly string[], beside: ZeroSpots): readonly Spot[] {
  return spotKinds.flatMap((kind) => [
    ...(kind === 'straight' ? zeros.map((zero) => inside('straight', [zero])) : []),
    ...besideZero(beside, kind).map((pockets) => inside(kind, pockets)),
    ...spotsAmongNumbers[kind],
  ])
}

const besideZero = (beside: ZeroSpots, kind: SpotKind): readonly (readonly string[])[] =>
  kind === 'split' || kind === 'trio' || kind === 'firstFour' || kind === 'topLine'
    ? (beside[kind] ?? [])
    : []

const inside = (kind: SpotKind, pockets: readonly string[]): Spot => ({
  name: pockets.join('-'),
  kind,
  pockets,
})
const insideAt = (kind: SpotKind, first: number, steps: readonly number[]): Spot =>
  inside(
    kind,
    steps.map((step) => String(first + step)),
  )
const outside = (
  kind: SpotKind,
  covers: (number: number) => boolean,
  name: string = kind,
): Spot => ({ name, kind, pockets: numbers.filter(covers).map(String) })

/** Whether a number has another to its right, and a row below. */
const hasRight = (number: number): boolean => number % columnsOfTable !== 0
const hasBelow = (number: number): boolean => number <= numbers.length - columnsOfTable
const isFirst = (number: number): boolean => number % columnsOfTable === 1
const thirds = [1, 2, 3]

const spotsAmongNumbers: { readonly [Kind in SpotKind]: readonly Spot[] } = {
  straight: numbers.map((first) => insideAt('straight', first, [0])),
  split: numbers.flatMap((first) => [
    ...(hasRight(first) ? [insideAt('split', first, [0, 1])] : []),
    ...(hasBelow(first) ? [insideAt('split', first, [0, 3])] : []),
  ]),
  street: numbers.filter(isFirst).map((first) => insideAt('street', first, [0, 1, 2])),
  trio: [],
  corner: numbers
    .filter((first) => hasRight(first) && hasBelow(first))
    .map((first) => insideAt('corner', first, [0, 1, 3, 4])),
  firstFour: [],
  topLine: [],
  sixLine: numbers
    .filter((first) => isFirst(first) && hasBelow(first))
    .map((first) => insideAt('sixLine', first, [0, 1, 2, 3, 4, 5])),
  dozen: thirds.map((dozen) =>
    outside('dozen', (number) => Math.ceil(number / rowsOfTable) === dozen, `dozen-${dozen}`),
  ),
  column: thirds.map((column) =>
    outside('column', (number) => (number - column) % columnsOfTable === 0, `column-${column}`),
  ),
  red: [outside('red', (number) => reds.has(number))],
  black: [outside('black', (number) => !reds.has(number))],
  even: [outside('even', (number) => number % 2 === 0)],
  odd: [outside('odd', (number) => number % 2 === 1)],
  low: [outside('low', (number) => number <= numbers.length / 2)],
  high: [outside('high', (number) => number > numbers.length / 2)],
}
