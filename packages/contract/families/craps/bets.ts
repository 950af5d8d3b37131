import type { CrapsPaytable } from './paytable.ts'
import { type BoxNumber, type CrapsKind, type CrapsSpot, inTableOrder } from './spots.ts'

/** What stands on a table between two rolls. */
export interface Standing {
  /** Where the puck lies; null while it is off. */
  readonly point: BoxNumber | null
  /** Chips of bets that wait for a roll, by spot. */
  readonly chips: ReadonlyMap<string, number>
}

export const nothingStands: Standing = { point: null, chips: new Map() }

/** How many chips may lie on a spot in all, and of how many at a time, so that what they win is whole. */
export interface SpotLimit {
  readonly most: number
  readonly step: number
}

/** Why no chips may be added to a spot now. */
export type Closed =
  /** Line bets are made while the puck is off, come bets while it is on. */
  | 'puckOn'
  | 'puckOff'
  /** Odds belong to a bet that has its number. */
  | 'noBet'
  /** A come bet is made in its box, and goes to its number by itself. */
  | 'byRoll'

/** What a bet waits for: the point of a line bet and its odds, the number of another. */
export const numberOf = (
  { kind, number }: Pick<CrapsSpot, 'kind' | 'number'>,
  point: BoxNumber | null,
): BoxNumber | null => (isOfLine(kind) ? point : number)

const isOfLine = (kind: CrapsKind): boolean =>
  kind === 'pass' || kind === 'dontPass' || kind === 'passOdds' || kind === 'dontPassOdds'

/** Odds that a bet may carry, by its spot: `pass` carries `passOdds`, `come-6` carries `comeOdds-6`. */
export function oddsSpotOf({ kind, number }: Pick<CrapsSpot, 'kind' | 'number'>): string | null {
  if (kind === 'pass' || kind === 'dontPass') return `${kind}Odds`
  if ((kind !== 'come' && kind !== 'dontCome') || number === null) return null
  return `${kind}Odds-${number}`
}

const carriers: ReadonlyMap<CrapsKind, CrapsKind> = new Map([
  ['passOdds', 'pass'],
  ['dontPassOdds', 'dontPass'],
  ['comeOdds', 'come'],
  ['dontComeOdds', 'dontCome'],
])

/** The bet that odds belong to; null for what is no odds. */
function baseOf({ kind, number }: CrapsSpot): string | null {
  const carrier = carriers.get(kind)
  if (carrier === undefined) return null
  return number === null ? carrier : `${carrier}-${number}`
}

type SpotRow = CrapsPaytable['spots'][number]

const keyOf = (spot: string, number: number | null): string => `${spot} ${number ?? ''}`

/** Rows of each table by spot and number; a table is asked for them with every roll. */
const indexes = new WeakMap<CrapsPaytable['spots'], ReadonlyMap<string, SpotRow>>()

function indexOf(spots: CrapsPaytable['spots']): ReadonlyMap<string, SpotRow> {
  const known = indexes.get(spots)
  if (known) return known
  const index = new Map(spots.map((row) => [keyOf(row.spot, row.number), row]))
  indexes.set(spots, index)
  return index
}

/** What the table says of a spot that waits for a number; undefined where the spot has no such number. */
export function rowOf(
  { spots }: Pick<CrapsPaytable, 'spots'>,
  spot: string,
  number: BoxNumber | null,
): SpotRow | undefined {
  const index = indexOf(spots)
  return index.get(keyOf(spot, number)) ?? index.get(keyOf(spot, null))
}

/** How many chips a spot takes in all now, or why it takes none. */
export function limitOf(
  paytable: Pick<CrapsPaytable, 'spots' | 'oddsTimes' | 'layTimes'>,
  { point, chips }: Standing,
  spot: CrapsSpot,
): SpotLimit | Closed {
  const closed = closedBy(spot, point)
  if (closed !== null) return closed
  const number = numberOf(spot, point)
  const row = rowOf(paytable, spot.name, number)
  if (!row) return 'noBet'
  const step = row.odds.per
  const base = baseOf(spot)
  if (base === null) return { most: row.most, step }
  const carried = chips.get(base) ?? 0
  if (carried === 0) return 'noBet'
  const most = carried * timesOf(paytable, spot.kind, number)
  return { most: Math.floor(most / step) * step, step }
}

/** Line bets open while the puck is off, come bets while it is on. */
function closedBy({ kind, number }: CrapsSpot, point: BoxNumber | null): Closed | null {
  const isLine = kind === 'pass' || kind === 'dontPass'
  if (isLine) return point === null ? null : 'puckOn'
  if (kind !== 'come' && kind !== 'dontCome') return null
  if (number !== null) return 'byRoll'
  return point === null ? 'puckOff' : null
}

/** Most odds on a bet, in bets. */
function timesOf(
  { oddsTimes, layTimes }: Pick<CrapsPaytable, 'oddsTimes' | 'layTimes'>,
  kind: CrapsKind,
  number: BoxNumber | null,
): number {
  if (kind === 'dontPassOdds' || kind === 'dontComeOdds') return layTimes
  return oddsTimes.find((one) => one.number === number)?.times ?? 0
}

/** A line bet with a point and a come bet on its number stay until they are settled; everything else may be taken down. */
const staysUp: ReadonlySet<CrapsKind> = new Set(['pass', 'come'])

/** Spots whose chips may be taken down, in the order of the table. */
export const removable = ({ chips }: Standing): readonly string[] =>
  inTableOrder(chips.keys())
    .filter(({ kind }) => !staysUp.has(kind))
    .map(({ name }) => name)
