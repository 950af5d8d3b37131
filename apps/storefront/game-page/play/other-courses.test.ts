import type { RoundAction } from '@fairhouse/contract/rounds/round'
import { describe, expect, it } from 'vitest'
import { costOf } from './controller-state.ts'
import type { Course } from './course.ts'
import { answer, plan, roundOf, settled, tableOf } from './sample-sitting.ts'
import { emptyTally, withStake } from './tally.ts'

/** A family whose bets select something, and whose large button sends what was marked. */
const course: Course = {
  selects: true,
  repeats: true,
  hadFeature: null,
  decides: () => true,
  next: ({ marked }) => (marked === null ? null : { type: 'collect', data: marked }),
  followsByItself: () => false,
  levelOf: () => null,
}
/** Twelve chips of one stake each: 25 pay units are a stake. */
const selected = { selection: { red: 12 }, units: 300 }
/** An offer with a price, as other families than slots make them. */
const priced = (cost: number): RoundAction => Object.assign({ type: 'collect' as const }, { cost })
const open = (actions: RoundAction[], stake = 100) =>
  roundOf({ finished: false, stake, actions, events: [] })

describe('a table of a family whose bets select something', () => {
  it('bets nothing before something is selected, and says so', async () => {
    const { table, asked, told } = tableOf({ course })
    table.press()
    await settled()
    expect(asked).toEqual([])
    expect(told).toEqual(['nothing selected'])
  })

  it('costs what the selection costs at the chosen level', () => {
    const { table } = tableOf({ course, stake: 50 })
    table.select(selected)
    expect(costOf(table.state.now, 'base')).toBe(600)
    table.stake(100)
    expect(costOf(table.state.now, 'base')).toBe(1200)
  })

  it('asks nothing when the balance does not cover the selection', async () => {
    const { table, asked, told } = tableOf({ course, balance: 1_199 })
    table.select(selected)
    table.press()
    await settled()
    expect(asked).toEqual([])
    expect(told).toEqual(['not enough'])
  })

  it('keeps the selection from bet to bet, and lets nobody change it in a round', async () => {
    const { table } = tableOf({ course, balance: 5_000 }, answer(open([priced(0)]), 3_800))
    table.select(selected)
    table.press()
    table.select(null)
    await settled()
    expect(table.state.now.phase).toBe('choosing')
    expect(table.state.now.selected).toBe(selected)
  })

  it('repeats it by autoplay only once there is something to repeat', async () => {
    const { table, asked } = tableOf({ course, balance: 5_000 }, answer(roundOf(), 3_800))
    table.autoplay({ ...plan, rounds: 1 })
    await settled()
    expect(asked).toEqual([])
    table.select(selected)
    table.autoplay({ ...plan, rounds: 1 })
    await settled()
    expect(asked).toEqual(['bet'])
  })
})

describe('a move that takes money', () => {
  it('is not asked for when the balance lacks it', async () => {
    const round = open([priced(200)])
    const { table, asked, told } = tableOf({ course, phase: 'choosing', round, balance: 199 })
    table.act({ type: 'collect', data: null })
    await settled()
    expect(asked).toEqual([])
    expect(told).toEqual(['not enough'])
    expect(table.state.now.phase).toBe('choosing')
  })

  it('makes the round dearer, once', async () => {
    const round = open([priced(200)])
    const more = roundOf({ stake: 300, payout: 600 })
    const { table } = tableOf(
      {
        course,
        phase: 'choosing',
        round,
        balance: 1_000,
        tally: withStake(emptyTally, round),
      },
      answer(more, 1_400),
    )
    table.act({ type: 'collect', data: null })
    await settled()
    expect(table.state.now.tally).toEqual({
      staked: 300,
      paid: 600,
      rounds: 1,
      gains: 1,
      best: 600,
    })
    expect(table.state.now.balance).toBe(1_400)
  })
})

describe('what is marked for the next move', () => {
  it('is sent by the large button, and gone with the answer', async () => {
    const begin = { course, phase: 'choosing' as const, round: open([priced(0)]) }
    const { table, asked } = tableOf(begin, answer(open([priced(0)]), 900))
    table.press()
    await settled()
    expect(asked).toEqual([])
    table.mark({ cards: [0, 3] })
    table.press()
    await settled()
    expect(asked).toEqual(['collect {"cards":[0,3]}'])
    expect(table.state.now.marked).toBeNull()
  })

  it('can be marked only while something can be done', () => {
    const { table } = tableOf({ course })
    table.mark({ cards: [1] })
    expect(table.state.now.marked).toBeNull()
  })
})
