import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lettersOf, onArc } from './arc-text.ts'

const circle = { x: 100, y: 50, radius: 200 }

describe('text on an arc', () => {
  it('has its middle on top of a hill, upright', () => {
    expect(onArc([0], { ...circle, bend: 'hill' })).toEqual([{ x: 100, y: -150, angle: 0 }])
  })

  it('has its middle at the bottom of a bowl, upright', () => {
    const [letter] = onArc([0], { ...circle, bend: 'bowl' })
    expect(letter?.x).toBe(100)
    expect(letter?.y).toBe(250)
    expect(letter?.angle).toBeCloseTo(0)
  })

  it.each(['hill', 'bowl'] as const)(
    'stands on its circle and reads from left to right in a %s',
    (bend) => {
      fc.assert(
        fc.property(fc.double({ min: -300, max: 290, noNaN: true }), (along) => {
          const [first, second] = onArc([along, along + 10], { ...circle, bend })
          for (const place of [first, second])
            expect(Math.hypot((place?.x ?? 0) - 100, (place?.y ?? 0) - 50)).toBeCloseTo(200)
          expect(second?.x ?? 0).toBeGreaterThan(first?.x ?? 0)
        }),
      )
    },
  )

  it('outer letters of a hill lean outwards, of a bowl inwards', () => {
    expect(onArc([50], { ...circle, bend: 'hill' })[0]?.angle).toBeGreaterThan(0)
    expect(onArc([50], { ...circle, bend: 'bowl' })[0]?.angle).toBeLessThan(0)
  })

  it('marks stay with the letters that they belong to', () => {
    expect(lettersOf('é+か\u3099')).toEqual(['é', '+', 'か\u3099'])
  })
})
