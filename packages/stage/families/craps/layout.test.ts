import { boxNumbers, crapsSpots } from '@fairhouse/contract/families/craps/spots'
import { describe, expect, it } from 'vitest'
import { traySize } from '../../table/dice/paint-tray.ts'
import { layoutCraps, puckPlace } from './layout.ts'
import { placeOnScreen } from './table-print.ts'

const screens = [
  [1440, 900, { top: 94, right: 8, bottom: 130, left: 8 }],
  [1024, 768, { top: 94, right: 8, bottom: 130, left: 8 }],
  [390, 844, { top: 124, right: 8, bottom: 190, left: 8 }],
  [360, 640, { top: 120, right: 8, bottom: 180, left: 8 }],
  [844, 390, { top: 94, right: 8, bottom: 64, left: 8 }],
] as const

describe.each(screens)('a craps table of %d by %d', (width, height, insets) => {
  const layout = layoutCraps({ width, height }, insets)
  const { lie, table, tray } = layout
  const places = crapsSpots.map((spot) => placeOnScreen(spot, layout))

  it('lies within what the controls leave free, beside or below its tray', () => {
    expect(table.x).toBeGreaterThanOrEqual(insets.left)
    expect(table.y).toBeGreaterThanOrEqual(insets.top)
    expect(table.x + table.width).toBeLessThanOrEqual(width - insets.right + 0.01)
    expect(table.y + table.height).toBeLessThanOrEqual(height - insets.bottom + 0.01)
    const isBeside =
      lie === 'flat'
        ? tray.x + (traySize.width / 2) * tray.size <= table.x
        : tray.y + (traySize.height / 2) * tray.size <= table.y
    expect(isBeside).toBe(true)
  })

  it('has every spot on the table, none over another', () => {
    for (const [at, one] of places.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(table.x - 0.01)
      expect(one.x + one.width).toBeLessThanOrEqual(table.x + table.width + 0.01)
      expect(one.y + one.height).toBeLessThanOrEqual(table.y + table.height + 0.01)
      for (const other of places.slice(at + 1)) {
        const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
        const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
        expect(across < 0.01 || down < 0.01).toBe(true)
      }
    }
  })

  it('shows the puck on the screen, in another place for each point', () => {
    const pucks = [null, ...boxNumbers].map((point) => puckPlace(point, layout))
    expect(new Set(pucks.map(({ x, y }) => `${x} ${y}`)).size).toBe(7)
    for (const { x, y, size } of pucks) {
      expect(x - size / 2).toBeGreaterThanOrEqual(0)
      expect(y - size / 2).toBeGreaterThanOrEqual(0)
    }
  })
})
