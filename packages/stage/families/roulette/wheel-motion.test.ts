import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ballPath, ballSpeed, planFall, positive, rotorSpeed } from './wheel-motion.ts'

const angle = fc.double({ min: -50, max: 50, noNaN: true })
const turn = Math.PI * 2
const off = (one: number, other: number): number => {
  const between = positive(one - other)
  return Math.min(between, turn - between)
}

describe('a ball that falls', () => {
  it('comes to rest in the middle of its pocket, wherever it and the wheel were', () => {
    fc.assert(
      fc.property(angle, angle, angle, (rotor, ball, pocket) => {
        const fall = planFall({ rotor, ball }, pocket)
        const end = fall.at(fall.seconds)
        expect(off(end.ball - end.rotor, pocket)).toBeLessThan(1e-6)
        expect([end.out, end.lift]).toEqual([0, 0])
        expect(fall.at(fall.seconds + 9)).toEqual(end)
      }),
    )
  })

  it('begins where ball and wheel were and as fast as they moved', () => {
    fc.assert(
      fc.property(angle, angle, angle, (rotor, ball, pocket) => {
        const fall = planFall({ rotor, ball }, pocket)
        const [start, soon] = [fall.at(0), fall.at(0.001)]
        expect(start.rotor).toBeCloseTo(rotor, 9)
        expect(start.ball).toBeCloseTo(ball, 9)
        expect([start.out, start.lift]).toEqual([1, 0])
        expect((soon.rotor - rotor) / 0.001).toBeCloseTo(rotorSpeed, 1)
        expect((soon.ball - ball) / 0.001).toBeCloseTo(ballSpeed, 1)
      }),
    )
  })

  it('takes between three and six seconds', () => {
    fc.assert(
      fc.property(angle, angle, (ball, pocket) => {
        const { seconds } = planFall({ rotor: 0, ball }, pocket)
        expect(seconds).toBeGreaterThan(3)
        expect(seconds).toBeLessThan(6)
      }),
    )
  })

  it('never jumps from one place to another', () => {
    for (let step = 1; step <= 2000; step++) {
      const [before, now] = [ballPath((step - 1) / 2000), ballPath(step / 2000)]
      expect(Math.abs(now.out - before.out)).toBeLessThan(0.02)
      expect(Math.abs(now.lift - before.lift)).toBeLessThan(0.01)
    }
  })
})
