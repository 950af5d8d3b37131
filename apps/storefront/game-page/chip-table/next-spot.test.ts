import { besideSingleZero, spotsOf } from '@fairhouse/contract/families/roulette/spots'
import { placeOnTable } from '@fairhouse/stage/families/roulette/spot-places'
import { describe, expect, it } from 'vitest'
import { type Direction, nextSpot, spotAt } from './next-spot.ts'

const spots = spotsOf(['0'], besideSingleZero)
const scale = 50
const places = new Map(
  spots.map((spot) => {
    const { x, y, width, height } = placeOnTable(spot, 'flat', ['0'])
    return [
      spot.name,
      { x: x * scale, y: y * scale, width: width * scale, height: height * scale },
    ] as const
  }),
)
const all: readonly Direction[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']
const isLine = (spot: string): boolean => spot.includes('-') && !/^(dozen|column)/.test(spot)

describe('arrow keys on the table', () => {
  it('lead over lines from number to number', () => {
    expect(nextSpot(places, '17', 'ArrowRight')).toBe('17-20')
    expect(nextSpot(places, '17-20', 'ArrowRight')).toBe('20')
    expect(nextSpot(places, '17', 'ArrowUp')).toBe('17-18')
    expect(nextSpot(places, '17-20', 'ArrowUp')).toBe('17-18-20-21')
  })

  it('stay at the edge', () => {
    expect(nextSpot(places, '0', 'ArrowLeft')).toBe('0')
    expect(nextSpot(places, 'red', 'ArrowDown')).toBe('red')
  })

  it('reach every spot from any other', () => {
    const reached = new Set(['0'])
    for (const spot of reached) {
      for (const direction of all) reached.add(nextSpot(places, spot, direction))
    }
    expect(spots.map(({ name }) => name).filter((name) => !reached.has(name))).toEqual([])
  })
})

describe('a point on the table', () => {
  it('is on the line that it is near, or else in the cell', () => {
    const seventeen = places.get('17') ?? { x: 0, y: 0, width: 0, height: 0 }
    const middle = { x: seventeen.x + 25, y: seventeen.y + 25 }
    expect(spotAt(places, middle, isLine)).toBe('17')
    expect(spotAt(places, { ...middle, x: seventeen.x + 48 }, isLine)).toBe('17-20')
    expect(spotAt(places, { x: -5, y: 0 }, isLine)).toBeNull()
  })
})
