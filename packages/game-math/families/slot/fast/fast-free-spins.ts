import type { WordSource } from '@fairhouse/fairness/draw'
import type { FreeSpinsRule } from '../features/rules.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'
import type { FastSpin } from './fast-spin.ts'

export function freeRun({ spin, most }: FreeSpinsRule, context: FeatureContext): FastFeature {
  const run = { ...context, spin: context.spinOf(spin), most }
  return (by) => (words) => playFreeSpins(run, by, words)
}

/** What free spins are played by. */
export interface FreeSpinsRun extends FeatureContext {
  readonly spin: FastSpin
  readonly most: number
  /** Pays after the wins of each spin, before its scatters. */
  readonly afterWins?: () => void
}

/** Plays so many free spins and those that they give, as `afterSpin` counts them. */
export function playFreeSpins(run: FreeSpinsRun, by: number, words: WordSource): void {
  const { name, round, spin, most } = run
  let given = Math.min(by, most)
  for (let left = given; left > 0 && !round.isFull; left--) {
    round.spin(spin, words)
    run.afterWins?.()
    round.pay(spin.specials.units)
    const { starts } = spin
    if (starts.length === 0 || round.isFull) continue
    for (const start of starts) {
      if (start.feature !== name) continue
      const more = Math.min(start.by, most - given)
      given += more
      left += more
    }
    const others = starts.filter(({ feature }) => feature !== name)
    if (others.length > 0) round.playAll(others, words)
  }
}
