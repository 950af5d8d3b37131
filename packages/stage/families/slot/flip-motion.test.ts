import { describe, expect, it } from 'vitest'
import { FlipMotion } from './flip-motion.ts'

const rows = [0, 1, 2, 3, 4]
const widths = (motion: FlipMotion): number[] => rows.map((row) => motion.widthOf(row))

describe('cells that turn over', () => {
  it.each([0, 1, 2, 3, 4])('are all away before the next ones come, on reel %d', (reel) => {
    const motion = new FlipMotion(reel)
    motion.leave()
    expect(widths(motion)).toEqual([1, 1, 1, 1, 1])
    for (let frame = 0; motion.phase === 'leaving'; frame++) motion.advance(1 / 60)
    expect(widths(motion)).toEqual([0, 0, 0, 0, 0])
    motion.arrive()
    for (let frame = 0; motion.phase === 'arriving'; frame++) motion.advance(1 / 60)
    expect(widths(motion)).toEqual([1, 1, 1, 1, 1])
  })

  it('come one after the other and stand wherever a frame is long', () => {
    const motion = new FlipMotion(2)
    motion.arrive()
    motion.advance(0.15)
    expect(new Set(widths(motion).map((width) => width.toFixed(3))).size).toBeGreaterThan(2)
    motion.advance(5)
    expect(motion.phase).toBe('rest')
  })
})
