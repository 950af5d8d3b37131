import { describe, expect, it } from 'vitest'
import { allThrows, type Dice, diceSpots, winsBy } from './spots.ts'

const ways = (name: string): number => {
  const spot = diceSpots.find((one) => one.name === name)
  return spot ? allThrows.filter((dice) => winsBy(spot, dice) > 0).length : -1
}

describe('spots of three dice', () => {
  it('have names of their own', () => {
    expect(new Set(diceSpots.map(({ name }) => name)).size).toBe(4 + 6 + 15 + 6 + 6 + 1 + 14)
    expect(allThrows).toHaveLength(216)
  })

  const cases: readonly (readonly [string, number])[] = [
    ['small', 105],
    ['big', 105],
    ['odd', 105],
    ['even', 105],
    ['single-4', 91],
    ['pair-2-5', 30],
    ['double-6', 16],
    ['triple-1', 1],
    ['anyTriple', 6],
    ['total-4', 3],
    ['total-5', 6],
    ['total-6', 10],
    ['total-7', 15],
    ['total-8', 21],
    ['total-9', 25],
    ['total-10', 27],
    ['total-17', 3],
  ]
  it.each(cases)('%s wins by %d of 216 throws', (name, count) => {
    expect(ways(name)).toBe(count)
  })

  it('count how many dice show a single number', () => {
    const spot = { kind: 'single', numbers: [3] } as const
    const counts = (
      [
        [1, 2, 4],
        [3, 1, 2],
        [3, 3, 6],
        [3, 3, 3],
      ] satisfies Dice[]
    ).map((dice) => winsBy(spot, dice))
    expect(counts).toEqual([0, 1, 2, 3])
  })
})
