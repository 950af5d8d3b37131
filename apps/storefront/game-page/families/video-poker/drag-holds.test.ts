import { describe, expect, it } from 'vitest'
import { beginSweep, cardsAlong, heldBy, sweptTo } from './drag-holds.ts'

/** Holds after a pointer went from card to card. */
const held = (before: readonly number[], first: number, ...then: readonly number[]) =>
  heldBy(then.reduce(sweptTo, beginSweep(before, first)))

describe('a pointer drawn across cards', () => {
  it('holds those that it comes over, in the order in which they lie', () => {
    expect(held([], 3, 2, 1)).toEqual([1, 2, 3])
    expect(held([4], 0, 1)).toEqual([0, 1, 4])
  })

  it('lets go of them where it began on a held card', () => {
    expect(held([0, 1, 3], 0, 1, 2)).toEqual([3])
  })

  it('does nothing twice when it comes back', () => {
    expect(held([], 1, 2, 3, 2, 1)).toEqual([1, 2, 3])
    expect(held([2], 2, 3, 2)).toEqual([])
  })

  // Narrow screens show three cards over two.
  const boxes = [
    ...[0, 1, 2].map((at) => ({ left: at * 100, top: 50, width: 90, height: 130 })),
    ...[0, 1].map((at) => ({ left: 50 + at * 100, top: 190, width: 90, height: 130 })),
  ]

  it('skips no card when it is fast, and takes none that it did not cross', () => {
    expect(cardsAlong(boxes, { x: 5, y: 60 }, { x: 285, y: 60 })).toEqual([0, 1, 2])
    expect(cardsAlong(boxes, { x: 285, y: 100 }, { x: 5, y: 100 })).toEqual([2, 1, 0])
    expect(cardsAlong(boxes, { x: 60, y: 60 }, { x: 60, y: 300 })).toEqual([0, 3])
  })

  it('finds none between cards', () => {
    expect(cardsAlong(boxes, { x: 95, y: 60 }, { x: 95, y: 100 })).toEqual([])
    expect(cardsAlong(boxes, { x: 5, y: 60 }, { x: 5, y: 60 })).toEqual([0])
  })
})
