import type { RoundAction } from '@fairhouse/contract/rounds/round'
import { describe, expect, it } from 'vitest'
import { answer, freeSpin, plan, roundOf, settled, tableOf } from './sample-sitting.ts'
import { sampleController } from './sample-controller.ts'
import type { ControllerState } from './controller-state.ts'

describe('the steps of an open round', () => {
  const open = (...actions: RoundAction[]) => answer(roundOf({ finished: false, actions }), 900)

  it.each<[string, RoundAction]>([
    ['respin', { type: 'respin', left: 1 }],
    ['holdSpin', { type: 'holdSpin', left: 3 }],
  ])('of the spin itself follow without a press: %s', async (name, action) => {
    const { table, asked, told } = tableOf({}, open(action), answer(roundOf(), 900))
    table.press()
    await settled()
    expect(asked).toEqual(['bet', name])
    expect(told).toContain(`spin ${name}`)
    expect(table.state.now.phase).toBe('idle')
  })

  it('of the spin itself wait for the player after a reload', async () => {
    const round = roundOf({ finished: false, actions: [{ type: 'holdSpin', left: 2 }] })
    const { table, asked } = tableOf({ phase: 'waiting', round }, answer(roundOf(), 900))
    await settled()
    expect(asked).toEqual([])
    table.press()
    await settled()
    expect(asked).toEqual(['holdSpin'])
  })

  it.each<[string, RoundAction]>([
    ['wheelSpin', { type: 'wheelSpin' }],
    ['roll', { type: 'roll', left: 2 }],
  ])('that are an event of their own take a press each: %s', async (name, action) => {
    const { table, asked } = tableOf({}, open(action), open(action), answer(roundOf(), 900))
    table.press()
    await settled()
    expect(asked).toEqual(['bet'])
    table.press()
    await settled()
    expect(asked).toEqual(['bet', name])
    table.press()
    await settled()
    expect(asked).toEqual(['bet', name, name])
    expect(table.state.now.phase).toBe('idle')
  })

  it('are all played by autoplay that does not stop at features', async () => {
    const { table, asked } = tableOf(
      {},
      open({ type: 'wheelSpin' }),
      open(freeSpin(1)),
      answer(roundOf(), 900),
    )
    table.autoplay({ ...plan, rounds: 1, stopOnFeature: false })
    await settled()
    expect(asked).toEqual(['bet', 'wheelSpin', 'freeSpin'])
  })

  it('leave every choice to the player: autoplay ends there', async () => {
    const { table, asked, told } = tableOf({}, open({ type: 'choose', choices: [0, 1, 2] }))
    table.autoplay({ ...plan, stopOnFeature: false })
    await settled()
    expect(asked).toEqual(['bet'])
    expect(told.at(-1)).toBe('autoplay feature')
    expect(table.state.now.phase).toBe('choosing')
  })

  const offer: RoundAction[] = [{ type: 'gamble', choices: [0, 1] }, { type: 'collect' }]

  it('let a win be doubled, or taken with the large button', async () => {
    const { table, asked } = tableOf({}, open(...offer), open(...offer), answer(roundOf(), 900))
    table.press()
    await settled()
    table.act({ type: 'gamble', data: { choice: 1 } })
    await settled()
    expect(table.state.now.phase).toBe('choosing')
    table.press()
    await settled()
    expect(asked).toEqual(['bet', 'gamble 1', 'collect'])
    expect(table.state.now.phase).toBe('idle')
  })

  it('take a win that might be doubled when autoplay runs', async () => {
    const { table, asked } = tableOf({}, open(...offer), answer(roundOf(), 900))
    table.autoplay({ ...plan, rounds: 1 })
    await settled()
    expect(asked).toEqual(['bet', 'collect'])
  })
})

