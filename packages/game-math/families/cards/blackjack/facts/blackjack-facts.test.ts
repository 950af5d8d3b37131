import { costOf } from '@fairhouse/contract/rounds/round'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { expect, test } from 'vitest'
import { fraction, ratio } from '../../../../fraction.ts'
import { tableOf } from '../best.ts'
import { sixDecks } from '../../testing/six-decks.ts'
import { six } from '../../testing/told.ts'
import { handOf, values } from '../values/hands.ts'
import { pairOf, shoeOf, without } from '../values/table.ts'
import { countAgainst } from './count-rounds.ts'
import { CountedShoe } from './counted-shoe.ts'
import { blackjackParts, Outcomes, together } from './outcomes.ts'

const table = tableOf(sixDecks)

/** What a first stake wins on average against one card in sight, times how often the dealer shows it. */
function valueAgainst(up: number): number {
  const shoe = shoeOf(sixDecks)
  let value = 0
  for (const low of values) {
    for (const high of values.filter((of) => of >= low)) {
      const hand = handOf([low, high])
      const orders = low === high ? 1 : 2
      const chance =
        ((orders * (shoe[low] ?? 0)) / 312) *
        ((without(shoe, [low])[high] ?? 0) / 311) *
        ((without(shoe, [low, high])[up] ?? 0) / 310)
      const worth = table.course(up).at(hand)
      const play = table.play({ up, hand, isSplit: false })
      if (low === 1 && high === 10) value += chance * 1.5 * (1 - worth.dealerBlackjack)
      else if (play === 'split') value += chance * table.split(up, pairOf(hand) ?? 0)
      else value += chance * worth[play]
    }
  }
  return value
}

const slow = { timeout: 120_000 }

test(
  'six decks take 0.45688630 % of the first stake, as was published of these rules',
  slow,
  () => {
    // possibly-wrong/blackjack (Eric Farmer), CDZ-: S17, double after split, one split, dealer's look.
    const edge = values.reduce((sum, up) => sum + valueAgainst(up), 0)
    expect(edge).toBeCloseTo(-0.004_568_863, 10)
  },
)

test.each([6, 10])('orders of the shoe against %i come to what its hands are worth', slow, (up) => {
  const shoe = new CountedShoe(sixDecks.decks)
  const outcomes = new Outcomes()
  countAgainst({ definition: sixDecks, table, shoe, outcomes, up })
  const all = outcomes.sum(() => 1)
  const shown = (up === 10 ? 16 : 4) / 52
  expect(ratio(fraction(all, shoe.all))).toBeCloseTo(shown, 12)
  const returned = blackjackParts.reduce((sum, part) => sum + outcomes.returned(part), 0n)
  const value = ratio(fraction(returned, shoe.all * BigInt(sixDecks.unitsPerStake))) - shown
  expect(value).toBeCloseTo(valueAgainst(up), 12)
})

test('rounds played by the strategy return what it is worth', slow, () => {
  const rounds = 40_000
  const draw = drawFrom(new SeededWords(2))
  let net = 0
  for (let i = 0; i < rounds; i++) {
    let step = six.open(draw)
    while (!step.state.done) {
      const action = six.strategy?.(step.state)
      const offer = step.actions.find(({ type }) => type === action?.type)
      if (!action || !offer) throw new Error('an open round is played on')
      net -= costOf(offer)
      step = six.act(step.state, action, draw)
    }
    net += step.state.units - sixDecks.unitsPerStake
  }
  const deviation = 1.147 / Math.sqrt(rounds)
  expect(Math.abs(net / sixDecks.unitsPerStake / rounds + 0.00457)).toBeLessThan(4 * deviation)
})

test('what comes together of two hands adds up, whatever division leaves over', () => {
  const hands = [
    ['a', 1n],
    ['b', 2n],
    ['c', 4n],
  ] as const
  const pairs = together<string>(hands, 7n)
  expect(pairs.reduce((sum, [, , weight]) => sum + weight, 0n)).toBe(7n)
})
