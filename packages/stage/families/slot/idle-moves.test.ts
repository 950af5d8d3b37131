import { describe, expect, it } from 'vitest'
import { breathAt, turnAt } from './idle-moves.ts'

const times = Array.from({ length: 400 }, (_, step) => step * 0.05)

describe('a symbol at rest', () => {
  it('stands still when it has just landed, and never jumps', () => {
    expect(breathAt(0, 3)).toEqual({ x: 1, y: 1 })
    for (const [step, time] of times.entries()) {
      const [now, before] = [breathAt(time, 3), breathAt(times[step - 1] ?? 0, 3)]
      expect(Math.abs(now.y - before.y)).toBeLessThan(0.006)
      expect(Math.abs(now.y - 1)).toBeLessThan(0.03)
    }
  })

  it('does not breathe with its neighbour', () => {
    const together = times.filter(
      (time) => Math.abs(breathAt(time, 1).y - breathAt(time, 2).y) < 0.002,
    )
    expect(together.length).toBeLessThan(times.length / 4)
  })
})

describe('turns', () => {
  it('begin after a while, run from 0 to 1 and leave pauses', () => {
    expect(turnAt(0.2, 5)).toBeNull()
    const taken = times.map((time) => turnAt(time, 5))
    expect(taken.filter((turn) => turn === null).length).toBeGreaterThan(100)
    for (const turn of taken) {
      if (!turn) continue
      expect(turn.progress).toBeGreaterThanOrEqual(0)
      expect(turn.progress).toBeLessThan(1)
    }
  })

  it('come to everybody', () => {
    const long = Array.from({ length: 2000 }, (_, step) => turnAt(step * 0.2, 15)?.place)
    expect(new Set(long.filter((place) => place !== undefined)).size).toBe(15)
  })

  it('are nobody’s where there is nobody', () => {
    expect(turnAt(5, 0)).toBeNull()
  })
})
