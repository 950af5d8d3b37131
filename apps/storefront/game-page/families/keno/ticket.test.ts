import { describe, expect, it } from 'vitest'
import { isTicket, quickPick, toggled } from './ticket.ts'

const rules = { numbers: 80, most: 10 }

describe('a ticket', () => {
  it('takes a number on, in its order, and off again', () => {
    expect(toggled([3, 40], 17, rules)).toEqual([3, 17, 40])
    expect(toggled([3, 17, 40], 17, rules)).toEqual([3, 40])
  })

  it('has no more numbers than there may be', () => {
    const full = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    expect(toggled(full, 11, rules)).toBeNull()
    expect(toggled(full, 10, rules)).toEqual(full.slice(0, -1))
  })

  it('is picked by chance with different numbers, from the first to the last', () => {
    expect(quickPick(10, rules, () => 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(quickPick(3, rules, (count) => count - 1)).toEqual([78, 79, 80])
    for (let seed = 1; seed < 50; seed++) {
      let state = seed
      const spots = quickPick(
        10,
        rules,
        (count) => (state = (state * 48_271) % 2_147_483_647) % count,
      )
      expect(isTicket(spots, rules)).toBe(true)
    }
  })

  it.each([
    [[]],
    [[5, 5]],
    [[9, 3]],
    [[0]],
    [[81]],
    [[1.5]],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ])('is none with %j', (spots) => expect(isTicket(spots, rules)).toBe(false))

  it('has no fewer numbers than its game asks for', () => {
    const six = { numbers: 49, most: 6, fewest: 6 }
    expect(isTicket([1, 2, 3, 4, 5], six)).toBe(false)
    expect(isTicket([1, 2, 3, 4, 5, 49], six)).toBe(true)
  })
})
