import { type Grid, type Place, placesOf } from './grid.ts'
import { type CascadeRules, payOf } from './rules.ts'

/** Equal symbols that pay together. */
export interface Group {
  readonly symbol: number
  /** Reels for ways, cells for the others. */
  readonly count: number
  readonly ways: number
  readonly cells: readonly Place[]
  /** Pay units before any multiplier. */
  readonly pay: number
}

/** Everything in view that pays, by symbol in the order of the definition. */
export function payingGroups(rules: CascadeRules, grid: Grid): readonly Group[] {
  const find = { ways: waysOf, cluster: clustersOf, anywhere: anywhereOf }[rules.definition.by]
  return rules.definition.symbols
    .flatMap((_, symbol) => (symbol === rules.wild ? [] : find(rules, grid, symbol)))
    .filter(({ pay }) => pay > 0)
}

function anywhereOf(rules: CascadeRules, grid: Grid, symbol: number): readonly Group[] {
  const cells = placesOf(grid, symbol)
  const count = cells.length
  return [{ symbol, count, ways: 1, cells, pay: payOf(rules, symbol, count) }]
}

/** Reels from the first on that show the symbol or a wild; every choice of one cell a reel is a way. */
function waysOf(rules: CascadeRules, grid: Grid, symbol: number): readonly Group[] {
  const cells: Place[] = []
  let ways = 1
  let count = 0
  for (const [reel, column] of grid.entries()) {
    const shown = column.flatMap((cell, row): Place[] =>
      cell.symbol === symbol || cell.symbol === rules.wild ? [[reel, row]] : [],
    )
    if (shown.length === 0) break
    cells.push(...shown)
    ways *= shown.length
    count++
  }
  return [{ symbol, count, ways, cells, pay: ways * payOf(rules, symbol, count) }]
}

/** Cells of the symbol or wild that touch by their sides, at least one of them the symbol itself. */
function clustersOf(rules: CascadeRules, grid: Grid, symbol: number): readonly Group[] {
  const seen = new Set<number>()
  const clusters: Group[] = []
  for (const start of placesOf(grid, symbol)) {
    if (seen.has(key(start))) continue
    const cells = clusterFrom(start, (place) => joins(rules, grid, place, symbol))
    for (const place of cells) seen.add(key(place))
    const count = cells.length
    clusters.push({ symbol, count, ways: 1, cells, pay: payOf(rules, symbol, count) })
  }
  return clusters
}

function clusterFrom(start: Place, isPart: (place: Place) => boolean): readonly Place[] {
  const found = new Map([[key(start), start]])
  for (const [reel, row] of found.values()) {
    const sides: Place[] = [
      [reel - 1, row],
      [reel + 1, row],
      [reel, row - 1],
      [reel, row + 1],
    ]
    for (const side of sides) if (isPart(side)) found.set(key(side), side)
  }
  return [...found.values()].toSorted((a, b) => key(a) - key(b))
}

function joins(rules: CascadeRules, grid: Grid, [reel, row]: Place, symbol: number): boolean {
  const cell = grid[reel]?.[row]
  return cell?.symbol === symbol || (cell !== undefined && cell.symbol === rules.wild)
}

/** Places in order, reel by reel; no grid has more rows than this. */
const keyRows = 32
const key = ([reel, row]: Place): number => reel * keyRows + row

/** All cells of some groups, each once, reel by reel. */
export function cellsOf(groups: readonly Group[]): readonly Place[] {
  const all = new Map(groups.flatMap(({ cells }) => cells.map((place) => [key(place), place])))
  return [...all].toSorted(([a], [b]) => a - b).map(([, place]) => place)
}
