import { item } from '../../../at.ts'
import type { ChooseRule } from '../features/choose/rule.ts'
import { drawBelow } from './draws.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'
import { playFreeSpins } from './fast-free-spins.ts'

export function chooseRun({ options }: ChooseRule, context: FeatureContext): FastFeature {
  const runs = options.map(({ spin, spins, most }) => ({
    ...context,
    spin: context.spinOf(spin),
    most,
    spins,
  }))
  return () => (words) => {
    const run = item(runs, drawBelow(words, runs.length))
    playFreeSpins(run, run.spins, words)
  }
}
