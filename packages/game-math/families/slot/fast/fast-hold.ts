import { item } from '../../../at.ts'
import { type HoldRule, worthAfter } from '../features/hold/rule.ts'
import { drawBelow, WeightedDraw } from './draws.ts'
import type { FastFeature, FeatureContext } from './fast-feature.ts'

/** What cells hold does not depend on which ones they are, so only how many are filled is kept. */
export function holdRun(rule: HoldRule, { round, rows }: FeatureContext): FastFeature {
  const { prizes, spins, full } = rule
  const { hits, of } = rule.landing
  const cells = rows.reduce((sum, row) => sum + row, 0)
  const prize = new WeightedDraw(prizes)
  const first = new WeightedDraw(prizes.filter(({ later }) => !later))
  return (by, words) => {
    const held = new Held(rule)
    for (let cell = 0; cell < by; cell++) held.add(first.draw(words))
    return (next) => {
      for (let left = spins; left > 0 && held.count < cells; left--) {
        const before = held.count
        for (let open = cells - before; open > 0; open--) {
          if (drawBelow(next, of) < hits) held.add(prize.draw(next))
        }
        if (held.count > before) left = spins + 1
      }
      round.pay(held.jackpots + (held.count === cells ? full.units : 0))
      round.pay(held.worth)
    }
  }
}

/** Filled cells, in the order they landed. */
class Held {
  count = 0
  worth = 0
  jackpots = 0
  readonly #prizes: HoldRule['prizes']

  constructor({ prizes }: HoldRule) {
    this.#prizes = prizes
  }

  add(number: number): void {
    const prize = item(this.#prizes, number)
    this.count++
    this.worth = worthAfter(this.worth, prize)
    if (prize.kind === 'jackpot') this.jackpots += prize.units
  }
}
