import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backOut, easeIn, easeInOut, easeOut, linear, pulse } from './ease.ts'
import { createMotion } from './motion.ts'

describe('motion', () => {
  it('ends a tween exactly at its end, however time is cut into frames', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 0.001, max: 0.9, noNaN: true })),
        async (frames) => {
          const motion = createMotion()
          const seen: number[] = []
          const done = motion.tween(1, (progress) => seen.push(progress), easeInOut)
          for (const frame of frames) motion.advance(frame)
          motion.advance(1)
          await done
          expect(seen.at(-1)).toBe(1)
          expect(seen).toEqual(seen.toSorted((left, right) => left - right))
        },
      ),
    )
  })

  it('runs faster with pace and leaves loops in real time', async () => {
    const motion = createMotion()
    motion.pace = 2
    let looped = 0
    motion.loop((seconds) => (looped += seconds))
    const done = motion.wait(1)
    motion.advance(0.5)
    await done
    expect(looped).toBe(0.5)
  })

  it('completes what runs and what comes while hurrying', async () => {
    const motion = createMotion()
    const seen: number[] = []
    const running = motion.tween(10, (progress) => seen.push(progress))
    motion.hurrying = true
    motion.advance(0.016)
    await running
    await motion.tween(10, (progress) => seen.push(progress))
    expect(seen).toEqual([0, 1, 1])
  })

  it('a loop that stops another one is obeyed in the same frame', () => {
    const motion = createMotion()
    let second = 0
    const stops: (() => void)[] = []
    motion.loop(() => stops.forEach((stop) => stop()))
    stops.push(motion.loop(() => (second += 1)))
    motion.advance(0.1)
    expect(second).toBe(0)
  })

  it('keeps no promise hanging when it closes', async () => {
    const motion = createMotion()
    const running = motion.wait(60)
    motion.close()
    await running
    await motion.wait(60)
  })

  it.each([linear, easeIn, easeOut, easeInOut, backOut])('%o begins at 0 and ends at 1', (ease) => {
    expect(ease(0)).toBeCloseTo(0, 10)
    expect(ease(1)).toBeCloseTo(1, 10)
  })

  it('a pulse comes back to where it began', () => {
    expect(pulse(0.5)).toBe(1)
    expect(pulse(1)).toBeCloseTo(0, 10)
  })
})
