import { item } from '../../../at.ts'
import { expandedPay } from '../features/book.ts'
import type { BookRule } from '../features/rules.ts'
import { WeightedDraw } from './draws.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'
import { playFreeSpins } from './fast-free-spins.ts'

export function bookRun({ spin, most, symbols }: BookRule, context: FeatureContext): FastFeature {
  const { round } = context
  const fast = context.spinOf(spin)
  const { definition } = fast.ready
  const lines = definition.rule.by === 'lines' ? definition.rule.lines.length : 0
  const drawn = new WeightedDraw(symbols)
  const runs = symbols.map(({ symbol }) => {
    const face = definition.symbols.indexOf(symbol)
    const afterWins = (): void =>
      round.pay(lines * expandedPay(fast.ready, symbol, fast.reelsShowing(face)))
    return { ...context, spin: fast, most, afterWins }
  })
  return (by, words) => {
    const run = item(runs, drawn.draw(words))
    return (next) => playFreeSpins(run, by, next)
  }
}
