import { expect, it } from 'vitest'
import { inTurn, readTier } from './tier.ts'

const seven = [0, 1, 2, 3, 4, 5, 6]

it('takes the share unless all is asked for', () => {
  expect(readTier({})).toEqual({ isAll: false, turn: 0 })
  expect(readTier({ TEST_TIER: 'all', TEST_TURN: '7' })).toEqual({ isAll: true, turn: 7 })
  expect(readTier({ TEST_TURN: 'words' })).toEqual({ isAll: false, turn: 0 })
})

it('comes to everything within as many turns as shares fit', () => {
  const turns = [0, 1, 2].map((turn) => inTurn({ isAll: false, turn }, seven, 3))
  expect(turns).toEqual([
    [0, 1, 2],
    [3, 4, 5],
    [0, 1, 6],
  ])
})

it('leaves nothing out when all are asked for, or when there are no more than the share', () => {
  expect(inTurn({ isAll: true, turn: 5 }, seven, 3)).toEqual(seven)
  expect(inTurn({ isAll: false, turn: 5 }, seven, 9)).toEqual(seven)
})
