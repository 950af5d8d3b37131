import type { WordSource } from '@fairhouse/fairness/draw'
import { item } from '../../../at.ts'
import type { PickRule } from '../features/rules.ts'
import { drawBelow } from './draws.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'

export function pickRun(rule: PickRule, { round }: FeatureContext): FastFeature {
  const all = [...rule.prizes, ...Array.from({ length: rule.enders }, () => 0)]
  return () => (words) => {
    const closed = [...all]
    let prizes = rule.prizes.length
    for (;;) {
      // Which one is opened, as `anyAction` chooses it, makes no difference to what it holds.
      drawBelow(words, closed.length)
      const found = takeAny(closed, words)
      round.pay(found)
      if (found > 0) prizes--
      if (found === 0 || prizes === 0 || round.isFull) break
    }
    // What stays closed is shown to the player, and so is drawn.
    while (closed.length > 0) takeAny(closed, words)
  }
}

function takeAny(closed: number[], words: WordSource): number {
  const index = drawBelow(words, closed.length)
  const taken = item(closed, index)
  closed.splice(index, 1)
  return taken
}
