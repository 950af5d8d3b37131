import { rulesOf } from '@fairhouse/jurisdictions'
import { amount } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import type { LaidBet } from '#modules/play'
import { patternsIn } from './patterns.ts'
import { paymentRulesAt } from './payment-rules.ts'
import { type SidedStake, sidesOf } from './sides.ts'

const hour = 3_600_000
/** 1 November 2026, noon. */
const now = 1_793_534_400_000
const { patterns } = paymentRulesAt('DE', rulesOf('demo', 'DE').rules)

/** What is found in stakes of somebody about whom there is nothing else to say. */
const found = (sides: readonly SidedStake[]) =>
  patternsIn(
    {
      sides,
      now,
      payments: [],
      turnoverLately: amount(0n),
      othersAtDestination: [],
      othersInBrowser: [],
    },
    patterns,
  )
const kinds = (sides: readonly SidedStake[]) => found(sides).map(({ kind }) => kind)

describe('stakes on both sides', () => {
  const stake = (at: number, more: Partial<SidedStake> = {}): SidedStake => ({
    player: 1,
    round: `r${at}`,
    game: 7,
    pair: 'red black',
    side: 0,
    stake: 2_000n,
    at: now - hour + at * 1_000,
    ...more,
  })
  /** So many times one stake and another so many seconds later. */
  const times = (count: number, later: number, other: Partial<SidedStake>) =>
    Array.from({ length: count }, (_, index) => {
      const at = index * 600
      return [stake(at), stake(at + later, { side: 1, ...other })]
    }).flat()
  const inOneRound = (count: number, more: Partial<SidedStake> = {}) =>
    times(count, 0, more).map((one, index) => ({ ...one, round: `r${index >> 1}` }))

  it.each([
    ['by two accounts', times(5, 60, { player: 2 }), true],
    ['by two accounts, in two games', times(5, 60, { player: 2, game: 8 }), true],
    ['in two games of one account', times(5, 60, { game: 8 }), true],
    ['in one round', inOneRound(5), true],
    ['by a tenth apart', times(5, 60, { player: 2, stake: 2_200n }), true],
    ['four times', times(4, 60, { player: 2 }), false],
    ['too long after each other', times(5, 61, { player: 2 }), false],
    ['in one game of one account, round after round', times(5, 60, {}), false],
    ['on the same side', times(5, 60, { player: 2, side: 0 }), false],
    ['of different things', times(5, 60, { player: 2, pair: 'odd even' }), false],
    ['by more than a tenth apart', times(5, 60, { player: 2, stake: 2_201n }), false],
    ['of little money', inOneRound(5).map((one) => ({ ...one, stake: 1_999n })), false],
  ])('%s: %#', (_, sides, isSeen) => {
    expect(kinds(sides).includes('oppositeStakes')).toBe(isSeen)
  })

  it('count each stake once, and say whose they are', () => {
    // One stake among many on the other side is one pair.
    const one = [stake(0), ...Array.from({ length: 9 }, () => stake(10, { player: 2, side: 1 }))]
    expect(kinds(one)).toEqual([])
    const [find] = found(times(6, 5, { player: 2 }))
    expect(find).toMatchObject({
      kind: 'oppositeStakes',
      facts: { pairs: 6, sum: '24000', players: [1, 2], games: [7], on: ['red black'] },
    })
  })

  it('are read from what was laid, whatever the table', () => {
    const read = (selection: LaidBet['selection'], laid = 1_000) =>
      sidesOf({ player: 1, roundId: 'r', gameId: 7, stake: laid, selection, at: now }).map(
        ({ pair, side, stake: own }) => `${pair} ${side} ${own}`,
      )
    expect(read({ chips: { red: 3, black: 1, 17: 1 } })).toEqual([
      'red black 0 600',
      'red black 1 200',
    ])
    expect(read({ player: 1, banker: 1 })).toEqual(['player banker 0 500', 'player banker 1 500'])
    expect(read({ chips: { dontPass: 2 } })).toEqual(['pass dontPass 1 1000'])
    expect(read({ chips: { small: 1, odd: 1 } })).toEqual(['odd even 0 500', 'small big 0 500'])
    for (const other of [
      { numbers: [1, 2] },
      { target: 200 },
      'red',
      null,
      { chips: { red: 0 } },
      { tie: 1 },
    ])
      expect(read(other)).toEqual([])
  })
})
