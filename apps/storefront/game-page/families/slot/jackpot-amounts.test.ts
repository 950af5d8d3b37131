import { expect, it } from 'vitest'
import { paytableOf } from '../../../rules/family-rules.ts'
import { sampleController } from '../../play/sample-controller.ts'
import { fixedJackpots } from './jackpot-amounts.ts'

it('jackpots are worth what they pay at the stake of the table', () => {
  const trigger = { symbol: 'star', count: 3, reels: null }
  const prize = { kind: 'jackpot', jackpot: 'vault', count: 0, pay: 500 } as const
  const paytable = {
    ...paytableOf('slot', sampleController.game.paytable),
    features: [
      {
        type: 'hold',
        trigger,
        spins: 3,
        prizes: [],
        full: 'grand',
        jackpots: [{ name: 'grand', units: 2500 }],
      },
      { type: 'wheel', trigger, rings: [[prize], [{ ...prize, jackpot: 'meter', pay: 0 }]] },
    ],
  } as const
  const table = { ...sampleController, game: { ...sampleController.game, paytable } }
  // A stake of 100 is 25 units.
  expect([...fixedJackpots(table)]).toEqual([
    ['grand', 10_000],
    ['vault', 2000],
  ])
  expect(fixedJackpots({ ...table, stake: 200 }).get('grand')).toBe(20_000)
})
