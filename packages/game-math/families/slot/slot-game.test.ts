import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import type { Action, Step } from '../../game.ts'
import { slotGame } from './slot-game.ts'
import type { SlotState } from './state.ts'
import { smallSlot } from './testing/small-slot.ts'

const game = slotGame(smallSlot)

/** A round that stands where `wanted` holds, and the draw to go on with. */
function roundWhere(wanted: (state: SlotState) => boolean) {
  for (let seed = 0; seed < 10_000; seed++) {
    const draw = drawFrom(new SeededWords(seed))
    let step = game.open(draw)
    while (!step.state.done && !wanted(step.state)) step = game.act(step.state, first(step), draw)
    if (wanted(step.state)) return { step, draw }
  }
  throw new Error('no such round')
}

function first({ actions: [action] }: Step<SlotState>): Action {
  return action?.type === 'pick'
    ? { type: 'pick', choice: action.choices[0] ?? -1 }
    : { type: 'freeSpin' }
}

/** What a round waits for, and the feature that is due. */
const due = ({ pending }: SlotState) => pending.map(({ feature }) => feature).join()
const heldOf = ({ pending }: SlotState): readonly number[] => {
  const state = pending.at(-1)?.state
  const hasHeld = typeof state === 'object' && state !== null && 'held' in state
  return hasHeld && Array.isArray(state.held) ? state.held : []
}

const picking = () => roundWhere((state) => due(state) === 'freeSpins,pick')
const spinning = () => roundWhere((state) => heldOf(state).length > 0)
const over = () => roundWhere(({ done }) => done)

describe('slotGame', () => {
  it('has the plain bet as its only mode and refuses others without a draw', () => {
    expect(game.modes).toEqual([{ name: 'base', price: smallSlot.unitsPerStake }])
    const draw = drawFrom(new SeededWords(1))
    expect(() => game.open(draw, { mode: 'buy' })).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })

  it('offers the pick bonus before the free spins it came with', () => {
    const { step } = picking()
    expect(step.actions).toEqual([{ type: 'pick', choices: [0, 1, 2, 3, 4] }])
    expect(game.legal(step.state)).toEqual(step.actions)
  })

  it.each<[string, () => { step: Step<SlotState> }, Action]>([
    ['a free spin while a pick is due', picking, { type: 'freeSpin' }],
    ['a pick without a choice', picking, { type: 'pick' }],
    ['a choice that does not exist', picking, { type: 'pick', choice: 5 }],
    ['a fraction of a choice', picking, { type: 'pick', choice: 0.5 }],
    ['a pick during free spins', spinning, { type: 'pick', choice: 0 }],
    ['a free spin after the end', over, { type: 'freeSpin' }],
    ['a pick after the end', over, { type: 'pick', choice: 0 }],
  ])('refuses %s and draws nothing for it', (_, round, action) => {
    const draw = drawFrom(new SeededWords(1))
    expect(() => game.act(round().step.state, action, draw)).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })

  it('refuses to open the same choice twice', () => {
    const { step, draw } = roundWhere((state) => due(state).endsWith('pick'))
    const choices = step.actions[0]?.type === 'pick' ? step.actions[0].choices : []
    for (const choice of choices) {
      const next = game.act(step.state, { type: 'pick', choice }, draw)
      if (!due(next.state).endsWith('pick')) continue
      expect(() => game.act(next.state, { type: 'pick', choice }, draw)).toThrow(RangeError)
      return
    }
    expect.unreachable('every choice ended the bonus')
  })

  it('holds wild reels where they turned and does not turn them again', () => {
    const { step, draw } = spinning()
    const held = heldOf(step.state)
    const next = game.act(step.state, { type: 'freeSpin' }, draw)
    const stopped = next.events.find((event) => event.type === 'reelsStopped')
    expect(stopped?.heldReels).toEqual(held)
    for (const reel of held) {
      expect(stopped?.grid[reel]).toEqual(['wild', 'wild', 'wild'])
    }
  })

  it('ends a round that wins the most at once, and pays exactly that', () => {
    const { step } = roundWhere(({ units }) => units === smallSlot.maxUnits)
    expect(step.state.done).toBe(true)
    expect(step.events.slice(-3).map(({ type }) => type)).toEqual([
      'freeSpinsEnded',
      'maxWinReached',
      'roundEnded',
    ])
  })
})

describe('parseState', () => {
  it.each([
    ['picking', picking],
    ['spinning', spinning],
    ['over', over],
  ])('reads back a state that went through JSON: %s', (_, round) => {
    const { state } = round().step
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  const done = { version: 2, units: 3, done: true, pending: [] }
  const run = { left: 1, played: 1, from: 0, held: [1, 3], stops: [0, 0, 0, 0, 0] }
  const open = (feature: string, state: unknown) => ({
    ...done,
    done: false,
    pending: [{ feature, state }],
  })
  const spinningAt = (change: object) => open('freeSpins', { ...run, ...change })
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a list', []],
    ['another version', { ...done, version: 1 }],
    ['a fraction of a unit', { ...done, units: 0.5 }],
    ['more than the most', { ...done, units: 1000 }],
    ['an end that is not', { ...done, done: false }],
    ['no end that is', { ...spinningAt({}), done: true }],
    ['a feature that the game has not', open('wheel', {})],
    ['free spins with none left', spinningAt({ left: 0 })],
    ['a held reel that does not exist', spinningAt({ held: [5] })],
    ['held reels out of order', spinningAt({ held: [3, 1] })],
    ['a stop beyond the strip', spinningAt({ stops: [0, 0, 0, 0, 9] })],
    ['too few stops', spinningAt({ stops: [0] })],
    ['a prize that was not there', open('pick', { opened: [{ choice: 0, pay: 7 }] })],
    [
      'one choice opened twice',
      open('pick', {
        opened: [
          { choice: 0, pay: 1 },
          { choice: 0, pay: 4 },
        ],
      }),
    ],
    ['a choice that does not exist', open('pick', { opened: [{ choice: 5, pay: 1 }] })],
  ])('refuses %s', (_, stored) => {
    expect(() => game.parseState(stored)).toThrow(TypeError)
  })
})
