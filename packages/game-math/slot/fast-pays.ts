import { at, item } from '../at.ts'
import { bitCount } from '../bits.ts'
import { reelCount, rowCount } from './definition.ts'
import { everyStop, type ReelView } from './exact/view.ts'
import { type LinePays, runLengths } from './line-pays.ts'

/**
 * Line pays compiled for simulation: all combinations of the first three reels are one table, which holds what broken lines
 * have paid and, for the few combinations where lines still run, which.
 */
export interface FastPays {
  /** Combinations of the first three reels. */
  readonly prefixes: number
  /** `[prefix]`: units of lines that broke. */
  readonly paid: Int32Array
  /** `[prefix]`: specials in view. */
  readonly specials: Int32Array
  /** Running lines of a prefix are the entries from `first[prefix]` to before `first[prefix + 1]`. */
  readonly first: Int32Array
  /** Entry: lines as bits, and the number of the symbol they carry. */
  readonly lines: Int32Array
  readonly symbols: Int32Array
  readonly fourth: FastReel
  readonly fifth: FastReel
  readonly symbolCount: number
  readonly pays: Int32Array
}

export interface FastReel {
  readonly length: number
  readonly matches: Int32Array
  readonly specials: Int32Array
}

/** Reels that the table of prefixes covers. */
const prefixReels = 3

export function readyFastPays(linePays: LinePays): FastPays {
  const views = everyStop(linePays)
  const [one, two, three] = [item(views, 0), item(views, 1), item(views, 2)]
  const table = {
    paid: [] as number[],
    specials: [] as number[],
    first: [0],
    lines: [] as number[],
    symbols: [] as number[],
  }
  for (let a = 0; a < one.size; a++) {
    for (let b = 0; b < two.size; b++) {
      for (let c = 0; c < three.size; c++) {
        table.paid.push(addPrefix(linePays, views, [a, b, c], table))
        table.specials.push(at(one.specials, a) + at(two.specials, b) + at(three.specials, c))
        table.first.push(table.lines.length)
      }
    }
  }
  return {
    prefixes: table.paid.length,
    paid: Int32Array.from(table.paid),
    specials: Int32Array.from(table.specials),
    first: Int32Array.from(table.first),
    lines: Int32Array.from(table.lines),
    symbols: Int32Array.from(table.symbols),
    fourth: fastReel(item(views, prefixReels)),
    fifth: fastReel(item(views, prefixReels + 1)),
    symbolCount: linePays.symbolCount,
    pays: linePays.pays,
  }
}

function fastReel({ size, matches, specials }: ReelView): FastReel {
  return { length: size, matches, specials }
}

/** Adds the lines that run over all three reels; returns what the others paid. */
function addPrefix(
  linePays: LinePays,
  views: readonly ReelView[],
  stops: readonly [number, number, number],
  table: { readonly lines: number[]; readonly symbols: number[] },
): number {
  let paid = 0
  for (let row = 0; row < rowCount; row++) {
    const symbol = at(item(views, 0).cells, stops[0] * rowCount + row)
    let alive = at(linePays.starts, row)
    for (let count = 1; count < prefixReels; count++) {
      const window = item(stops, count) * linePays.symbolCount
      const goes = alive & at(item(views, count).matches, window + symbol)
      paid += at(linePays.pays, symbol * runLengths + count) * bitCount(alive ^ goes)
      alive = goes
    }
    if (alive === 0) continue
    table.lines.push(alive)
    table.symbols.push(symbol)
  }
  return paid
}

/** Units that all lines pay together. */
export function paidAt(fast: FastPays, prefix: number, fourth: number, fifth: number): number {
  let units = at(fast.paid, prefix)
  const end = at(fast.first, prefix + 1)
  for (let entry = at(fast.first, prefix); entry < end; entry++) {
    const symbol = at(fast.symbols, entry)
    const three = at(fast.lines, entry)
    const four = three & at(fast.fourth.matches, fourth * fast.symbolCount + symbol)
    const five = four & at(fast.fifth.matches, fifth * fast.symbolCount + symbol)
    const pays = symbol * runLengths + prefixReels
    units += at(fast.pays, pays) * bitCount(three ^ four)
    if (four === 0) continue
    units += at(fast.pays, pays + 1) * bitCount(four ^ five)
    units += at(fast.pays, symbol * runLengths + reelCount) * bitCount(five)
  }
  return units
}

/** Specials that all reels show together. */
export function specialsAt(fast: FastPays, prefix: number, fourth: number, fifth: number): number {
  return (
    at(fast.specials, prefix) + at(fast.fourth.specials, fourth) + at(fast.fifth.specials, fifth)
  )
}
