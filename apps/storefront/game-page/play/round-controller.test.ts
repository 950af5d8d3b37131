import type { RoundAction } from '@fairhouse/contract/rounds/round'
import { describe, expect, it } from 'vitest'
import {
  answer,
  ended,
  freeSpin,
  plan,
  refusal,
  roundOf,
  settled,
  stopped,
  tableOf,
} from './sample-sitting.ts'
import { sampleStatus } from './sample-controller.ts'
import { emptyTally, net, withStake } from './tally.ts'

describe('the table', () => {
  it('sets the reels in motion before the house has answered', async () => {
    const { table, told, asked } = tableOf({}, answer(roundOf(), 900))
    table.press()
    expect(told).toEqual(['spin'])
    expect(asked).toEqual(['bet'])
    await settled()
    expect(told).toEqual(['spin', 'present reelsStopped,roundEnded', 'shown 2'])
    expect(table.state.now.phase).toBe('idle')
  })

  it('shows a win in the balance only after it was presented', async () => {
    const { table, seen } = tableOf({}, answer(roundOf({ payout: 500 }), 1400))
    table.press()
    await settled()
    expect(seen).toEqual([900])
    expect(table.state.now.balance).toBe(1400)
    expect(net(table.state.now.tally)).toBe(400)
  })

  it('presents only what was not seen before', async () => {
    const open = roundOf({ finished: false, actions: [freeSpin(2)], events: [stopped] })
    const more = roundOf({ events: [stopped, { ...stopped, mode: 'free' }, ended(0)], seen: 1 })
    const { table, told } = tableOf({ phase: 'waiting', round: open }, answer(more, 900))
    table.press()
    await settled()
    expect(told).toContain('present reelsStopped,roundEnded')
  })

  it('takes one press for one bet', async () => {
    const { table, asked, told } = tableOf({}, answer(roundOf(), 900))
    table.press()
    table.press()
    table.press()
    await settled()
    expect(asked).toEqual(['bet'])
    expect(told.filter((word) => word === 'hurry')).toHaveLength(2)
  })

  it('asks nothing when the balance does not cover the stake', async () => {
    const { table, asked, told } = tableOf({ balance: 99 })
    table.press()
    await settled()
    expect(asked).toEqual([])
    expect(told).toEqual(['not enough'])
  })

  it.each([
    [{ type: 'refused', code: 12, sentence: null, invalidFields: null } as const, 'not enough'],
    [{ type: 'refused', code: 96, sentence: null, invalidFields: null } as const, 'failed refused'],
    [
      { type: 'unreachable', code: 'NETWORK_ERROR', waitSeconds: null } as const,
      'failed unreachable',
    ],
  ])('stands still after %o', async (failure, word) => {
    const { table, told } = tableOf({}, refusal(failure))
    table.press()
    await settled()
    expect(told).toEqual(['spin', 'stand still', word])
    expect(table.state.now.phase).toBe('idle')
  })

  it('runs free spins by itself once they were started, and waits before', async () => {
    const begun = roundOf({ finished: false, actions: [freeSpin(2)] })
    const { table, asked } = tableOf(
      {},
      answer(begun, 900),
      answer(roundOf({ finished: false, actions: [freeSpin(1)] }), 900),
      answer(roundOf({ payout: 300 }), 1200),
    )
    table.press()
    await settled()
    expect(table.state.now.phase).toBe('waiting')
    expect(asked).toEqual(['bet'])
    table.press()
    await settled()
    expect(asked).toEqual(['bet', 'freeSpin', 'freeSpin'])
    expect(table.state.now.phase).toBe('idle')
  })

  it('lets only the player choose, and only while there is a choice', async () => {
    const choices: RoundAction = { type: 'pick', choices: [0, 1] }
    const open = roundOf({ finished: false, actions: [choices] })
    const { table, asked } = tableOf({ phase: 'choosing', round: open }, answer(roundOf(), 900))
    table.press()
    expect(asked).toEqual([])
    table.act({ type: 'pick', data: { choice: 7 } })
    table.act({ type: 'pick', data: { choice: 1 } })
    table.act({ type: 'pick', data: { choice: 0 } })
    await settled()
    expect(asked).toEqual(['pick 1'])
  })

  it('holds news of the balance back while reels turn', async () => {
    const { table, seen, during } = tableOf({}, answer(roundOf({ payout: 500 }), 1400))
    const shownDuring: number[] = []
    during.act = () => {
      table.heard(sampleStatus(5000, 1))
      shownDuring.push(table.state.now.balance)
    }
    table.press()
    await settled()
    expect(shownDuring).toEqual([900])
    expect(seen).toEqual([900])
    expect(table.state.now.balance).toBe(5000)
  })
})

