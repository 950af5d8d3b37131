import { describe, expect, it } from 'vitest'
import { roadColumns } from './road-columns.ts'

const box = (width: number, height: number) => ({ x: 0, y: 0, width, height })

describe('columns of roads', () => {
  it('fit side by side into the strip of a phone of 390 pixels', () => {
    // The strip that the plan of the table leaves there.
    const columns = roadColumns({ beadRoad: box(144, 84), bigRoads: box(217, 84) })
    expect(columns.isStrip).toBe(true)
    const cell = ((84 - 14 - 4) * 0.45) / 6
    // Three roads and the gaps between them are no wider than the board.
    expect(3 * columns.derived * cell + 8).toBeLessThanOrEqual(217 - 14)
    expect(columns.derived).toBeGreaterThanOrEqual(12)
    expect(columns.bead).toBeGreaterThanOrEqual(11)
  })

  it('lie one above another on a high board', () => {
    const columns = roadColumns({ beadRoad: box(280, 210), bigRoads: box(280, 290) })
    expect(columns.isStrip).toBe(false)
    expect(columns.derived).toBe(Math.floor((266 * 6) / ((276 - 12) * 0.2)))
    expect(columns.derived).toBeGreaterThan(columns.big)
  })

  it('are none where there is no room', () => {
    expect(roadColumns({})).toEqual({ isStrip: false, bead: 0, big: 0, derived: 0 })
  })
})
