import { describe, expect, it } from 'vitest'
import { traySize } from '../../table/dice/paint-tray.ts'
import { layoutDice } from './layout.ts'

const screens = [
  [1440, 900, { top: 94, right: 8, bottom: 130, left: 8 }],
  [2560, 1440, { top: 94, right: 8, bottom: 130, left: 8 }],
  [1024, 768, { top: 94, right: 8, bottom: 130, left: 8 }],
  [390, 844, { top: 90, right: 8, bottom: 190, left: 8 }],
  [360, 640, { top: 86, right: 8, bottom: 180, left: 8 }],
  [844, 390, { top: 60, right: 8, bottom: 64, left: 8 }],
] as const

describe.each(screens)('a table of dice of %d by %d', (width, height, insets) => {
  const { lie, cell, table, tray, closeUp } = layoutDice({ width, height }, insets)

  it('lies within what the controls leave free, beside or below its tray', () => {
    expect(table.x).toBeGreaterThanOrEqual(insets.left)
    expect(table.y).toBeGreaterThanOrEqual(insets.top)
    expect(table.x + table.width).toBeLessThanOrEqual(width - insets.right + 0.01)
    expect(table.y + table.height).toBeLessThanOrEqual(height - insets.bottom + 0.01)
    const [across, down] = [traySize.width / 2, traySize.height / 2]
    const isBeside =
      lie === 'flat' ? tray.x + across * tray.size <= table.x : tray.y + down * tray.size <= table.y
    expect(isBeside).toBe(true)
    for (const { x, y, size } of [tray, closeUp]) {
      expect(x - across * size).toBeGreaterThanOrEqual(0)
      expect(x + across * size).toBeLessThanOrEqual(width)
      expect(y - down * size).toBeGreaterThanOrEqual(0)
      expect(y + down * size).toBeLessThanOrEqual(height)
    }
  })

  it('has cells that can be touched and dice that can be read', () => {
    expect(Math.min(cell.width * 0.85, cell.height * 0.7)).toBeGreaterThan(18)
    expect(closeUp.size).toBeGreaterThan(20)
  })
})
