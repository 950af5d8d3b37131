import { expect, it } from 'vitest'
import { heldIn, toggled } from './holds.ts'

it('marks cards in the order in which they lie, and lets go of them again', () => {
  expect(toggled(null, 3)).toEqual([3])
  expect(toggled([3], 0)).toEqual([0, 3])
  expect(toggled([0, 3], 3)).toEqual([0])
  expect(heldIn(null)).toEqual([])
})
