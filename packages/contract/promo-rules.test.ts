import { describe, expect, it } from 'vitest'
import {
  miniSlotPrize,
  miniSlotReels,
  mysteryPrize,
  mysteryPrizes,
  prizeIn,
  promoMean,
  promoOdds,
  symbolsAt,
  towerFloors,
  towerPrize,
} from './promo-rules.ts'

/** Every outcome of the three reels. */
const everyStop = (): number[][] => {
  const [length = 0] = miniSlotReels
  const stops = Array.from({ length }, (_, stop) => stop)
  return stops.flatMap((one) => stops.flatMap((two) => stops.map((three) => [one, two, three])))
}

describe('the mini slot', () => {
  it('gives each prize in as many outcomes as its odds say', () => {
    const seen = new Map<number, number>()
    for (const stops of everyStop()) {
      const prize = miniSlotPrize(stops)
      seen.set(prize, (seen.get(prize) ?? 0) + 1)
    }
    const told = new Map(promoOdds.miniSlot.map(({ prize, ways }) => [prize, ways]))
    seen.delete(0)
    expect(seen).toEqual(told)
    expect(promoOdds.miniSlot.map(({ of }) => of)).toEqual([
      8_000, 8_000, 8_000, 8_000, 8_000, 8_000,
    ])
  })

  it('is worth what its outcomes come to', () => {
    const all = everyStop()
    const sum = all.reduce((total, stops) => total + miniSlotPrize(stops), 0)
    expect(promoMean('miniSlot')).toBeCloseTo(sum / all.length, 10)
    expect(promoMean('miniSlot')).toBeCloseTo(14.5475, 10)
  })

  it('shows the symbols at its stops, and knows no other stops', () => {
    expect(symbolsAt([0, 13, 16])).toEqual(['star', 'seven', 'bell'])
    expect(() => symbolsAt([20])).toThrow(RangeError)
  })
})

describe('the mystery', () => {
  it('has a prize in every box', () => {
    const order = mysteryPrizes.map((_, place) => place)
    expect(order.map((box) => mysteryPrize(order, box))).toEqual([...mysteryPrizes])
    expect(promoOdds.mystery.map(({ prize, ways, of }) => [prize, ways, of])).toEqual([
      [2_000, 1, 12],
      [500, 2, 12],
      [200, 3, 12],
      [100, 6, 12],
    ])
    expect(promoMean('mystery')).toBeCloseTo(350, 10)
    expect(() => mysteryPrize(order, 12)).toThrow(RangeError)
  })

  it('is a hundred times as much in play money', () => {
    expect([prizeIn(20, 'USD'), prizeIn(20, 'CREDIT')]).toEqual([20, 2_000])
  })
})

describe('the token tower', () => {
  it('has odds that with the floors below them make every climb', () => {
    expect(
      promoOdds.tokenTower.map(({ floor, prize, ways, of }) => [floor, prize, ways, of]),
    ).toEqual([
      [9, 25_000, 1, 19_683],
      [8, 5_000, 2, 19_683],
      [7, 1_000, 6, 19_683],
      [6, 250, 18, 19_683],
      [5, 100, 54, 19_683],
      [4, 50, 162, 19_683],
    ])
    // One of 81 climbs comes to the fourth floor.
    expect(promoOdds.tokenTower.reduce((sum, { ways }) => sum + ways, 0)).toBe(19_683 / 81)
    expect(promoMean('tokenTower')).toBeCloseTo(59_000 / 19_683, 10)
    expect(towerPrize(towerFloors)).toBe(25_000)
    expect(() => towerPrize(10)).toThrow(RangeError)
  })
})
