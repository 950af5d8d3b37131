import { describe, expect, it } from 'vitest'
import { firstStake } from './controller-state.ts'
import { emptyTally, net, withPayout, withStake } from './tally.ts'

describe('the tally of a visit', () => {
  it('is what was paid less what was staked', () => {
    const lost = withPayout(withStake(emptyTally, { stake: 100 }), { stake: 100, payout: 0 })
    const won = withPayout(withStake(lost, { stake: 100 }), { stake: 100, payout: 250 })
    expect(net(won)).toBe(50)
    expect(won).toMatchObject({ rounds: 2, gains: 1, best: 250 })
  })
})

describe('the first stake', () => {
  it.each([
    ['the last one, while it is on the ladder', 200, 200],
    ['a middle one for a last one that is gone', 75, 100],
    ['a middle one for a new player', undefined, 100],
  ])('is %s', (_, last, stake) => {
    expect(firstStake([25, 50, 100, 200], last)).toBe(stake)
  })
})
