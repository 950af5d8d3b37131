import { expect, it } from 'vitest'
import { shareDone } from './share-done.ts'

it('counts every mission the same, whatever its goal', () => {
  expect(shareDone([])).toBe(0)
  expect(
    shareDone([
      { done: 10, goal: 10 },
      { done: 0, goal: 2 },
    ]),
  ).toBe(0.5)
  expect(shareDone([{ done: 3, goal: 3 }])).toBe(1)
})
