import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AmountGround, amountPlace, overlap } from './amount-place.ts'
import type { Cell } from './cell.ts'
import type { Box } from './layout.ts'
import { cellSize } from './skin.ts'

const plate = { width: 260, height: 110 }
const [reels, rows] = [6, 5]
const window = { width: reels * cellSize, height: rows * cellSize }

const boxOf = ([reel, row]: Cell): Box => ({
  x: reel * cellSize,
  y: row * cellSize,
  width: cellSize,
  height: cellSize,
})

function groundOf(cells: readonly Cell[], signs: readonly Box[] = []): AmountGround {
  const winners = cells.map(boxOf)
  const mean = (of: (box: Box) => number): number =>
    winners.reduce((sum, box) => sum + of(box), cellSize / 2) / Math.max(1, winners.length)
  return { winners, signs, centre: [mean(({ x }) => x), mean(({ y }) => y)], plate, window }
}

function plateOf(ground: AmountGround): Box {
  const [x, y] = amountPlace(ground)
  return { x: x - plate.width / 2, y: y - plate.height / 2, ...plate }
}

/** Part of a symbol that an amount hides. */
const hidden = (cell: Cell, over: Box): number => overlap(boxOf(cell), over) / cellSize ** 2

const cells = fc.uniqueArray(fc.tuple(fc.nat({ max: reels - 1 }), fc.nat({ max: rows - 1 })), {
  minLength: 1,
  maxLength: reels * rows,
  selector: ([reel, row]) => reel * rows + row,
})

describe('the amount of a win', () => {
  it('leaves each winning symbol to be known, however many win', () => {
    fc.assert(
      fc.property(cells, (won) => {
        const over = plateOf(groundOf(won))
        for (const cell of won) expect(hidden(cell, over)).toBeLessThan(0.36)
      }),
    )
  })

  it('stays within the window', () => {
    fc.assert(
      fc.property(cells, (won) => {
        const { x, y, width, height } = plateOf(groundOf(won))
        expect(x).toBeGreaterThanOrEqual(0)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(x + width).toBeLessThanOrEqual(window.width)
        expect(y + height).toBeLessThanOrEqual(window.height)
      }),
    )
  })

  it('covers nothing of a cluster that leaves room, and stands beside it', () => {
    const cluster: readonly Cell[] = [
      [1, 1],
      [2, 1],
      [1, 2],
      [2, 2],
      [3, 2],
    ]
    const ground = groundOf(cluster)
    const over = plateOf(ground)
    for (const cell of cluster) expect(hidden(cell, over)).toBeLessThan(0.05)
    const [x, y] = amountPlace(ground)
    expect(Math.hypot(x - ground.centre[0], y - ground.centre[1])).toBeLessThan(2 * cellSize)
  })

  it('makes room for other amounts', () => {
    const won: readonly Cell[] = [
      [0, 4],
      [1, 4],
      [2, 4],
    ]
    const alone = plateOf(groundOf(won))
    const beside = plateOf(groundOf(won, [alone]))
    expect(overlap(alone, beside)).toBe(0)
  })

  it('stands in the middle of a window that is smaller than its plate', () => {
    const ground = { ...groundOf([[0, 0]]), window: { width: 200, height: 90 } }
    expect(amountPlace(ground)).toEqual([100, 45])
  })
})
