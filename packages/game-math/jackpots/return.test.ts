import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { describe, expect, it } from 'vitest'
import { ratio } from '../fraction.ts'
import { linkedGrand } from './linked-grand.ts'
import { jackpotReturn, jackpotsTogether } from './return.ts'

const major = {
  won: 'byDraw',
  name: 'major',
  meter: 'major',
  seed: 100,
  grows: 200_000,
  laidBy: 100_000,
  ceiling: 300,
  turnover: 1000,
} as const satisfies JackpotTerms
const mini: JackpotTerms = {
  won: 'byMeter',
  name: 'mini',
  meter: 'mini',
  seed: 10,
  grows: 100_000,
  laidBy: 200_000,
  ceiling: 13,
}

/** What a jackpot by draw returns when every round costs the same: all rounds since its last win, each with its chance to be reached. */
function playedOut({ seed, grows, ceiling, turnover }: typeof major, cost: number): number {
  const chance = cost / turnover
  let [reached, paid] = [1, 0]
  for (let staked = cost; reached > 1e-15; staked += cost) {
    const shown = Math.min(ceiling, Math.floor(seed + (grows * staked) / 1e6 + 1e-9))
    paid += reached * chance * shown
    reached *= 1 - chance
  }
  return paid / turnover
}

describe('what a progressive jackpot returns', () => {
  it('is at its seed and at its ceiling the part of the turnover that it pays', () => {
    const { atSeed, atCeiling } = jackpotReturn(linkedGrand, [100])
    expect([ratio(atSeed), atCeiling && ratio(atCeiling)]).toEqual([0.01, 0.1])
  })

  it('is in the long run less than what is taken for it, by what the ceiling keeps back', () => {
    const { overall } = jackpotReturn(linkedGrand, [100])
    expect(ratio(overall)).toBeLessThan(0.02)
    expect(ratio(overall)).toBeCloseTo(0.02 - 0.01 * Math.exp(-9), 7)
  })

  it.each([1, 5, 50, 200])('by draw is never less, when every round costs %s', (cost) => {
    const overall = ratio(jackpotReturn(major, [cost]).overall)
    expect(playedOut(major, cost)).toBeGreaterThanOrEqual(overall)
  })

  it('by draw comes as close to it as the smallest stakes let it', () => {
    const overall = ratio(jackpotReturn(major, [1]).overall)
    expect(playedOut(major, 1) - overall).toBeLessThan(1 / major.turnover)
  })

  it('of one that must be hit is that of the stake at which it is least', () => {
    // At a cost of 10 each round adds a whole unit: 11, 12 and 13 take 1, 2 and 3 rounds.
    expect(ratio(jackpotReturn(mini, [10]).overall)).toBeCloseTo((11 + 12 + 13) / 60, 12)
    // At 20 each adds two: 11 and 12 are won at 12 in one round, 13 in two, of which the second is worth a single unit.
    expect(ratio(jackpotReturn(mini, [20]).overall)).toBeCloseTo((12 + 12 + 13) / 80, 12)
    expect(ratio(jackpotReturn(mini, [10, 20]).overall)).toBeCloseTo(37 / 80, 12)
  })

  it('adds up over all jackpots of a title', () => {
    const one = jackpotReturn(major, [10])
    const other = jackpotReturn(mini, [10])
    const { atSeed, overall } = jackpotsTogether([major, mini], [10])
    expect(ratio(overall)).toBeCloseTo(ratio(one.overall) + ratio(other.overall), 12)
    expect(ratio(atSeed)).toBeCloseTo(ratio(one.atSeed) + ratio(other.atSeed), 12)
  })
})
