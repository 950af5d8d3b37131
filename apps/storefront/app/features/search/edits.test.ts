import { describe, expect, it } from 'vitest'
import { editsBetween } from './edits.ts'

describe('edits', () => {
  it.each([
    ['castle', 'castle', 0],
    ['casle', 'castle', 1],
    ['casttle', 'castle', 1],
    ['cattle', 'castle', 1],
    ['castel', 'castle', 1],
    ['cstel', 'castle', 2],
    ['abc', 'xyz', Number.POSITIVE_INFINITY],
    ['castles and more', 'castle', Number.POSITIVE_INFINITY],
  ])('from %s to %s: %d', (typed, known, edits) => {
    expect(editsBetween(typed, known, 2).whole).toBe(edits)
  })

  it('count from the nearest beginning of a word', () => {
    expect(editsBetween('ligthuo', 'lighthouse', 2)).toEqual({
      whole: Number.POSITIVE_INFINITY,
      start: 2,
    })
    expect(editsBetween('light', 'lighthouse', 2).start).toBe(0)
  })
})
