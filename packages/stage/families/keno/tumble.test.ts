import { describe, expect, it } from 'vitest'
import { ballRadius, piledBalls, tumble } from './tumble.ts'

const numbers = Array.from({ length: 80 }, (_, index) => index + 1)

describe('tumbling balls', () => {
  it('lie within the glass to begin with, each once', () => {
    const balls = piledBalls(numbers)
    expect(new Set(balls.map(({ number }) => number)).size).toBe(80)
    for (const { x, y } of balls)
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 - ballRadius + 1e-9)
  })

  it('never leave the glass, however slow the frames', () => {
    const balls = piledBalls(numbers)
    for (let frame = 0; frame < 200; frame++) {
      tumble(balls, frame % 3 === 0 ? 0.05 : 0.016, 1)
      for (const { x, y, speedX } of balls) {
        expect(Math.hypot(x, y)).toBeLessThanOrEqual(1 - ballRadius + 1e-9)
        expect(Number.isFinite(speedX)).toBe(true)
      }
    }
  })

  it('are lifted by the air and come to lie without it', () => {
    const balls = piledBalls(numbers)
    const height = (): number => balls.reduce((sum, { y }) => sum - y, 0) / balls.length
    const lying = height()
    for (let frame = 0; frame < 120; frame++) tumble(balls, 1 / 60, 1)
    expect(height()).toBeGreaterThan(lying)
    for (let frame = 0; frame < 600; frame++) tumble(balls, 1 / 60, 0)
    expect(height()).toBeLessThan(0)
  })
})
