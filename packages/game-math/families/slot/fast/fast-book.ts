import type { WordSource } from '@fairhouse/fairness/draw'
import { item } from '../../../at.ts'
import { expandedPay } from '../features/book-run.ts'
import type { BookRule } from '../features/rules.ts'
import { drawBelow, WeightedDraw } from './draws.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'
import { playFreeSpins } from './fast-free-spins.ts'

export function bookRun(rule: BookRule, context: FeatureContext): FastFeature {
  const { round } = context
  const fast = context.spinOf(rule.spin)
  const { definition } = fast.ready
  const lines = definition.rule.by === 'lines' ? definition.rule.lines.length : 0
  const fill = (symbol: string): void => {
    const face = definition.symbols.indexOf(symbol)
    round.pay(lines * expandedPay(fast.ready, symbol, fast.reelsShowing(face)))
  }
  const play = (specials: readonly string[], by: number, words: WordSource): void => {
    const afterWins = (): void => {
      for (const symbol of specials) fill(symbol)
    }
    playFreeSpins({ ...context, spin: fast, most: rule.most, afterWins }, by, words)
  }
  if (rule.chosen === true) {
    return (by) => (words) =>
      play([item(rule.symbols, drawBelow(words, rule.symbols.length)).symbol], by, words)
  }
  return (by, words) => {
    const specials = specialsOf(rule, words)
    return (next) => play(specials, by, next)
  }
}

/** Draws the special symbols as `drawSpecials` does. */
function specialsOf({ symbols, drawn = 1 }: BookRule, words: WordSource): readonly string[] {
  const left = [...symbols]
  return Array.from({ length: drawn }, () => {
    const place = new WeightedDraw(left).draw(words)
    const { symbol } = item(left, place)
    left.splice(place, 1)
    return symbol
  })
}
