import { item } from '../../../at.ts'
import type { SlotDefinition } from '../definition.ts'
import type { Face } from './faces.ts'

/** A symbol, or a group of them, that pays for runs from the first reel on. */
export interface Candidate {
  /** Number of the symbol that stands for it when it is told. */
  readonly symbol: number
  /** `[face]`: whether the run goes on there. */
  readonly matches: readonly boolean[]
  /** `[n]`: what a run of n pays. */
  readonly pays: readonly number[]
  /** Whether multipliers of wilds count; not for a run of wilds alone. */
  readonly multiplies: boolean
}

/** What a line can pay for; every spin of a game has its own, as wilds may differ. */
export interface LineRule {
  readonly candidates: readonly Candidate[]
  readonly faces: readonly Face[]
  readonly together: 'product' | 'sum'
  /** Multiplies every pay. */
  readonly times: number
  /** Whether runs from the last reel pay too, but for those over all reels. */
  readonly bothWays: boolean
}

/** A winning line. `pay` holds the multiplier. */
export interface LineWin {
  readonly symbol: number
  /** How many of it are in the run; more than its reels where some are split. */
  readonly count: number
  /** How many reels the run reaches over. */
  readonly reels: number
  readonly multiplier: number
  readonly pay: number
}

/** A winning line, and the reel that its run begins with. */
export interface DirectedWin extends LineWin {
  readonly from: 'first' | 'last'
}

/**
 * The rule of a spin's lines.
 * @param wilds numbers of the symbols that are wild in this spin.
 */
export function lineRule(
  definition: SlotDefinition,
  spin: {
    readonly faces: readonly Face[]
    readonly wilds: readonly number[]
    readonly times: number
  },
): LineRule {
  const { symbols, pays, mixed = [], wild, rule } = definition
  const { faces, wilds, times } = spin
  const matching = (group: readonly number[]) =>
    faces.map(({ symbol }) => group.includes(symbol) || wilds.includes(symbol))
  const alone = Object.entries(pays).map(([name, row]): Candidate => {
    const symbol = symbols.indexOf(name)
    return { symbol, matches: matching([symbol]), pays: row, multiplies: name !== wild?.symbol }
  })
  const groups = mixed.map((group): Candidate => {
    const numbers = group.symbols.map((name) => symbols.indexOf(name))
    return {
      symbol: item(numbers, 0),
      matches: matching(numbers),
      pays: group.pays,
      multiplies: true,
    }
  })
  const together = wild?.together ?? 'product'
  const bothWays = rule.bothWays === true
  return { candidates: [...alone, ...groups], faces, together, times, bothWays }
}

/** What multipliers so far and one more make together; 1 is none. */
export function withMultiplier(together: 'product' | 'sum', so: number, more: number): number {
  if (together === 'product' || so === 1 || more === 1) return so * more
  return so + more
}

/**
 * The dearest win of what a line shows, from the first reel on; of equally dear ones that with the longest run, then the first in the
 * definition. Null when it wins nothing.
 */
export function bestWin(rule: LineRule, shown: readonly number[]): LineWin | null {
  let best: LineWin | null = null
  const first = item(shown, 0)
  for (const candidate of rule.candidates) {
    if (!item(candidate.matches, first)) continue
    const win = winOf(rule, candidate, shown)
    if (win.pay > (best?.pay ?? 0) || (win.pay === best?.pay && win.count > best.count)) best = win
  }
  return best
}

/**
 * Every win of what a line shows: the dearest from the first reel on, and, where both ways pay, the dearest from the last reel on. A
 * run over all reels is the same from both ends, and is told from the first.
 */
export function winsOfLine(rule: LineRule, shown: readonly number[]): readonly DirectedWin[] {
  const first = bestWin(rule, shown)
  const wins: DirectedWin[] = first === null ? [] : [{ ...first, from: 'first' }]
  const last = rule.bothWays ? bestWin(rule, shown.toReversed()) : null
  return last === null || last.reels === shown.length ? wins : [...wins, { ...last, from: 'last' }]
}

function winOf(rule: LineRule, candidate: Candidate, shown: readonly number[]): LineWin {
  let reels = 0
  let count = 0
  let multiplier = 1
  for (const face of shown) {
    if (!item(candidate.matches, face)) break
    const { size, multiplier: own } = item(rule.faces, face)
    reels++
    count += size
    if (candidate.multiplies) multiplier = withMultiplier(rule.together, multiplier, own)
  }
  multiplier *= rule.times
  const pay = (candidate.pays[count] ?? 0) * multiplier
  return { symbol: candidate.symbol, count, reels, multiplier, pay }
}
