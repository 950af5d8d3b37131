import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { expect, inject, it } from 'vitest'
import { Twins } from './testing/twins.ts'

/** So many are played by one player, then another comes. */
const betsOfPlayer = 500
// oxlint-disable-next-line no-restricted-globals -- how many is said by who runs it by hand
const asked = Number(process.env['FAIRHOUSE_BONUS_BETS'] ?? 0)
const usual = inject('tier').isAll ? 1_000_000 : 10_000
const bets = asked > 0 ? asked : usual

it(`${bets} random bets come to what a model of money and bonuses says`, () => {
  const choices = drawFrom(new SeededWords(20_261_128))
  const outcomes = drawFrom(new SeededWords(27))
  const seen = new Map<string, number>()
  for (let played = 0; played < bets; ) {
    const twins = new Twins(choices, outcomes)
    while (twins.bets < Math.min(betsOfPlayer, bets - played)) twins.step()
    played += twins.bets
    for (const { state } of twins.model.grants) seen.set(state, (seen.get(state) ?? 0) + 1)
  }
  // Each end was met, or nothing was shown of it.
  for (const state of ['completed', 'lost', 'expired'])
    expect(seen.get(state) ?? 0, state).toBeGreaterThan(0)
}, 900_000)
