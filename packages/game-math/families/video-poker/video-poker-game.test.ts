import { roundEvent } from '@fairhouse/contract/rounds/round'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import type { Action } from '../../game.ts'
import type { VideoPokerDefinition } from './definition.ts'
import { handReader } from './made.ts'
import { jacksOrBetter } from './testing/pay-tables.ts'
import { videoPokerGame } from './video-poker-game.ts'

const game = videoPokerGame(jacksOrBetter)
const drawOf = (seed: number) => drawFrom(new SeededWords(seed))

const hold = (...cards: readonly number[]): Action => ({ type: 'hold', data: { cards } })

describe('a round', () => {
  it('keeps what is held where it lies, replaces the rest by cards that were not dealt, and pays', () => {
    for (let seed = 0; seed < 500; seed++) {
      const draw = drawOf(seed)
      const { state } = game.open(draw)
      const action = game.strategy?.(state) ?? hold()
      const { events, state: over } = game.act(state, action, draw)
      for (const event of events) roundEvent.parse(event)
      const [drawn] = events
      if (drawn?.type !== 'pokerDrawn') throw new Error('no draw was told')
      expect(drawn.held.map((place) => drawn.cards[place])).toEqual(
        drawn.held.map((place) => state.dealt[place]),
      )
      expect(new Set([...drawn.cards, ...state.dealt]).size).toBe(10 - drawn.held.length)
      const paid = handReader(jacksOrBetter)(drawn.cards)
      expect(over.units).toBe(paid?.units ?? 0)
      expect(drawn.made?.hand).toBe(paid?.hand)
      expect(events.at(-1)).toEqual({ type: 'roundEnded', total: over.units })
    }
  })

  it('tells what the dealt hand is before anything is held, and which cards make it', () => {
    const made = handReader(jacksOrBetter)
    expect(made(['Jc', '4d', '4h', 'Js', '2d'])).toMatchObject({
      hand: 'twoPair',
      cards: [0, 1, 2, 3],
    })
    expect(made(['Tc', '4d', '7h', 'Ts', '2d'])).toBe(null)
    expect(made(['Kc', '4d', '7h', 'Ks', '2d'])).toMatchObject({
      hand: 'jacksOrBetter',
      cards: [0, 3],
    })
  })

  it('has nothing to hide: its state holds the cards that were told, and no other', () => {
    const step = game.open(drawOf(4))
    const told = step.events.flatMap((event) => (event.type === 'pokerDealt' ? event.cards : []))
    expect(step.state).toEqual({ version: 1, units: 0, done: false, dealt: told })
  })
})

describe('a hold', () => {
  const { state } = game.open(drawOf(1))
  const refused: readonly Action[] = [
    { type: 'hold' },
    { type: 'hold', choice: 1, data: { cards: [] } },
    { type: 'hold', data: { cards: [5] } },
    { type: 'hold', data: { cards: [1, 1] } },
    { type: 'hold', data: { cards: [2, 1] } },
    { type: 'hold', data: { cards: [0.5] } },
    { type: 'hold', data: { cards: [], more: 1 } },
    { type: 'hold', data: [0, 1] },
    { type: 'collect' },
  ]

  it.each(refused)('is refused in another form, and nothing is drawn: %j', (action) => {
    const draw = drawOf(2)
    expect(game.allows?.(state, action)).toBe(false)
    expect(() => game.act(state, action, draw)).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })

  it('may be any of the 32, each drawing as many cards as it does not keep', () => {
    const options = game.options?.(state) ?? []
    expect(new Set(options.map((option) => JSON.stringify(option))).size).toBe(32)
    for (const option of options) expect(game.allows?.(state, option)).toBe(true)
    const draw = drawOf(3)
    game.act(state, hold(0, 1, 2, 3), draw)
    expect(draw.words).toBe(1)
  })

  it('is not offered when the round is over', () => {
    const over = game.act(state, hold(0, 1, 2, 3, 4), drawOf(1)).state
    expect(game.legal(over)).toEqual([])
    expect(() => game.act(over, hold(), drawOf(1))).toThrow(RangeError)
  })
})

it('draws several hands from one deal, each from all that was not dealt', () => {
  const three = videoPokerGame({ ...jacksOrBetter, hands: 3, unitsPerStake: 3, betLevels: [3] })
  const draw = drawOf(9)
  const { state } = three.open(draw)
  const { events, state: over } = three.act(state, hold(1), draw)
  const drawn = events.flatMap((event) => (event.type === 'pokerDrawn' ? [event] : []))
  expect(drawn.map(({ hand }) => hand)).toEqual([0, 1, 2])
  for (const { cards } of drawn) expect(cards[1]).toBe(state.dealt[1])
  const pays = events.flatMap((event) => (event.type === 'pokerHandWon' ? [event.pay] : []))
  expect(over.units).toBe(pays.reduce((sum, pay) => sum + pay, 0))
  expect(three.maxUnits).toBe(2400)
})

describe('a stored state', () => {
  const { state } = game.open(drawOf(1))

  it('is read as it was written', () => {
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  it.each([
    null,
    {},
    { ...state, version: 2 },
    { ...state, units: 5 },
    { ...state, done: true, units: 801 },
    { ...state, dealt: state.dealt.slice(1) },
    { ...state, dealt: [...state.dealt.slice(1), state.dealt[1]] },
    { ...state, dealt: [...state.dealt.slice(1), 'Xx'] },
  ])('is refused when no round can be in it: %j', (stored) => {
    expect(() => game.parseState(stored)).toThrow(TypeError)
  })
})

describe('a definition', () => {
  const broken: readonly (readonly [string, Partial<VideoPokerDefinition>])[] = [
    ['pays nothing', { pays: [] }],
    [
      'leaves a row no hand',
      {
        pays: [
          { hand: 'fourOfAKind', units: 25 },
          { hand: 'fourAces', units: 80 },
        ],
      },
    ],
    [
      'pays a hand twice',
      {
        pays: [
          { hand: 'flush', units: 5 },
          { hand: 'flush', units: 4 },
        ],
      },
    ],
    ['pays half units', { pays: [{ hand: 'flush', units: 1.5 }] }],
    ['shares a stake unevenly', { hands: 3 }],
    ['has no stakes', { betLevels: [] }],
  ]

  it.each(broken)('that %s is refused', (_, part) => {
    expect(() => videoPokerGame({ ...jacksOrBetter, ...part })).toThrow(RangeError)
  })

  it('has a hash that changes with a pay', () => {
    const other = videoPokerGame({
      ...jacksOrBetter,
      pays: [...jacksOrBetter.pays.slice(0, 8), { hand: 'jacksOrBetter', units: 2 }],
    })
    expect(other.hash).not.toBe(game.hash)
  })
})
