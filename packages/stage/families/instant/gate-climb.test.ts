import { describe, expect, it } from 'vitest'
import { climbed, gaugeShare } from './gate-climb.ts'

describe('a gate that counts', () => {
  it('begins at once the stake, never falls, and ends at its result', () => {
    for (const result of [100, 135, 200, 99_999, 4_252_017_623]) {
      const shown = Array.from({ length: 101 }, (_, step) => climbed(result, step / 100))
      expect([shown[0], shown.at(-1)]).toEqual([100, result])
      for (const [step, value] of shown.entries())
        expect(value).toBeGreaterThanOrEqual(shown[step - 1] ?? 100)
    }
  })

  it('fills its gauge at the target', () => {
    expect([gaugeShare(100, 200), gaugeShare(200, 200), gaugeShare(900, 200)]).toEqual([0, 1, 1])
  })
})
