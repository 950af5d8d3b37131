import { ranks } from '@fairhouse/contract/families/ranks'
import { describe, expect, it } from 'vitest'
import { pipsOf } from './pips.ts'

const numbers = ranks.filter((rank) => !'JQKA'.includes(rank))

describe('pips', () => {
  it.each(numbers)('%s shows as many suits as it is worth', (rank) => {
    expect(pipsOf(rank)).toHaveLength(rank === 'T' ? 10 : Number(rank))
  })

  it.each(['A', 'J', 'Q', 'K'] as const)('%s shows none in the field', (rank) => {
    expect(pipsOf(rank)).toEqual([])
  })

  it.each(numbers)('%s looks the same from both sides but for the seven', (rank) => {
    const key = (x: number, y: number): string => `${x.toFixed(3)} ${y.toFixed(3)}`
    const pips = pipsOf(rank)
    const here = new Set(pips.map(({ x, y }) => key(x, y)))
    const there = new Set(pips.map(({ x, y }) => key(1 - x, 1 - y)))
    if (rank === '7') expect(there).not.toEqual(here)
    else expect(there).toEqual(here)
  })

  it('suits below the middle stand on their heads', () => {
    for (const { y, turned } of numbers.flatMap(pipsOf)) expect(turned).toBe(y > 0.5)
  })
})
