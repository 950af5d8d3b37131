import { expect, it } from 'vitest'
import type { RoundSettled } from '#modules/play'
import { asWinners, isWin } from './winners.ts'

const round = (playerId: number, stake: number, payout: number): RoundSettled => ({
  roundId: '019aa000-0000-7000-8000-000000000000',
  playerId,
  gameId: 271,
  uri: 'castle-of-horror',
  stake,
  payout,
  currency: 'CREDIT',
  nonce: 0,
  at: '2026-11-21T12:00:00.000Z',
})

it.each([
  [100, 0, false],
  [100, 99, false],
  [100, 100, false],
  [100, 101, true],
])('a stake of %i that pays %i is a win: %s', (stake, payout, win) => {
  expect(isWin(round(1, stake, payout))).toBe(win)
})

it('winners are masked, in order, and each player is looked up once', async () => {
  const asked: number[][] = []
  const identity = {
    maskedLogins: async (players: readonly number[]) => {
      asked.push([...players])
      return new Map([[1, 'an***']])
    },
  }
  const winners = await asWinners(identity, [round(1, 1, 5), round(2, 1, 7), round(1, 1, 9)])
  expect(asked).toEqual([[1, 2]])
  expect(winners.map(({ winner: { login, amount } }) => [login, amount])).toEqual([
    ['an***', 5],
    ['***', 7],
    ['an***', 9],
  ])
})
