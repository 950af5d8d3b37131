import { describe, expect, it } from 'vitest'
import { isStaged, winLevel } from './win-level.ts'

describe('the level of a win', () => {
  it.each([
    [0, 'none'],
    [25, 'neutral'],
    [100, 'neutral'],
    [101, 'small'],
    [499, 'small'],
    [500, 'nice'],
    [1500, 'big'],
    [4000, 'mega'],
    [9999, 'mega'],
    [10000, 'epic'],
  ] as const)('%i of a stake of 100 is %s', (win, level) => {
    expect(winLevel(win, 100)).toBe(level)
  })

  it('stages nothing that does not exceed the stake', () => {
    expect(isStaged(winLevel(100, 100))).toBe(false)
  })
})
