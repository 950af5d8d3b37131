import {
  besideSingleZero,
  besideDoubleZero,
  spotsOf,
} from '@fairhouse/contract/families/roulette/spots'
import { describe, expect, it } from 'vitest'
import type { Box } from '../../table/box.ts'
import { type Lie, placeOnTable, tableDepth, tableLength } from './spot-places.ts'

const spots = spotsOf(['0'], besideSingleZero)
const placed = (lie: Lie) =>
  new Map(spots.map((spot) => [spot.name, placeOnTable(spot, lie, ['0'])]))
const middle = (box: Box | undefined): readonly number[] =>
  box ? [box.x + box.width / 2, box.y + box.height / 2] : []
const inside = new Set(['split', 'street', 'trio', 'corner', 'firstFour', 'topLine', 'sixLine'])

describe.each(['flat', 'upright'] as const)('places of a table that lies %s', (lie) => {
  const places = placed(lie)
  const [width, height] =
    lie === 'flat' ? [tableLength, tableDepth] : ([tableDepth, tableLength] as const)

  it('are all on the table', () => {
    for (const [name, box] of places) {
      const isOn =
        box.x > -1e-9 &&
        box.y > -1e-9 &&
        box.x + box.width < width + 1e-9 &&
        box.y + box.height < height + 1e-9
      expect([name, isOn]).toEqual([name, true])
    }
  })

  it('have middles of their own', () => {
    const middles = [...places.values()].map((box) =>
      middle(box)
        .map((at) => at.toFixed(3))
        .join(),
    )
    expect(new Set(middles).size).toBe(spots.length)
  })

  it('do not lie on each other where they are cells', () => {
    const cells = spots.filter(({ kind }) => !inside.has(kind))
    const area = cells.reduce((sum, { name }) => {
      const box = places.get(name)
      return sum + (box ? box.width * box.height : 0)
    }, 0)
    // Two corners before the zero's column and behind the last row stay free.
    const free = 4 * (tableDepth - 3)
    expect(area).toBeCloseTo(tableLength * tableDepth - free / 2)
  })
})

describe('a flat table', () => {
  const places = placed('flat')
  const at = (name: string) => middle(places.get(name))

  it('has a split between its numbers, a corner where four meet', () => {
    const [x17 = 0, y17 = 0] = at('17')
    const [x20 = 0, y20 = 0] = at('20')
    expect(at('17-20')[0]).toBeCloseTo((x17 + x20) / 2)
    expect(at('17-20')[1]).toBeCloseTo((y17 + y20) / 2)
    const [xCorner = 0, yCorner = 0] = at('17-18-20-21')
    expect(xCorner).toBeCloseTo((x17 + x20) / 2)
    expect(yCorner).toBeCloseTo(y17 - 0.5)
  })

  it('has 3 above 1, zero on the left and the dozens below', () => {
    expect(at('3')[1]).toBeLessThan(at('1')[1] ?? 0)
    expect(at('0')[0]).toBeLessThan(at('1')[0] ?? 0)
    expect(at('dozen-1')[1]).toBeGreaterThan(at('1')[1] ?? 0)
    expect(at('0-1-2-3')[0]).toBeCloseTo(1)
  })
})

describe('a flat table with two zeros', () => {
  const zeros = ['0', '00']
  const doubled = new Map(
    spotsOf(zeros, besideDoubleZero).map((spot) => [spot.name, placeOnTable(spot, 'flat', zeros)]),
  )
  const at = (name: string) => middle(doubled.get(name))

  it('has 00 above 0, their split between them and the five numbers at the corner', () => {
    expect(at('00')[1]).toBeLessThan(at('0')[1] ?? 0)
    expect(at('0-00')[1]).toBeCloseTo(((at('0')[1] ?? 0) + (at('00')[1] ?? 0)) / 2)
    expect(at('0-00-1-2-3')).toEqual([1, expect.closeTo(3)])
    const middles = [...doubled.keys()].map((name) =>
      at(name)
        .map((place) => place.toFixed(3))
        .join(),
    )
    expect(new Set(middles).size).toBe(doubled.size)
  })
})
