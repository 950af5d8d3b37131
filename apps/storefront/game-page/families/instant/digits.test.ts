import { describe, expect, it } from 'vitest'
import { onDrums, payOf, withBet, withDigit } from './digits.ts'

const three = { of: 1000, waysExact: 1 }
const rules = {
  game: 'pick' as const,
  bets: [
    { ...three, bet: 'straight' as const, alike: 0 as const, exact: 90_000, any: 0, waysAny: 0 },
    { ...three, bet: 'box' as const, alike: 0 as const, exact: 15_000, any: 15_000, waysAny: 5 },
    { ...three, bet: 'box' as const, alike: 2 as const, exact: 30_000, any: 30_000, waysAny: 2 },
    {
      bet: 'backPair' as const,
      alike: 0 as const,
      exact: 9000,
      any: 0,
      waysExact: 1,
      waysAny: 0,
      of: 100,
    },
  ],
}

describe('digits that are bet on', () => {
  it('pay by how many are alike, where their order does not count', () => {
    expect(payOf(rules, { bet: 'box', digits: [1, 2, 3] })?.exact).toBe(15_000)
    expect(payOf(rules, { bet: 'box', digits: [1, 2, 1] })?.exact).toBe(30_000)
    expect(payOf(rules, { bet: 'box', digits: [1, 1, 1] })).toBeNull()
    expect(payOf(rules, { bet: 'straight', digits: [1, 1, 1] })?.exact).toBe(90_000)
  })

  it('keep their drums from bet to bet', () => {
    const pair = withBet(rules, { bet: 'straight', digits: [4, 5, 6] }, 'backPair')
    expect(pair).toEqual({ bet: 'backPair', digits: [5, 6] })
    expect(onDrums(pair)).toEqual([null, 5, 6])
    expect(withBet(rules, pair, 'straight')).toEqual({ bet: 'straight', digits: [0, 5, 6] })
  })

  it('are played straight when all are alike', () => {
    const box = { bet: 'box' as const, digits: [7, 7, 1] }
    expect(withDigit(rules, box, { drum: 2, digit: 7 })).toEqual({
      bet: 'straight',
      digits: [7, 7, 7],
    })
    expect(withDigit(rules, box, { drum: 0, digit: 3 })).toEqual({ bet: 'box', digits: [3, 7, 1] })
  })
})
