import { at, item } from '../../at.ts'
import { rowCount, type SlotDefinition } from '../definition.ts'
import type { LinePays } from '../line-pays.ts'
import { showsPick, showsScatter } from '../reel.ts'

/**
 * Which specials a set of windows shows, as one number that adds up over reels: eight times the scatters plus the pick
 * symbols.
 */
export const scatterStep = 8

/** All windows of one reel that count in some cycle, each once for every stop that shows it. */
export interface ReelView {
  readonly size: number
  /** `[window * symbols + symbol]`: lines on which it goes on. */
  readonly matches: Int32Array
  /** `[window * 3 + row]`: symbol numbers; only read on the first reel. */
  readonly cells: Int32Array
  /** `[window]`: its specials. */
  readonly specials: Int32Array
}

/** Every stop of every reel, wild windows expanded: the paid spin. */
export function everyStop(linePays: LinePays): readonly ReelView[] {
  return linePays.reels.map((reel, i) =>
    viewOf(
      linePays,
      i,
      Array.from({ length: reel.length }, (_, stop) => stop),
    ),
  )
}

/** Reels of `wild` (as bits) wholly wild, once each; the others over their stops without a wild. */
export function withWildReels(linePays: LinePays, wild: number): readonly ReelView[] {
  return linePays.reels.map((reel, i) => {
    if (((wild >> i) & 1) === 1) return wildReel(linePays)
    const stops = Array.from({ length: reel.length }, (_, stop) => stop)
    return viewOf(
      linePays,
      i,
      stops.filter((stop) => at(reel.wild, stop) === 0),
    )
  })
}

function viewOf(linePays: LinePays, reelNumber: number, stops: readonly number[]): ReelView {
  const reel = item(linePays.reels, reelNumber)
  const { symbolCount } = linePays
  return {
    size: stops.length,
    matches: Int32Array.from(
      stops.flatMap((stop) => [
        ...reel.matches.subarray(stop * symbolCount, (stop + 1) * symbolCount),
      ]),
    ),
    cells: Int32Array.from(
      stops.flatMap((stop) => [...reel.cells.subarray(stop * rowCount, (stop + 1) * rowCount)]),
    ),
    specials: Int32Array.from(stops, (stop) => specialsOf(at(reel.special, stop))),
  }
}

function specialsOf(special: number): number {
  if (special === showsScatter) return scatterStep
  return special === showsPick ? 1 : 0
}

function wildReel({ symbolCount, everyLine }: LinePays): ReelView {
  return {
    size: 1,
    matches: new Int32Array(symbolCount).fill(everyLine),
    cells: new Int32Array(rowCount),
    specials: new Int32Array(1),
  }
}

/** Reels whose free strip holds a wild, ascending. */
export function wildReels({ strips, wild }: SlotDefinition): readonly number[] {
  return strips.free.flatMap((strip, reel) => (strip.includes(wild) ? [reel] : []))
}
