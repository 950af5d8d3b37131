import type { Below } from './anneal.ts'
import { countsOf } from './counts.ts'

export interface Layout {
  /** The strip as it was: frozen symbols stay where they are on it. */
  readonly strip: readonly string[]
  /** How many of each symbol it is to hold. */
  readonly counts: ReadonlyMap<string, number>
  readonly frozen: ReadonlySet<string>
  /** How likely a symbol follows one of its kind, 0 to 1. */
  readonly stack: number
  /** Rows of the window: symbols that are not stacked keep so far apart where they can. */
  readonly rows: number
  readonly below: Below
}

/** Fine enough for a chance. */
const grain = 1 << 20

/**
 * Lays out a strip: frozen symbols stay, the others are dealt into the places between them. A symbol is dealt again next to its kind
 * with the chance that `stack` says; otherwise one comes that the window above does not show, if there is one left.
 */
export function layOut(layout: Layout): readonly string[] {
  const { strip, counts, frozen, rows } = layout
  const left = new Map([...counts].filter(([symbol]) => !frozen.has(symbol)))
  const laid: string[] = []
  for (const symbol of strip) {
    if (frozen.has(symbol)) {
      laid.push(symbol)
      continue
    }
    const dealt = deal(left, laid.slice(-(rows - 1)), layout)
    left.set(dealt, (left.get(dealt) ?? 0) - 1)
    laid.push(dealt)
  }
  return laid
}

/**
 * Changes a strip in as few places as its new counts ask for: symbols of which there are too many become, in places chosen by
 * chance, those of which there are too few.
 */
export function patch(
  strip: readonly string[],
  counts: ReadonlyMap<string, number>,
  below: Below,
): readonly string[] {
  const patched = [...strip]
  const [before = new Map<string, number>()] = countsOf([strip])
  const missing = [...counts].flatMap(([symbol, count]) =>
    Array.from({ length: Math.max(0, count - (before.get(symbol) ?? 0)) }, () => symbol),
  )
  for (const [symbol, count] of before) {
    const places = strip.flatMap((other, place) => (other === symbol ? [place] : []))
    for (let more = count - (counts.get(symbol) ?? 0); more > 0; more--) {
      const [place = 0] = places.splice(below(places.length), 1)
      const [instead = symbol] = missing.splice(below(missing.length), 1)
      patched[place] = instead
    }
  }
  return patched
}

function deal(
  left: ReadonlyMap<string, number>,
  above: readonly string[],
  { stack, below }: Layout,
): string {
  const last = above.at(-1)
  const isStacked = below(grain) < stack * grain
  if (isStacked && last !== undefined && (left.get(last) ?? 0) > 0) return last
  const all = [...left].filter(([, count]) => count > 0)
  const fresh = all.filter(([symbol]) => !above.includes(symbol))
  const other = all.filter(([symbol]) => symbol !== last)
  const pool = [fresh, other, all].find((list) => list.length > 0) ?? []
  let place = below(pool.reduce((sum, [, count]) => sum + count, 0))
  for (const [symbol, count] of pool) {
    if (place < count) return symbol
    place -= count
  }
  throw new RangeError('no symbol is left to deal: the counts are fewer than the strip is long')
}
