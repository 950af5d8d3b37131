import { item } from '../../../at.ts'
import type { RespinRule } from '../features/respin/rule.ts'
import { heldReels } from '../spin/held-reels.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'
import { Standing } from './standing.ts'

export function respinRun(
  { spin: name }: RespinRule,
  { round, spinOf }: FeatureContext,
): FastFeature {
  const spin = spinOf(name)
  const before = new Standing(spin.ready.reels.length)
  return (by) => (words) => {
    const { held, at } = heldReels(spin.ready, by)
    before.turnAll()
    for (const reel of held) before.hold(reel, item(at, reel))
    round.spin(spin, words, before)
    round.pay(spin.specials.units)
    const { starts } = spin
    if (starts.length > 0 && !round.isFull) round.playAll(starts, words)
  }
}
