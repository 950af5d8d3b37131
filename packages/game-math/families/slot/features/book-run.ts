import { item } from '../../../at.ts'
import type { Action } from '../../../game.ts'
import { joinedWays, joinedWins, plusUnits, waysOf } from '../exact/spin-ways.ts'
import { viewsCounting } from '../exact/spin-views.ts'
import { byCount, keyBase, type ReadySpin } from '../spin/ready-spin.ts'
import type { After } from '../spin/after.ts'
import { nothingHeld, settleSpecials, spinReels } from '../spin/spin.ts'
import type { Telling } from '../telling.ts'
import type { Outcome } from './feature.ts'
import { tellFreeSpin } from './free-run.ts'
import { afterSpin, type FreeSpinsState, type RunWays } from './free-spins.ts'
import type { BookRule } from './rules.ts'
import { setOf } from './special-symbols.ts'

/** Where free spins with special symbols stand. */
export interface BookState extends FreeSpinsState {
  /** The first of them. */
  readonly symbol: string
  /** The others, in their order, where several are drawn. */
  readonly others?: readonly string[]
}

/** Plays a free spin: its wins, then what each special symbol fills, then scatters and what they start. */
export function oneBookSpin(
  feature: { readonly name: string; readonly rule: BookRule; readonly spin: ReadySpin },
  state: BookState,
  action: Action,
  telling: Telling,
): Outcome<BookState> {
  tellFreeSpin(state, action, telling)
  const after = spinReels(feature.spin, nothingHeld, telling)
  for (const symbol of [state.symbol, ...(state.others ?? [])])
    expandSymbol(feature.spin, after, symbol, telling)
  const starts = settleSpecials(feature.spin, after, telling)
  return afterSpin(feature, state, starts, telling)
}

/** A special symbol fills the reels that showed it when so many reels of it pay, on every line. */
function expandSymbol(spin: ReadySpin, { grid }: After, symbol: string, telling: Telling): void {
  const face = spin.definition.symbols.indexOf(symbol)
  const reels = grid.flatMap((cells, reel) => (cells.includes(face) ? [reel] : []))
  const each = expandedPay(spin, symbol, reels.length)
  if (each === 0) return
  telling.tell({ type: 'reelsExpanded', reels, symbol, sticky: false })
  for (const [line, rows] of linesOf(spin).entries()) {
    const pay = telling.pay(each)
    if (pay === 0) return
    const cells = reels.map((reel) => [reel, item(rows, reel)] as const)
    const multiplier = spin.rule.multiplier ?? 1
    const [count, total] = [reels.length, telling.units]
    telling.tell({ type: 'lineWon', line, symbol, count, cells, multiplier, pay, total })
  }
}

/** A checked book is a game of lines. */
function linesOf({ definition: { rule } }: ReadySpin): readonly (readonly number[])[] {
  return rule.by === 'lines' ? rule.lines : []
}

/** What so many reels of the special symbol pay on each line. */
export function expandedPay(
  { definition, rule }: ReadySpin,
  symbol: string,
  reels: number,
): number {
  return byCount(definition.pays[symbol] ?? [], reels) * (rule.multiplier ?? 1)
}

/** What a spin of a run can come to, counted once for each set of special symbols. */
export function bookRuns(
  name: string,
  rule: BookRule,
  spin: ReadySpin,
): (specials: readonly string[]) => RunWays {
  const runs = new Map<string, RunWays>()
  return (specials) => {
    const set = setOf(rule, specials)
    const run = runs.get(set) ?? runOf(name, rule, spin, specials)
    runs.set(set, run)
    return run
  }
}

/** What a spin of a run with these special symbols can come to. */
function runOf(
  name: string,
  rule: BookRule,
  spin: ReadySpin,
  specials: readonly string[],
): RunWays {
  const lines = linesOf(spin).length
  const step = keyBase ** spin.specials.length
  const ways = [...spin.pays.count(viewsCounting(spin, specials))].flatMap(([key, wins]) => {
    const expanded = specials.reduce((sum, symbol, digit) => {
      const reels = Math.floor(key / (step * keyBase ** digit)) % keyBase
      return sum + lines * expandedPay(spin, symbol, reels)
    }, 0)
    return waysOf(spin, new Map([[key % step, plusUnits(wins, expanded)]]))
  })
  return { name, most: rule.most, ways: joinedWays(ways), all: joinedWins(ways) }
}