const withModes = (
  rules: Partial<ControllerState['game']['rules']> = {},
): ControllerState['game'] => ({
  ...sampleController.game,
  rules: { ...sampleController.game.rules, ...rules },
  paytable: {
    ...sampleController.game.paytable,
    modes: [
      { name: 'buy', kind: 'buy', price: 200 },
      { name: 'ante', kind: 'ante', price: 30 },
    ],
  },
})

describe('ways to bet', () => {
  it('buys once, at its price, and bets plainly again', async () => {
    const game = withModes()
    const { table, asked } = tableOf({ game }, answer(roundOf(), 200), answer(roundOf(), 100))
    table.buy('buy')
    await settled()
    table.press()
    await settled()
    expect(asked).toEqual(['bet buy', 'bet'])
  })

  it('buys nothing that the balance does not cover, and nothing that is not allowed', async () => {
    const poor = tableOf({ game: withModes(), balance: 799 })
    poor.table.buy('buy')
    await settled()
    expect([poor.asked, poor.told]).toEqual([[], ['not enough']])
    const strict = tableOf({ game: withModes({ buy: false }) })
    strict.table.buy('buy')
    strict.table.buy('ante')
    await settled()
    expect(strict.asked).toEqual([])
  })

  it('stays at a raised stake until it is changed', async () => {
    const game = withModes({ buy: false })
    const { table, asked, told } = tableOf({ game }, answer(roundOf(), 880), answer(roundOf(), 760))
    table.mode('ante')
    table.press()
    await settled()
    table.press()
    await settled()
    table.mode('buy')
    table.mode('base')
    expect(asked).toEqual(['bet ante', 'bet ante'])
    expect(told.filter((word) => word.startsWith('mode'))).toEqual(['mode ante', 'mode base'])
  })
})

describe('the rules of a place', () => {
  it('let no autoplay begin and no round be shortened where they say so', async () => {
    const game = withModes({ autoplay: false, turbo: false })
    const { table, asked, told } = tableOf({ game }, answer(roundOf(), 900))
    table.autoplay(plan)
    expect(asked).toEqual([])
    table.press()
    table.press()
    await settled()
    expect(told).not.toContain('hurry')
  })

  it('let what celebrates a result be cut short, which brings none nearer', async () => {
    const game = withModes({ turbo: false })
    const { table, told, stands } = tableOf({ game }, answer(roundOf(), 900))
    stands.awaitsResult = false
    table.press()
    table.press()
    await settled()
    expect(told).toContain('hurry')
  })

  it('make a round last as long as they ask for', async () => {
    const { table, paused } = tableOf(
      { game: withModes({ cycleMs: 2_500 }) },
      answer(roundOf(), 900),
    )
    table.press()
    await settled()
    expect(paused).toEqual([2.5])
    expect(table.state.now.phase).toBe('idle')
  })
})

describe('a result', () => {
  it('stays on the stage and in words until its player goes on', async () => {
    const { table, told, paused } = tableOf({}, answer({ ...roundOf(), payout: 250 }, 1_150))
    table.press()
    await settled()
    expect(table.state.now).toMatchObject({ phase: 'idle', won: 250 })
    // Nothing is to follow by itself, and nothing takes it away.
    expect([paused, told.at(-1)]).toEqual([[], told.findLast((what) => what.startsWith('shown'))])
    expect(told).not.toContain('stand still')
  })

  it.each([
    ['for 0.45 seconds', false, 0.45],
    ['in turbo, which is asked for, for a quarter of a second', true, 0.25],
  ])('stays before a round that follows by itself: %s', async (_, isTurbo, seconds) => {
    const rounds = [1, 2, 3].map((nonce) => answer({ ...roundOf(), nonce }, 900))
    const { table, asked, paused, stands } = tableOf({}, ...rounds)
    stands.isTurbo = isTurbo
    table.autoplay({ ...plan, rounds: 3 })
    await settled()
    expect(asked).toEqual(['bet', 'bet', 'bet'])
    expect(paused).toEqual([seconds, seconds])
  })
})
