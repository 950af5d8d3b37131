import { describe, expect, it } from 'vitest'
import { FoilCover } from './foil-cover.ts'

const boxes = [
  { x: 0, y: 0, width: 100, height: 70 },
  { x: 120, y: 0, width: 100, height: 70 },
]

describe('foil', () => {
  it('comes off a field of which enough was rubbed, once', () => {
    const foil = new FoilCover(boxes)
    expect(foil.rub({ x: 0, y: 15 }, { x: 100, y: 15 }, 16)).toEqual([])
    expect(foil.isOff(0)).toBe(false)
    expect(foil.rub({ x: 0, y: 45 }, { x: 100, y: 45 }, 16)).toEqual([0])
    expect(foil.isOff(0)).toBe(true)
    expect(foil.isOff(1)).toBe(false)
    expect(foil.rub({ x: 0, y: 45 }, { x: 100, y: 45 }, 16)).toEqual([])
  })

  it('stays on where nobody rubs', () => {
    const foil = new FoilCover(boxes)
    expect(foil.rub({ x: 50, y: 200 }, { x: 60, y: 200 }, 20)).toEqual([])
    expect(foil.clear(1)).toBe(true)
    expect(foil.clear(1)).toBe(false)
    expect(foil.isOff(1)).toBe(true)
  })
})
