import { item } from '../../../at.ts'
import { noWin } from '../../../chances/wins.ts'
import type { Action } from '../../../game.ts'
import { joinedWays, joinedWins, plusUnits, waysOf } from '../exact/spin-ways.ts'
import { viewsCounting } from '../exact/spin-views.ts'
import { lazy } from '../lazy.ts'
import { demand, fields, whole } from '../read.ts'
import { byCount, keyBase, type ReadySpin } from '../spin/ready-spin.ts'
import type { After } from '../spin/after.ts'
import { drawn } from '../spin/changes.ts'
import { nothingHeld, settleSpecials, spinReels } from '../spin/spin.ts'
import type { Telling } from '../telling.ts'
import type { Feature, Outcome, Proof } from './feature.ts'
import { endedOr, freeSpinDue, readRun, startRun, tellFreeSpin } from './free-run.ts'
import { afterSpin, type FreeSpinsState, type RunWays, runChances } from './free-spins.ts'
import type { BookRule } from './rules.ts'

/** Where free spins with a special symbol stand. */
export interface BookState extends FreeSpinsState {
  readonly symbol: string
}

/** Free spins with one symbol that is drawn at their start and fills the reels that show it. */
export function bookFeature(name: string, rule: BookRule, spin: ReadySpin): Feature<BookState> {
  const runs = lazy(() => rule.symbols.map(({ symbol }) => runOf(name, rule, spin, symbol)))
  return {
    start(cause, telling) {
      const by = Math.min(cause.by, rule.most)
      const run = startRun({ ...cause, by }, telling)
      const { symbol } = drawn(rule.symbols, telling)
      telling.tell({ type: 'symbolChosen', by: 'book', symbol })
      return { ...run, given: by, symbol }
    },
    legal: freeSpinDue,
    act(state, action, telling) {
      return oneSpin({ name, rule, spin }, state, action, telling)
    },
    resume: endedOr,
    read(stored) {
      const { given, symbol } = fields(stored)
      const run = readRun(stored)
      const chosen = rule.symbols.find((one) => one.symbol === symbol)
      if (chosen === undefined) throw new TypeError('not a slot state: the symbol of the book')
      demand(run.left + run.played === whole(given, rule.most), 'free spins given')
      return { ...run, given: whole(given), symbol: chosen.symbol }
    },
    chances: (by, proof) =>
      bookChances(Math.min(by, rule.most), { name, rule, runs: runs() }, proof),
  }
}

function oneSpin(
  feature: { readonly name: string; readonly rule: BookRule; readonly spin: ReadySpin },
  state: BookState,
  action: Action,
  telling: Telling,
): Outcome<BookState> {
  tellFreeSpin(state, action, telling)
  const after = spinReels(feature.spin, nothingHeld, telling)
  expandSymbol(feature.spin, after, state.symbol, telling)
  const starts = settleSpecials(feature.spin, after, telling)
  return afterSpin(feature, state, starts, telling)
}

/** The special symbol fills the reels that show it when so many reels of it pay, on every line. */
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

/** What a spin of a run with this special symbol can come to. */
function runOf(name: string, rule: BookRule, spin: ReadySpin, symbol: string): RunWays {
  const lines = linesOf(spin).length
  const step = keyBase ** spin.specials.length
  const ways = [...spin.pays.count(viewsCounting(spin, symbol))].flatMap(([key, wins]) => {
    const expanded = lines * expandedPay(spin, symbol, Math.floor(key / step))
    return waysOf(spin, new Map([[key % step, plusUnits(wins, expanded)]]))
  })
  return { name, most: rule.most, ways: joinedWays(ways), all: joinedWins(ways) }
}

function bookChances<Value>(
  by: number,
  book: { readonly name: string; readonly rule: BookRule; readonly runs: readonly RunWays[] },
  proof: Proof<Value>,
): Value {
  return proof.chances.oneOf(
    book.name,
    book.rule.symbols.map(({ weight }, i) => ({
      weight: BigInt(weight),
      wins: noWin,
      also: [],
      after: runChances(by, item(book.runs, i), proof),
    })),
  )
}
