import { describe, expect, it } from 'vitest'
import { promotions } from '../content/promotions/promotions.server.ts'
import { workedExample } from './worked-example.ts'

const example = (slug: string) => {
  const terms = promotions.get(slug)
  if (terms === undefined) throw new Error(`no promotion ${slug}`)
  return Object.fromEntries(
    workedExample(terms).map((one) => [one.step, 'count' in one ? one.count : one.dollars]),
  )
}

describe('the worked example', () => {
  it('of a deposit bonus costs on average what the bonus is worth, at 25 times and 96 %', () => {
    expect(example('welcome-bonus')).toEqual({
      deposit: 200,
      bonus: 200,
      toWager: 5_000,
      wagerCost: 200,
      left: 0,
    })
    expect(example('weekly-reloads')).toMatchObject({ deposit: 200, bonus: 100 })
    expect(example('crypto-week')).toMatchObject({ deposit: 200, bonus: 150, toWager: 3_750 })
  })

  it('of free spins reckons with what they win on average', () => {
    expect(example('game-of-the-month')).toEqual({
      spins: 20,
      spinStake: 0.25,
      spinWins: 4.8,
      toWager: 96,
      wagerCost: 3.84,
      left: 0.96,
    })
  })

  it('leaves nothing of a chip whose wagering costs more than it is worth, and never less', () => {
    expect(example('bonus-buddy')).toEqual({ chip: 10, toWager: 350, wagerCost: 14, left: 0 })
  })

  it('of what rewards play says what the play cost', () => {
    expect(example('comp-points')).toEqual({
      turnover: 1_000,
      turnoverCost: 40,
      points: 100,
      pointsWorth: 1,
      toWager: 1,
      wagerCost: 0.04,
      left: 0.96,
    })
    expect(example('cashback-bonus')).toMatchObject({ netLoss: 200, cashback: 10, left: 9.6 })
    expect(example('vip-delights')).toMatchObject({ turnover: 5_000, turnoverCost: 200, gift: 10 })
  })

  it('makes up no worth for what is drawn', () => {
    expect(example('winfall')).toEqual({ turnover: 500, turnoverCost: 20, tickets: 10 })
    expect(example('jackpot-rush')).toEqual({ turnover: 100, turnoverCost: 4, tokens: 10 })
  })
})
