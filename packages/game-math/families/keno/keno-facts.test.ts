import { describe, expect, it } from 'vitest'
import { fraction, ratio } from '../../fraction.ts'
import { ticketsOf, waysToCatch } from './catches.ts'
import type { KenoDefinition } from './definition.ts'
import { kenoCardsFacts, kenoFacts } from './keno-facts.ts'

describe('ways to catch', () => {
  it('are those of a count of all draws of a small machine', () => {
    const balls = 3
    const numbers = 7
    for (let spots = 1; spots <= 3; spots++) {
      const counted = Array.from({ length: spots + 1 }, () => 0)
      for (let drawn = 0; drawn < 2 ** numbers; drawn++) {
        if (bits(drawn) !== balls) continue
        const caught = bits(drawn & (2 ** spots - 1))
        counted[caught] = (counted[caught] ?? 0) + 1
      }
      const draws = counted.reduce((sum, count) => sum + count, 0)
      const ways = waysToCatch({ numbers, balls, spots })
      const all = ticketsOf({ numbers, spots })
      expect(ways.map((count) => fraction(count, all))).toEqual(
        counted.map((count) => fraction(BigInt(count), BigInt(draws))),
      )
    }
  })

  it('of eighty numbers are the published ones: all of ten, once in 8,911,711 draws', () => {
    const ways = waysToCatch({ numbers: 80, balls: 20, spots: 10 })
    const all = ticketsOf({ numbers: 80, spots: 10 })
    expect(ways.reduce((sum, count) => sum + count, 0n)).toBe(all)
    expect(Math.round(ratio(fraction(all, ways.at(-1) ?? 0n)))).toBe(8_911_711)
  })
})

describe('facts of a ticket', () => {
  const definition: KenoDefinition = {
    numbers: 10,
    balls: 4,
    pays: [
      [0, 20],
      [5, 0, 60],
    ],
    unitsPerStake: 10,
    maxUnits: 60,
    betLevels: [10],
  }

  it('are exact: two of ten, of which four are drawn', () => {
    // None: 15 of 45 ways, one: 24, both: 6.
    const { rtp, variance, hit, profit, most, split, atLeast } = kenoFacts(definition, 2)
    expect(rtp).toEqual(fraction(15n * 5n + 6n * 60n, 45n * 10n))
    expect(split).toEqual({ catches: rtp })
    expect(hit).toEqual(fraction(21n, 45n))
    expect(profit).toEqual(fraction(6n, 45n))
    expect(most).toEqual(fraction(6n, 45n))
    expect(atLeast(6)).toEqual(fraction(6n, 45n))
    const mean = ratio(rtp)
    const squared = (15 * 0.5 ** 2 + 6 * 6 ** 2) / 45
    expect(ratio(variance)).toBeCloseTo(squared - mean ** 2, 12)
  })

  it('know the most of the ticket, which may be less than the most of the game', () => {
    expect(kenoFacts(definition, 1)).toMatchObject({ most: fraction(4n, 10n), mostUnits: 20 })
  })
})

describe('several cards in one draw', () => {
  it('are those of a count of all draws of a small machine', () => {
    const definition: KenoDefinition = {
      numbers: 9,
      balls: 4,
      pays: [
        [0, 20],
        [0, 5, 60],
      ],
      cards: 2,
      unitsPerStake: 10,
      maxUnits: 120,
      betLevels: [10],
    }
    const [first, second] = [0b11, 0b1100]
    let [draws, won, square, hits] = [0, 0, 0, 0]
    for (let drawn = 0; drawn < 2 ** 9; drawn++) {
      if (bits(drawn) !== 4) continue
      const units = [first, second].reduce(
        (sum, card) => sum + (definition.pays[1]?.[bits(drawn & card)] ?? 0),
        0,
      )
      draws += 1
      won += units
      square += units ** 2
      hits += units > 0 ? 1 : 0
    }
    const { rtp, variance, hit } = kenoCardsFacts(definition, [2, 2])
    expect(rtp).toEqual(fraction(BigInt(won), BigInt(draws * 20)))
    expect(hit).toEqual(fraction(BigInt(hits), BigInt(draws)))
    expect(ratio(variance)).toBeCloseTo(square / draws / 400 - (won / draws / 20) ** 2, 12)
  })
})

describe('free draws by the last ball', () => {
  it('are those of a count of every order of a small machine', () => {
    const definition: KenoDefinition = {
      numbers: 4,
      balls: 2,
      pays: [[0, 10]],
      freeGames: { games: 2, times: 3 },
      unitsPerStake: 10,
      maxUnits: 70,
      betLevels: [10],
    }
    // The ticket's number is the first ball in a quarter of the draws, the last in a quarter, else not drawn.
    const { rtp, split, hit, most, features } = kenoFacts(definition, 1)
    expect(features).toEqual({ freeGames: fraction(1n, 4n) })
    expect(split).toEqual({ catches: fraction(1n, 2n), freeGames: fraction(3n, 4n) })
    expect(rtp).toEqual(fraction(5n, 4n))
    expect(hit).toEqual(fraction(1n, 2n))
    expect(most).toEqual(fraction(1n, 16n))
  })
})

function bits(value: number): number {
  let count = 0
  for (let rest = value; rest > 0; rest = Math.floor(rest / 2)) count += rest % 2
  return count
}
