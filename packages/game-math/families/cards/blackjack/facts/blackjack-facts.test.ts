import { SeededWords } from '@fairhouse/fairness/seeded'
import { drawFrom } from '@fairhouse/fairness/draw'
import { expect, test } from 'vitest'
import { costOf } from '@fairhouse/contract/rounds/round'
import { fraction, plus, ratio } from '../../../../fraction.ts'
import { sixDecks } from '../../testing/six-decks.ts'
import { six } from '../../testing/told.ts'
import { blackjackFacts } from './blackjack-facts.ts'
import { together } from './outcomes.ts'

test('six decks return 99.5431 % of the first stake to the certified strategy, which plays so', {
  timeout: 120_000,
}, () => {
  const facts = blackjackFacts(sixDecks)
  // Eric Farmer's CDZ- figure for S17, DAS, one split, dealer's look: -0.45688630 %.
  expect(ratio(facts.rtp) - 1).toBeCloseTo(-0.004568863, 10)
  expect(Object.values(facts.split).reduce(plus)).toEqual(facts.rtp)
  expect(facts.atLeast(0)).toEqual(fraction(1n, 1n))
  // 96 tens among the 311 cards beside the ace.
  expect(facts.insurance).toEqual(fraction(288n, 311n))
  expect(ratio(facts.features['blackjack'] ?? fraction(0n, 1n))).toBeCloseTo(
    (2 * 24 * 96) / (312 * 311),
    12,
  )

  const rounds = 60_000
  const draw = drawFrom(new SeededWords(2))
  let net = 0
  let squares = 0
  let extra = 0
  for (let i = 0; i < rounds; i++) {
    let step = six.open(draw)
    let taken = 0
    while (!step.state.done) {
      const action = six.strategy?.(step.state)
      const offer = step.actions.find(({ type }) => type === action?.type)
      if (!action || !offer) throw new Error('an open round is played on')
      taken += costOf(offer)
      step = six.act(step.state, action, draw)
    }
    const stakes = (step.state.units - taken) / sixDecks.unitsPerStake
    net += stakes
    squares += stakes * stakes
    extra += taken / sixDecks.unitsPerStake
  }
  const sigma = Math.sqrt(ratio(facts.variance))
  expect(Math.abs(net / rounds - ratio(facts.rtp))).toBeLessThan((4 * sigma) / Math.sqrt(rounds))
  expect(Math.sqrt(squares / rounds - (net / rounds) ** 2)).toBeCloseTo(sigma, 1)
  expect(1 + extra / rounds).toBeCloseTo(ratio(facts.staked), 2)
})

test('what comes together of two hands adds up, whatever division leaves over', () => {
  const pairs = together(
    [
      ['a', 1n],
      ['b', 2n],
      ['c', 4n],
    ],
    7n,
  )
  expect(pairs.reduce((sum, [, , weight]) => sum + weight, 0n)).toBe(7n)
})
