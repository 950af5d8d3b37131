import { describe, expect, it } from 'vitest'
import { signedDistance } from './distance-field.ts'

/** A picture whose left `filled` columns are solid. */
function half(width: number, height: number, filled: number): Uint8ClampedArray {
  const pixels = new Uint8ClampedArray(width * height * 4)
  for (let i = 0; i < width * height; i++) pixels[i * 4 + 3] = i % width < filled ? 255 : 0
  return pixels
}

describe('a distance field', () => {
  it('counts pixels to the edge, negative inside', () => {
    const field = signedDistance(half(16, 4, 8), 16, 4)
    expect(field[7]).toBeCloseTo(-1)
    expect(field[8]).toBeCloseTo(1)
    expect(field[12]).toBeCloseTo(5)
    expect(field[0]).toBeCloseTo(-8)
  })

  it('measures straight across corners', () => {
    const pixels = new Uint8ClampedArray(9 * 9 * 4)
    pixels[3] = 255
    expect(signedDistance(pixels, 9, 9)[4 * 9 + 3]).toBeCloseTo(5)
  })
})
