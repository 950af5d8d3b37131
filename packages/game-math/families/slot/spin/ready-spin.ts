import { item } from '../../../at.ts'
import type { SlotDefinition, SpinRule } from '../definition.ts'
import { type Face, facesOf } from '../pays/faces.ts'
import { readyPays } from '../pays/ready-pays.ts'
import type { PayContext, SpinPays } from '../pays/spin-pays.ts'

/** A way to spin, made ready. */
export interface ReadySpin {
  readonly definition: SlotDefinition
  readonly rule: SpinRule
  readonly faces: readonly Face[]
  readonly reels: readonly ReadyReel[]
  /** The reels without what a choice of `removal` takes out, in the order of the rule. */
  readonly reelsWithout: readonly (readonly ReadyReel[])[]
  readonly pays: SpinPays
  /** The pays when a choice of `chosenWild` is wild, in the order of the rule. */
  readonly paysChosen: readonly SpinPays[]
  /** Symbols that pay or start something by how many are in view, in the order of a key's digits. */
  readonly specials: readonly string[]
  /** Number of the wild; -1 when there is none. */
  readonly wild: number
  /** Number of the symbol that fills the whole reel that shows it: a wild, or a mystery; -1 when there is none. */
  readonly filling: number
}

/** A reel made ready: everything about the window at each stop, computed once. */
export interface ReadyReel {
  readonly length: number
  /** `windows[stop]`: names of the symbols in view, top to bottom, before anything changes. */
  readonly windows: readonly (readonly string[])[]
  /** `cells[stop]`: the same as faces. */
  readonly cells: readonly (readonly number[])[]
  /** `keys[stop]`: which specials are in view; keys of reels add up. */
  readonly keys: Int32Array
  /** `fills[stop]`: whether what fills the reel is in view. */
  readonly fills: readonly boolean[]
  /** What it shows when it is filled from top to bottom: faces, and their names. */
  readonly filled: { readonly cells: readonly number[]; readonly names: readonly string[] }
}

/** How many times a special may be in view: keys count in digits of this base. */
export const keyBase = 32

export function readySpin(definition: SlotDefinition, rule: SpinRule): ReadySpin {
  const wild =
    definition.wild === undefined ? -1 : definition.symbols.indexOf(definition.wild.symbol)
  const filling = fillingOf(definition, rule)
  const faces = facesOf(definition, rule)
  const { cash } = rule
  const counted = [...rule.scatters, ...rule.triggers].map(({ symbol }) => symbol)
  const specials = [...new Set([...counted, ...(cash ? [cash.symbol, cash.collector] : [])])]
  const { plain, chosen } = payContexts(definition, rule)
  return {
    definition,
    rule,
    faces,
    reels: readyReels({ definition, rule, specials, filling }, []),
    reelsWithout: (rule.removal?.choices ?? []).map(({ symbols }) =>
      readyReels({ definition, rule, specials, filling }, symbols),
    ),
    pays: readyPays(definition, plain),
    paysChosen: chosen.map((context) => readyPays(definition, context)),
    specials,
    wild,
    filling,
  }
}

/** The reels of a spin without some symbols. */
function readyReels(
  spin: Pick<ReadySpin, 'definition' | 'rule' | 'specials' | 'filling'>,
  removed: readonly string[],
): readonly ReadyReel[] {
  const { definition, rule, specials, filling } = spin
  const { colossal = [] } = rule
  return rule.strips.map((strip, reel) => {
    const rows = item(definition.rows, reel)
    const windows = strip.map((symbol, stop) =>
      colossal.includes(reel)
        ? Array.from({ length: rows }, () => symbol)
        : windowWithout(strip, { stop, rows }, removed),
    )
    const cells = windows.map((window) => window.map((name) => definition.symbols.indexOf(name)))
    return {
      length: strip.length,
      windows,
      cells,
      keys: Int32Array.from(windows, (window) => keyOf(specials, window)),
      fills: cells.map((faces) => faces.includes(filling)),
      filled: {
        cells: Array.from({ length: rows }, () => filling),
        names: Array.from({ length: rows }, () => definition.symbols[filling] ?? ''),
      },
    }
  })
}

/** What the wins of a spin depend on, and what they do when a choice of `chosenWild` is wild, in the order of the rule. */
export function payContexts(
  definition: SlotDefinition,
  rule: SpinRule,
): { readonly plain: PayContext; readonly chosen: readonly PayContext[] } {
  const { symbols, wild } = definition
  const wilds = wild === undefined ? [] : [symbols.indexOf(wild.symbol)]
  const plain = { faces: facesOf(definition, rule), wilds, times: rule.multiplier ?? 1 }
  const chosen = (rule.chosenWild?.choices ?? []).map(({ symbol }) => ({
    ...plain,
    wilds: [...wilds, symbols.indexOf(symbol)],
  }))
  return { plain, chosen }
}

function fillingOf({ symbols, wild }: SlotDefinition, { mystery }: SpinRule): number {
  if (mystery?.fills === true) return symbols.indexOf(mystery.symbol)
  return wild?.expands === true || wild?.nudges === true ? symbols.indexOf(wild.symbol) : -1
}

/** What is in view at a stop: symbols from the lowest row up, around the end of the strip, without those that are removed. */
function windowWithout(
  strip: readonly string[],
  { stop, rows }: { readonly stop: number; readonly rows: number },
  removed: readonly string[],
): readonly string[] {
  const window: string[] = []
  for (let place = stop + rows - 1; window.length < rows; place--) {
    const symbol = item(strip, (place + rows * strip.length) % strip.length)
    if (!removed.includes(symbol)) window.unshift(symbol)
  }
  return window
}

function keyOf(specials: readonly string[], window: readonly string[]): number {
  return specials.reduce(
    (key, special, digit) =>
      key + window.filter((name) => name === special).length * keyBase ** digit,
    0,
  )
}

/** How many of a special a key counts. */
export function countIn(spin: ReadySpin, key: number, symbol: string): number {
  return Math.floor(key / keyBase ** spin.specials.indexOf(symbol)) % keyBase
}

/** What a row of a table by counts says of a count; beyond its end, its last. */
export function byCount(row: readonly number[], count: number): number {
  return row[Math.min(count, row.length - 1)] ?? 0
}

/** Whether a face stays as it is when wilds drop. */
export function isSpecial({ specials, definition, rule }: ReadySpin, face: number): boolean {
  const name = definition.symbols[face]
  return name !== undefined && (specials.includes(name) || name === rule.chosenWild?.symbol)
}
