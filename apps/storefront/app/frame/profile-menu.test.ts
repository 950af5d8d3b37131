import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import { describe, expect, it } from 'vitest'
import { frame } from '../shell/texts/en/frame.ts'
import { cashierWaysOf } from './profile-menu.ts'

const menu = {
  cashier: { to: '/cashier/deposit', words: 'Cashier' },
  allowed: { to: '/allowed-games', words: 'Allowed games' },
}
const waysOf = (userType: 1 | 2, bonusState?: number): readonly string[] => {
  const bonusData = bonusState === undefined ? null : { bonusState }
  return cashierWaysOf({ userType, bonusData }, { frame, menu }).map(({ to }) => to)
}
const ways = ['/cashier/deposit', '/cashier/withdraw', '/cashier/history']

describe('the way into the cashier', () => {
  it('is three of its pages for an account of money', () => {
    expect(waysOf(1)).toEqual(ways)
  })

  it('is its door for play money', () => {
    expect(waysOf(2)).toEqual(['/cashier'])
  })

  it.each([
    ['active', true],
    ['freeSpins', true],
    ['waiting', false],
    ['offered', false],
  ] as const)('with a bonus that is %s has its games: %s', (state, has) => {
    expect(waysOf(1, bonusStates[state])).toEqual(has ? [...ways, '/allowed-games'] : ways)
  })
})
