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
  const { by } = rules.definition
  const find = { ways: waysOf, cluster: clustersOf, anywhere: anywhereOf }[by]
  const most = by === 'ways' ? null : mostTogether(rules, grid)
  const groups: Group[] = []
  for (let symbol = 0; symbol < rules.definition.symbols.length; symbol++) {
    // Too few in view to pay even if all of them stood together: most symbols of most grids.
    const isHopeless = most !== null && !canPay(rules, symbol, most[symbol] ?? 0)
    if (symbol === rules.wild || isHopeless) continue
    for (const group of find(rules, grid, symbol)) if (group.pay > 0) groups.push(group)
  }
  return groups
}

/** Whether so many of a symbol or fewer pay anything. */
function canPay(rules: CascadeRules, symbol: number, most: number): boolean {
  for (let count = most; count > 0; count--) if (payOf(rules, symbol, count) > 0) return true
  return false
}

/** `[symbol]`: how many cells show it or a wild. */
function mostTogether(rules: CascadeRules, grid: Grid): readonly number[] {
  const counts = rules.definition.symbols.map(() => 0)
  for (const column of grid) {
    for (const { symbol } of column) counts[symbol] = (counts[symbol] ?? 0) + 1
  }
  const wilds = counts[rules.wild] ?? 0
  return counts.map((count) => count + wilds)
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
  const parts = partsOf(rules, grid, symbol)
  const seen = new Set<number>()
  const clusters: Group[] = []
  for (const [start, part] of parts) {
    if (part !== symbol || seen.has(start)) continue
    const keys = clusterFrom(start, parts)
    for (const one of keys) seen.add(one)
    const pay = payOf(rules, symbol, keys.length)
    if (pay === 0) continue
    const cells = keys.toSorted((a, b) => a - b).map(placeAt)
    clusters.push({ symbol, count: cells.length, ways: 1, cells, pay })
  }
  return clusters
}

/** What stands where a symbol or a wild is, by key of the place. */
function partsOf(rules: CascadeRules, grid: Grid, symbol: number): ReadonlyMap<number, number> {
  const parts = new Map<number, number>()
  for (let reel = 0; reel < grid.length; reel++) {
    const column = grid[reel] ?? []
    for (let row = 0; row < column.length; row++) {
      const shown = column[row]?.symbol
      if (shown === symbol || shown === rules.wild) parts.set(reel * keyRows + row, shown)
    }
  }
  return parts
}

/** Keys of the places that hang together with one. */
function clusterFrom(start: number, parts: ReadonlyMap<number, number>): readonly number[] {
  const found = new Set([start])
  for (const key of found) {
    for (const step of steps) if (parts.has(key + step)) found.add(key + step)
  }
  return [...found]
}

/** Places in order, reel by reel; no grid has more rows than this. */
const keyRows = 32
/** From a place to those at its sides. The rows of a key are never used up, so none leads from the end of a reel to the next. */
const steps = [-keyRows, keyRows, -1, 1]
const placeAt = (key: number): Place => [Math.floor(key / keyRows), key % keyRows]
const key = ([reel, row]: Place): number => reel * keyRows + row

/** All cells of some groups, each once, reel by reel. */
export function cellsOf(groups: readonly Group[]): readonly Place[] {
  const all = new Map(groups.flatMap(({ cells }) => cells.map((place) => [key(place), place])))
  return [...all].toSorted(([a], [b]) => a - b).map(([, place]) => place)
}
