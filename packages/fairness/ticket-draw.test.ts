import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawTickets, drumRoot, type TicketRun } from './ticket-draw.ts'

const drumOf = (counts: readonly number[]): TicketRun[] => {
  let first = 1
  return counts.map((count, index) => {
    const run = { owner: `owner ${index}`, first, count }
    first += count
    return run
  })
}
const seed = (byte: number): Uint8Array => {
  const bytes = new Uint8Array(32).fill(byte & 255)
  bytes[0] = byte >> 8
  return bytes
}
const draw = (runs: readonly TicketRun[], number: number, over = {}) =>
  drawTickets(runs, {
    serverSeed: seed(number),
    root: drumRoot(runs),
    number,
    prizes: 3,
    firstAmong: 1,
    ...over,
  })

describe('a draw of tickets', () => {
  it('gives nobody two prizes, and each ticket belongs to who is drawn', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), (counts) => {
        const runs = drumOf(counts)
        const drawn = draw(runs, counts.length)
        const owners = drawn.map(({ run }) => run?.owner)
        expect(new Set(owners).size).toBe(owners.length)
        expect(drawn).toHaveLength(Math.min(3, runs.length))
        for (const { ticket, run } of drawn) {
          if (run === null) throw new Error('every number is sold')
          expect(ticket).toBeGreaterThanOrEqual(run.first)
          expect(ticket).toBeLessThan(run.first + run.count)
        }
      }),
    )
  })

  it('draws everybody by their tickets, ten thousand times', () => {
    const counts = [1, 2, 3, 4, 10]
    const runs = drumOf(counts)
    const wins = counts.map(() => 0)
    const draws = 10_000
    for (let number = 0; number < draws; number += 1) {
      const [first] = draw(runs, number, { prizes: 1 })
      const index = runs.findIndex((run) => run === first?.run)
      wins[index] = (wins[index] ?? 0) + 1
    }
    const tickets = counts.reduce((sum, count) => sum + count, 0)
    const chiSquare = counts.reduce((sum, count, index) => {
      const expected = (draws * count) / tickets
      return sum + ((wins[index] ?? 0) - expected) ** 2 / expected
    }, 0)
    // Four degrees of freedom: 18.47 is passed by one in a thousand.
    expect(chiSquare).toBeLessThan(18.47)
  })

  it('leaves the first prize to nobody as often as its number is not sold', () => {
    const runs = drumOf([100, 100])
    let unsold = 0
    for (let number = 0; number < 2_000; number += 1)
      unsold += draw(runs, number, { prizes: 1, firstAmong: 1_000 })[0]?.run === null ? 1 : 0
    expect(unsold / 2_000).toBeGreaterThan(0.77)
    expect(unsold / 2_000).toBeLessThan(0.83)
  })

  it('names a drum by every ticket in it', () => {
    const runs = drumOf([3, 5])
    const [one, other] = runs
    if (!one || !other) throw new Error('two runs')
    expect(drumRoot([one, { ...other, count: 6 }])).not.toBe(drumRoot(runs))
    expect(drumRoot([one, { ...other, owner: 'somebody' }])).not.toBe(drumRoot(runs))
  })
})
