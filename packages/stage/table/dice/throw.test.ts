import { describe, expect, it } from 'vitest'
import { planThrow } from './throw.ts'
import { faceUp, lying, reachDown } from './turning.ts'

const faces = [1, 2, 3, 4, 5, 6]

describe('a die', () => {
  it.each(faces)('that lies shows %d, however it is turned about', (face) => {
    for (const angle of [0, 0.7, 2, -1.3]) {
      expect(faceUp(lying(face, angle))).toBe(face)
      expect(reachDown(lying(face, angle))).toBeCloseTo(0.5)
    }
  })

  it.each(faces)('that is thrown ends with %d up, in its place and on the cloth', (face) => {
    const plan = { from: [-4, -2, 3], to: [1, 0.5, 0], face, angle: 0.4, turns: 2.3 } as const
    const { at, turning } = planThrow(plan).at(1)
    expect(faceUp(turning)).toBe(face)
    expect(at[0]).toBeCloseTo(1)
    expect(at[1]).toBeCloseTo(0.5)
    expect(at[2]).toBeCloseTo(0.5)
  })

  it('never sinks into the cloth, and falls from where it was let go', () => {
    const plan = { from: [-4, -2, 3], to: [1, 0.5, 0], face: 5, angle: 0, turns: 3 } as const
    const thrown = planThrow(plan)
    expect(thrown.at(0).at[2]).toBeGreaterThan(3)
    for (let passed = 0; passed <= 1; passed += 0.01) {
      const { at, turning } = thrown.at(passed)
      expect(at[2]).toBeGreaterThanOrEqual(reachDown(turning) - 1e-9)
    }
  })
})
