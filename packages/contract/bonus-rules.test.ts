import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contributionGroup, countedOfRound, highestStake } from './bonus-rules.ts'
import { gameKinds } from './entities/game-words.ts'

const slot = { kind: 'slot', category: 1281, uri: 'castle', mechanics: [] } as const

it.each([
  [1, 1],
  [99, 9],
  [1_000, 100],
  [5_000, 500],
  [20_000, 500],
])('the highest bet is the lower of five dollars and a tenth: with %d it is %d', (bonus, most) => {
  expect(highestStake(bonus)).toBe(most)
})

it.each([
  [slot, 'slots'],
  [{ ...slot, category: 1282 }, 'slots'],
  [{ ...slot, category: 1289 }, 'progressive'],
  [{ ...slot, mechanics: ['lines', 'jackpot'] }, 'progressive'],
  [{ ...slot, kind: 'keno' }, 'slots'],
  [{ ...slot, kind: 'fish' }, 'fish'],
  [{ ...slot, kind: 'crash' }, 'crash'],
  [{ ...slot, kind: 'poker' }, 'tables'],
  [{ ...slot, kind: 'roulette' }, 'tables'],
  [{ ...slot, kind: 'table', uri: 'sic-bo' }, 'tables'],
  [{ ...slot, kind: 'table', uri: 'blackjack-6-deck' }, 'cards'],
  [{ ...slot, kind: 'table', uri: 'Evoplay-BaccaratGold' }, 'cards'],
] as const)('%o counts as %s', (game, group) => {
  expect(contributionGroup(game)).toBe(group)
})

it('both sides of a table count nothing', () => {
  const roulette = { ...slot, kind: 'roulette' } as const
  expect(countedOfRound(roulette, { cost: 2_000, payout: 2_000 })).toBe(0)
  expect(countedOfRound(roulette, { cost: 2_000, payout: 0 })).toBe(200)
  expect(countedOfRound(roulette, { cost: 2_000, payout: 70_000 })).toBe(200)
})

it('no round counts more than it cost', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...gameKinds),
      fc.nat(1_000_000),
      fc.nat(10_000_000),
      (kind, cost, payout) => {
        const counted = countedOfRound({ ...slot, kind }, { cost, payout })
        return Number.isSafeInteger(counted) && counted >= 0 && counted <= cost
      },
    ),
  )
})
