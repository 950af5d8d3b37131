import { describe, expect, it } from 'vitest'
import { chipStep, layoutStack } from './stack-layout.ts'

describe('a stack of chips', () => {
  it('of none has no place, of one lies in the middle', () => {
    expect(layoutStack(0).places).toEqual([])
    expect(layoutStack(1).places).toEqual([{ x: 0, y: 0 }])
  })

  it('grows by a step a chip and stays nearly upright', () => {
    const { places, height, columns } = layoutStack(8)
    expect({ height, columns }).toEqual({ height: 8, columns: 1 })
    for (const [chip, { x, y }] of places.entries()) {
      expect(y).toBeCloseTo(-chip * chipStep)
      expect(Math.abs(x)).toBeLessThan(0.03)
    }
  })

  it.each([
    [12, 1],
    [13, 2],
    [25, 3],
    [37, 4],
    [60, 4],
  ])('%s chips stand in %s columns of like height', (count, columns) => {
    const layout = layoutStack(count)
    expect(layout.columns).toBe(columns)
    expect(layout.places).toHaveLength(count)
    expect(layout.height).toBe(Math.ceil(count / columns))
  })

  it('columns do not stand in one another', () => {
    const { places, height } = layoutStack(40)
    const feet = places.filter((_, chip) => chip % height === 0)
    for (const [first, foot] of feet.entries())
      for (const other of feet.slice(first + 1)) {
        const apart = Math.hypot(foot.x - other.x, foot.y - other.y)
        expect(apart).toBeGreaterThan(0.75)
      }
  })
})
