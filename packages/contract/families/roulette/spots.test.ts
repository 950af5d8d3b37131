import { describe, expect, it } from 'vitest'
import { besideSingleZero, colourOf, spotsOf } from './spots.ts'

const spots = spotsOf(['0'], besideSingleZero)
const covered = new Map(spots.map(({ name, pockets }) => [name, pockets.join(' ')]))

describe('spots of a table', () => {
  it('have names of their own', () => {
    expect(covered.size).toBe(spots.length)
  })

  const cases: readonly (readonly [string, string])[] = [
    ['0', '0'],
    ['17-20', '17 20'],
    ['16-17-18', '16 17 18'],
    ['32-33-35-36', '32 33 35 36'],
    ['31-32-33-34-35-36', '31 32 33 34 35 36'],
    ['dozen-2', '13 14 15 16 17 18 19 20 21 22 23 24'],
    ['column-3', '3 6 9 12 15 18 21 24 27 30 33 36'],
    ['red', '1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'],
  ]
  it.each(cases)('%s covers %s', (name, pockets) => {
    expect(covered.get(name)).toBe(pockets)
  })

  it('are none across the edge of the table', () => {
    for (const name of ['3-4', '36-39', '3-4-6-7', '34-35-36-37-38-39', '0-4']) {
      expect(covered.has(name)).toBe(false)
    }
  })

  it('colour eighteen numbers red, eighteen black and zeros green', () => {
    const colours = Array.from({ length: 36 }, (_, n) => colourOf(String(n + 1)))
    expect(colours.filter((colour) => colour === 'red')).toHaveLength(18)
    expect(colours).not.toContain('green')
    expect([colourOf('0'), colourOf('00')]).toEqual(['green', 'green'])
  })
})
