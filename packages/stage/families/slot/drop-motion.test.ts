import { describe, expect, it } from 'vitest'
import { DropMotion } from './drop-motion.ts'

const rows = 5
const offsets = (motion: DropMotion): number[] =>
  Array.from({ length: rows }, (_, row) => motion.offsetOf(row, rows))

describe('symbols that drop', () => {
  it('leave downwards, the lowest first, until none is in the window', () => {
    const motion = new DropMotion()
    motion.leave()
    motion.advance(0.1, rows)
    const under = offsets(motion)
    expect(under.at(-1)).toBeGreaterThan(under[0] ?? 1)
    motion.advance(1, rows)
    expect(motion.phase).toBe('gone')
  })

  it('come in from above and stand exactly in their places', () => {
    const motion = new DropMotion()
    motion.arrive()
    expect(offsets(motion).every((offset) => offset <= -1)).toBe(true)
    for (let frame = 0; frame < 60; frame++) motion.advance(0.016, rows)
    expect(motion.phase).toBe('rest')
    expect(offsets(motion)).toEqual([0, 0, 0, 0, 0])
  })
})
