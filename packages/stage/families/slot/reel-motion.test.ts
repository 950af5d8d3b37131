import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ReelFeel, ReelMotion } from './reel-motion.ts'
import { createStrip } from './strip.ts'

const feel: ReelFeel = { speed: 26, launch: 0.2, landing: 1.5 }
const frames = fc.array(fc.double({ min: 0.001, max: 0.4, noNaN: true }), { maxLength: 60 })

describe('a reel', () => {
  it('comes to rest exactly where it must, however slow the frames are', () => {
    fc.assert(
      fc.property(frames, frames, (spinning, landing) => {
        const reel = new ReelMotion(feel)
        reel.start()
        for (const frame of spinning) reel.advance(frame)
        const target = Math.floor(reel.position) + 7
        reel.land(target)
        for (const frame of [...landing, 3]) reel.advance(frame)
        expect(reel.position).toBe(target)
        expect(reel.phase).toBe('rest')
      }),
    )
  })

  it('moves in the very first frame', () => {
    const reel = new ReelMotion(feel)
    reel.start()
    reel.advance(0.016)
    expect(reel.position).not.toBe(0)
  })

  it('overshoots a little and comes back', () => {
    const reel = new ReelMotion(feel)
    reel.start()
    reel.land(12)
    let furthest = 0
    for (let frame = 0; frame < 200; frame++) {
      reel.advance(1 / 60)
      furthest = Math.max(furthest, reel.position)
    }
    expect(furthest).toBeGreaterThan(12.05)
    expect(furthest).toBeLessThan(12.3)
    expect(reel.position).toBe(12)
  })

  it('goes on turning for as long as no answer comes', () => {
    const reel = new ReelMotion(feel)
    reel.start()
    for (let second = 0; second < 60; second++) reel.advance(1)
    expect(reel.phase).toBe('cruise')
    expect(reel.position).toBeGreaterThan(1000)
  })
})

describe('a strip', () => {
  it('shows the column it was told when it is in the window', () => {
    const strip = createStrip(() => 'filler')
    strip.lay(['A', 'K', 'Q'], 20)
    expect([20, 19, 18].map((index) => strip.symbolAt(index))).toEqual(['A', 'K', 'Q'])
    expect(strip.symbolAt(21)).toBe('filler')
  })

  it('remembers filler, so that a symbol never changes on its way through the window', () => {
    let count = 0
    const strip = createStrip(() => `filler ${count++}`)
    expect(strip.symbolAt(5)).toBe(strip.symbolAt(5))
  })

  it('forgets what has gone by', () => {
    let count = 0
    const strip = createStrip(() => `filler ${count++}`)
    const first = strip.symbolAt(1)
    strip.forget(2)
    expect(strip.symbolAt(1)).not.toBe(first)
  })
})
