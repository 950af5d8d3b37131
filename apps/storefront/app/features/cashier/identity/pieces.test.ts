import { paperLimits, piecesAtMost } from '@fairhouse/contract/entities/identity-check'
import { describe, expect, it } from 'vitest'
import { limitsOfPapers } from './paper-limits.ts'
import { piecesOf, shrunkTo } from './pieces.ts'

it('knows the limits of the contract', () => {
  expect(limitsOfPapers).toEqual(paperLimits)
})

describe('a file in pieces', () => {
  it.each([1, 44_999, 45_000, 45_001, 123_457])('of %d bytes is whole again', (length) => {
    const bytes = Uint8Array.from({ length }, (_, place) => (place * 31) % 256)
    const pieces = piecesOf(bytes)
    expect(pieces.length).toBe(Math.ceil(length / paperLimits.pieceBytes))
    for (const piece of pieces) expect(piece).toMatch(/^[A-Za-z0-9_-]{2,60000}$/)
    expect(Buffer.concat(pieces.map((piece) => Buffer.from(piece, 'base64url')))).toEqual(
      Buffer.from(bytes),
    )
  })

  it('of the largest size has as many as may be', () => {
    expect(piecesOf(new Uint8Array(paperLimits.bytes))).toHaveLength(piecesAtMost)
  })
})

it.each([
  [4000, 3000, 2400, 1800],
  [3000, 4000, 1800, 2400],
  [800, 600, 800, 600],
  [10_000, 1, 2400, 1],
])('%d by %d becomes %d by %d', (width, height, toWidth, toHeight) => {
  expect(shrunkTo({ width, height })).toEqual({ width: toWidth, height: toHeight })
})