describe('the balance', () => {
  const bet = answer(roundOf({ payout: 500 }), 1400, 20)

  it('is never older than one already shown', () => {
    const { table } = tableOf({})
    table.heard(sampleStatus(700, 30))
    table.heard(sampleStatus(900, 20))
    expect(table.state.now.balance).toBe(700)
    table.heard(sampleStatus(650, 30))
    expect(table.state.now.balance).toBe(650)
  })

  it.each([
    ['before it', [sampleStatus(1400, 20)], []],
    ['after it', [], [sampleStatus(1400, 20)]],
    ['before it, with older news behind', [sampleStatus(1400, 20), sampleStatus(1000, 10)], []],
    ['after it, with older news behind', [], [sampleStatus(1400, 20), sampleStatus(1000, 10)]],
  ])('is the answer’s when the line tells the same %s', async (_, before, after) => {
    const { table, seen, asked } = tableOf({}, bet)
    table.press()
    for (const status of before) table.heard(status)
    await settled()
    for (const status of after) table.heard(status)
    expect(seen).toEqual([900])
    expect(table.state.now.balance).toBe(1400)
    expect(asked).toEqual(['bet'])
  })

  it('is asked for when the line told something later while the answer was under way', async () => {
    const { table, asked, statuses, seen } = tableOf({}, bet)
    statuses.push(sampleStatus(1500, 40))
    table.press()
    // Dated after the bet, read before it was written.
    table.heard(sampleStatus(1000, 21))
    await settled()
    expect(asked).toEqual(['bet', 'status'])
    expect(seen).toEqual([900])
    expect(table.state.now.balance).toBe(1500)
  })

  it('is the answer’s when nothing fresher can be had', async () => {
    const { table } = tableOf({}, bet)
    table.press()
    table.heard(sampleStatus(1000, 21))
    await settled()
    expect(table.state.now.balance).toBe(1400)
  })

  it('shows what was held back after a refusal too', async () => {
    const failure = { type: 'refused', code: 96, sentence: null, invalidFields: null } as const
    const { table } = tableOf({}, refusal(failure))
    table.press()
    table.heard(sampleStatus(800, 9))
    await settled()
    expect(table.state.now.balance).toBe(800)
  })
})

describe('the tally of the visit', () => {
  it('loses the stake when the answer comes and gains the payout when it was shown', async () => {
    const open = roundOf({ finished: false, actions: [freeSpin(1)] })
    const { table } = tableOf({}, answer(open, 900), answer(roundOf({ payout: 300 }), 1200))
    table.press()
    await settled()
    expect(net(table.state.now.tally)).toBe(-100)
    table.press()
    await settled()
    expect(net(table.state.now.tally)).toBe(200)
  })

  it('does not take the stake of a resumed round twice', async () => {
    const open = roundOf({ finished: false, actions: [freeSpin(1)] })
    const begun = withStake(emptyTally, open)
    const { table } = tableOf(
      { phase: 'waiting', round: open, tally: begun },
      answer(roundOf({ payout: 300 }), 1200),
    )
    table.press()
    await settled()
    expect(table.state.now.tally).toEqual({
      staked: 100,
      paid: 300,
      rounds: 1,
      gains: 1,
      best: 300,
    })
  })
})

describe('autoplay at the table', () => {
  it('plays its rounds and stops', async () => {
    const { table, asked, told } = tableOf(
      {},
      answer(roundOf(), 900),
      answer(roundOf(), 800),
      answer(roundOf(), 700),
    )
    table.autoplay(plan)
    await settled()
    expect(asked).toEqual(['bet', 'bet', 'bet'])
    expect(told.at(-1)).toBe('autoplay done')
  })

  it('stops when a feature begins and leaves it to the player', async () => {
    const award = {
      type: 'freeSpinsAwarded',
      symbol: 'moon',
      cells: [],
      count: 8,
      left: 8,
    } as const
    const open = roundOf({ finished: false, actions: [freeSpin(8)], events: [stopped, award] })
    const { table, asked, told } = tableOf({}, answer(open, 900))
    table.autoplay(plan)
    await settled()
    expect(asked).toEqual(['bet'])
    expect(told.at(-1)).toBe('autoplay feature')
    expect(table.state.now.phase).toBe('waiting')
  })

  it('ends with a refusal', async () => {
    const { table } = tableOf(
      {},
      refusal({ type: 'refused', code: 155, sentence: null, invalidFields: null }),
    )
    table.autoplay(plan)
    await settled()
    expect(table.state.now.autoplay).toBeNull()
  })
})

describe('a replay', () => {
  it('asks nothing, changes no balance, and leads back to the round before', async () => {
    const last = roundOf({ payout: 200 })
    const { table, told, asked } = tableOf({ round: last })
    await table.replay(roundOf({ payout: 900, stake: 50 }))
    expect(table.state.now.phase).toBe('replay')
    await table.endReplay()
    expect(asked).toEqual([])
    expect(told).toEqual(['show 0', 'present reelsStopped,roundEnded', 'finish', 'show 2'])
    expect(table.state.now).toMatchObject({ phase: 'idle', balance: 1000, won: 200, stake: 100 })
    expect(table.state.now.tally.rounds).toBe(0)
  })
})

describe('without a network', () => {
  it('nothing is bet, chosen, bought or begun to run by itself', async () => {
    const { table, asked } = tableOf({ isOnline: false })
    table.press()
    table.buy('bought')
    table.autoplay(plan)
    await settled()
    expect(asked).toEqual([])
    expect(table.state.now.autoplay).toBeNull()
    table.online(true)
    table.press()
    await settled()
    expect(asked).toEqual(['bet'])
  })

  it('what was bet before is shown, and autoplay ends', async () => {
    const { table, asked, during } = tableOf({}, answer(roundOf(), 900), answer(roundOf(), 800))
    during.act = () => table.online(false)
    table.autoplay(plan)
    await settled()
    expect(asked).toEqual(['bet'])
    expect(table.state.now).toMatchObject({ autoplay: null, phase: 'idle' })
  })
})

describe('a player who signed out elsewhere', () => {
  it('sees no balance and presses nothing', async () => {
    const { table, asked } = tableOf({})
    table.leave()
    table.press()
    await settled()
    expect(asked).toEqual([])
    expect(table.state.now).toMatchObject({ phase: 'ended', balance: 0 })
  })

  it('sees a round that was under way to its end, and no more', async () => {
    const { table, asked, during } = tableOf({}, answer(roundOf({ payout: 500 }), 1400))
    during.act = () => table.leave()
    table.press()
    await settled()
    expect(asked).toEqual(['bet'])
    expect(table.state.now).toMatchObject({ phase: 'ended', balance: 0 })
  })
})
