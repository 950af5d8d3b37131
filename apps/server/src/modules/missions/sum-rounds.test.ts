import { expect, it } from 'vitest'
import type { RoundSettled } from '#modules/play'
import { sumRounds } from './sum-rounds.ts'

const round = (settled: Partial<RoundSettled>): RoundSettled => ({
  roundId: '019aa000-0000-7000-8000-000000000001',
  playerId: 1,
  gameId: 1,
  uri: 'castle-of-horror',
  stake: 100,
  payout: 0,
  currency: 'CREDIT',
  nonce: 0,
  at: '2026-11-27T10:00:00.000Z',
  ...settled,
})

const sortOf = (gameId: number) =>
  gameId === 9
    ? undefined
    : ({ name: '', uri: '', kind: gameId === 3 ? 'poker' : 'slot', isOwn: true } as const)

it('counts rounds, games and kinds by player and day, whatever they are played for', () => {
  const told = [
    round({ playerId: 2, gameId: 3 }),
    round({ gameId: 1 }),
    round({ gameId: 2 }),
    round({ gameId: 2, at: '2026-11-28T00:00:00.000Z' }),
    round({ playerId: 3, gameId: 3, currency: 'USD' }),
  ]
  expect(sumRounds(told, sortOf)).toEqual([
    { player: 1, day: '2026-11-27', rounds: 2, games: [1, 2], kinds: ['slot'] },
    { player: 1, day: '2026-11-28', rounds: 1, games: [2], kinds: ['slot'] },
    { player: 2, day: '2026-11-27', rounds: 1, games: [3], kinds: ['poker'] },
    { player: 3, day: '2026-11-27', rounds: 1, games: [3], kinds: ['poker'] },
  ])
})

it('comes to the same whatever rounds cost and paid', () => {
  const cheap = sumRounds([round({ stake: 1, payout: 0 })], sortOf)
  expect(sumRounds([round({ stake: 100_000, payout: 5_000_000 })], sortOf)).toEqual(cheap)
})

it('counts a game that is known no more as a game of no kind', () => {
  expect(sumRounds([round({ gameId: 9 })], sortOf)).toMatchObject([{ games: [9], kinds: [] }])
})
