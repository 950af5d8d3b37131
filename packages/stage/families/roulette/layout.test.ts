import { describe, expect, it } from 'vitest'
import { layoutRoulette } from './layout.ts'
import { tableDepth, tableLength } from './spot-places.ts'

const screens = [
  [1440, 900, { top: 60, right: 8, bottom: 130, left: 8 }],
  [2560, 1440, { top: 60, right: 8, bottom: 130, left: 8 }],
  [1024, 768, { top: 60, right: 8, bottom: 130, left: 8 }],
  [390, 844, { top: 56, right: 8, bottom: 190, left: 8 }],
  [360, 640, { top: 52, right: 8, bottom: 180, left: 8 }],
  [844, 390, { top: 44, right: 8, bottom: 64, left: 8 }],
  [844, 390, { top: 44, right: 130, bottom: 8, left: 8 }],
] as const

const nowhere = { x: 0, y: 0, radius: 0 }

describe.each(screens)('a table of %d by %d', (width, height, insets) => {
  const { lie, cell, table, wheels } = layoutRoulette({ width, height }, insets, {
    wheels: 1,
    hasTrack: true,
  })
  const [{ rest: wheel, closeUp } = { rest: nowhere, closeUp: nowhere }] = wheels

  it('lies within what the controls leave free, whole', () => {
    expect(table.x).toBeGreaterThanOrEqual(insets.left)
    expect(table.y).toBeGreaterThanOrEqual(insets.top)
    expect(table.x + table.width).toBeLessThanOrEqual(width - insets.right + 0.01)
    expect(table.y + table.height).toBeLessThanOrEqual(height - insets.bottom + 0.01)
    const [along, deep] =
      lie === 'flat' ? [table.width, table.height] : ([table.height, table.width] as const)
    const [long, wide] =
      lie === 'flat' ? [cell.width, cell.height] : ([cell.height, cell.width] as const)
    expect(along).toBeCloseTo(long * tableLength)
    expect(deep).toBeCloseTo(wide * tableDepth)
  })

  it('is upright where the screen is', () => {
    expect(lie).toBe(width > height ? 'flat' : 'upright')
  })

  it('has its resting wheel beside the table and on the screen', () => {
    const beside =
      lie === 'flat' ? wheel.x + wheel.radius <= table.x : wheel.y + wheel.radius * 0.8 <= table.y
    expect(beside).toBe(true)
    for (const { x, y, radius } of [wheel, closeUp]) {
      expect(x - radius).toBeGreaterThanOrEqual(0)
      expect(x + radius).toBeLessThanOrEqual(width)
      expect(y - radius * 0.9).toBeGreaterThanOrEqual(0)
      expect(y + radius * 0.86).toBeLessThanOrEqual(height)
    }
  })

  it('has cells that can be touched and wheels that can be read', () => {
    expect(Math.min(cell.width, cell.height)).toBeGreaterThan(20)
    expect(closeUp.radius).toBeGreaterThan(90)
  })
})

describe.each(screens)('three wheels of %d by %d', (width, height, insets) => {
  const { lie, cell, table, wheels } = layoutRoulette({ width, height }, insets, {
    wheels: 3,
    hasTrack: true,
  })

  it('stand apart, above the table and on the screen', () => {
    for (const [place, { rest, closeUp }] of wheels.entries()) {
      const next = wheels[place + 1]
      if (next) expect(rest.x + rest.radius).toBeLessThanOrEqual(next.rest.x - next.rest.radius)
      expect(rest.y + rest.radius * 0.8).toBeLessThanOrEqual(table.y)
      for (const { x, y, radius } of [rest, closeUp]) {
        expect(radius).toBeGreaterThan(20)
        expect(x - radius).toBeGreaterThanOrEqual(0)
        expect(x + radius).toBeLessThanOrEqual(width)
        expect(y - radius * 0.9).toBeGreaterThanOrEqual(0)
        expect(y + radius * 0.86).toBeLessThanOrEqual(height)
      }
    }
  })

  it('leave a table with cells that can be touched', () => {
    expect(Math.min(cell.width, cell.height)).toBeGreaterThan(20)
    expect(table.y + table.height).toBeLessThanOrEqual(height - insets.bottom + 0.01)
    expect(lie).toBe(width > height ? 'flat' : 'upright')
  })
})
