import { expect, it } from 'vitest'
import { largestOf, type TileMeters } from './tile-meters.ts'

const meter = (name: string, amount: number, games: string[]): TileMeters[number] => ({
  meter: name,
  jackpot: name,
  currency: 'CREDIT',
  amount,
  seed: 100,
  ceiling: 9_000,
  won: 'byMeter',
  run: 1,
  seedHash: null,
  nextSeedHash: null,
  mix: null,
  chain: { movements: 0, hash: '' },
  games,
})

const meters = [meter('mini', 200, ['one', 'two']), meter('grand', 5_000, ['one'])]

it('shows the largest meter of a game, and none where there is none', () => {
  expect(largestOf(meters, 'one', new Map())?.meter).toBe('grand')
  expect(largestOf(meters, 'two', new Map())?.meter).toBe('mini')
  expect(largestOf(meters, 'three', new Map())).toBeUndefined()
})

it('takes what was told since, of its own currency alone', () => {
  const told = { meter: 'mini', amount: 6_000, run: 2 } as const
  const heard = new Map([['mini.CREDIT', { ...told, currency: 'CREDIT' as const }]])
  expect(largestOf(meters, 'one', heard)).toMatchObject({ meter: 'mini', amount: 6_000 })
  const dollars = new Map([['mini.USD', { ...told, currency: 'USD' as const }]])
  expect(largestOf(meters, 'two', dollars)?.amount).toBe(200)
})
