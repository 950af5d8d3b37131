import { describe, expect, it, test } from 'vitest'
import { playerId } from '#platform/ids'
import { signalsOfClaim, signalsOfStakes, signalsOfTables } from './signals.ts'

const kinds = (signals: readonly { readonly kind: string }[]) => signals.map(({ kind }) => kind)
const times = (count: number, value: number): number[] => Array.from({ length: count }, () => value)

describe('claims of the same offer', () => {
  it('are told by what is shared, with whom', () => {
    expect(signalsOfClaim({ byDevice: [], byMethod: [] })).toEqual([])
    const found = signalsOfClaim({ byDevice: [playerId(7)], byMethod: [playerId(8), playerId(9)] })
    expect(kinds(found)).toEqual(['bonusSharedDevice', 'bonusSharedMethod'])
    expect(found[1]?.facts).toEqual({ players: [8, 9] })
  })
})

describe('bets right after a bonus', () => {
  test.each([
    ['as before', times(20, 100), times(20, 100), []],
    ['four times as high', times(20, 100), times(20, 400), ['bonusStakeJump']],
    ['a little less than that', times(20, 100), times(20, 399), []],
    ['one high one among many', times(20, 100), [...times(19, 100), 50_000], []],
    ['too few to say', times(4, 100), times(20, 4_000), []],
    ['too few after it', times(20, 100), times(4, 4_000), []],
  ])('%s', (_name, before, after, expected) => {
    expect(kinds(signalsOfStakes({ before, after }))).toEqual(expected)
  })
})

describe('rounds at tables', () => {
  const both = { cost: 1_000, payout: 1_000 }
  const red = { cost: 1_000, payout: 2_000 }
  test.each([
    ['on both sides', times(10, 0).map(() => both), ['bonusOppositeSides']],
    ['on one side', times(10, 0).map(() => red), []],
    ['on both sides, but few', times(9, 0).map(() => both), []],
    ['a push now and then', [...times(8, 0).map(() => red), both, both], []],
  ])('%s', (_name, rounds, expected) => {
    expect(kinds(signalsOfTables(rounds))).toEqual(expected)
  })
})
