import { roundEvent } from '@fairhouse/contract/rounds/round'
import type { Json } from '@fairhouse/contract/json'
import { describe, expect, it } from 'vitest'
import { priceOf } from '../../bets.ts'
import { rouletteGame } from './roulette-game.ts'
import { doubleZero, singleZero, threeWheels, withPartage } from './testing/tables.ts'

const game = rouletteGame(singleZero)
/** The pocket of a number has the same place among those that are drawn. */
const drawing = (pocket: number) => {
  const asked: number[] = []
  return {
    asked,
    words: 0,
    below(count: number) {
      asked.push(count)
      return pocket
    },
  }
}
const price = (selection: Json | undefined): number | null => priceOf(game, { selection })

describe('rouletteGame', () => {
  it('pays each spot that the pocket lies on, with the stake, and tells the bet first', () => {
    const draw = drawing(17)
    const selection = { chips: { red: 3, black: 5, '17': 2, '17-20': 1, 'dozen-1': 4 } }
    const { events, state, actions } = game.open(draw, { selection })
    expect(draw.asked).toEqual([37])
    expect(events).toEqual([
      {
        type: 'rouletteBet',
        stake: 15,
        chips: [
          { spot: '17', stake: 2 },
          { spot: '17-20', stake: 1 },
          { spot: 'dozen-1', stake: 4 },
          { spot: 'red', stake: 3 },
          { spot: 'black', stake: 5 },
        ],
      },
      { type: 'ballLanded', pocket: '17' },
      {
        type: 'spotsPaid',
        spots: [
          { spot: '17', stake: 2, pay: 72 },
          { spot: '17-20', stake: 1, pay: 18 },
          { spot: 'black', stake: 5, pay: 10 },
        ],
        pay: 100,
        total: 100,
      },
      { type: 'roundEnded', total: 100 },
    ])
    expect(events.map((event) => roundEvent.parse(event))).toEqual(events)
    expect([state, actions]).toEqual([{ version: 1, units: 100, done: true }, []])
  })

  it('takes zero for none of the outside spots, and for those beside it', () => {
    const all = ['red', 'black', 'even', 'odd', 'low', 'high', 'dozen-1', 'column-1']
    const chips = Object.fromEntries([...all, '0-1', '0-1-2', '0-1-2-3'].map((spot) => [spot, 1]))
    const { events } = game.open(drawing(0), { selection: { chips } })
    expect(events[2]).toMatchObject({
      spots: [
        { spot: '0-1', pay: 18 },
        { spot: '0-1-2', pay: 12 },
        { spot: '0-1-2-3', pay: 9 },
      ],
    })
  })

  it('plays the same whatever the order in which a selection names its spots', () => {
    const [one, other] = [
      { red: 1, '5': 2 },
      { '5': 2, red: 1 },
    ].map((chips) => game.open(drawing(5), { selection: { chips } }))
    expect(one).toEqual(other)
  })

  it('prices a selection by its chips, up to the limits of spot and table', () => {
    expect(price({ chips: { '17': 10, red: 90 } })).toBe(100)
    expect(price({ chips: { '17': 11 } })).toBeNull()
    expect(price({ chips: { '17': 10, red: 91 } })).toBeNull()
  })

  const refused: readonly (readonly [string, Json | undefined])[] = [
    ['nothing', undefined],
    ['null', null],
    ['no chip', { chips: {} }],
    ['a list', { chips: [1] }],
    ['a list in place of a selection', ['red']],
    ['a member beside the chips', { chips: { red: 1 }, partage: true }],
    ['a spot of no table', { chips: { '17-21': 1 } }],
    ['a known spot and an unknown one', { chips: { red: 1, '37': 1 } }],
    ['a name of every object', { chips: { constructor: 1 } }],
    ['half a chip', { chips: { red: 1.5 } }],
    ['less than a chip', { chips: { red: 0 } }],
    ['a debt', { chips: { red: 2, black: -1 } }],
    ['chips in words', { chips: { red: '1' } }],
  ]
  it.each(refused)('refuses %s, and draws nothing for it', (_, selection) => {
    const draw = drawing(1)
    expect(price(selection)).toBeNull()
    expect(() => game.open(draw, { selection })).toThrow(RangeError)
    expect(draw.asked).toEqual([])
  })

  it('says bets of every kind that it takes, straight up first', () => {
    const samples = game.samples ?? []
    expect(samples[0]).toEqual({ selection: { chips: { '0': 1 } } })
    expect(samples.map((bet) => priceOf(game, bet))).toEqual([
      ...Array.from({ length: 15 }, () => 1),
      15,
    ])
  })

  it('knows one mode and no action', () => {
    const selection = { chips: { red: 1 } }
    expect(priceOf(game, { mode: 'ante', selection })).toBeNull()
    const { state } = game.open(drawing(1), { selection })
    expect(game.legal(state)).toEqual([])
    expect(() => game.act(state, { type: 'collect' }, drawing(1))).toThrow(RangeError)
  })

  it('reads back its states alone', () => {
    expect(game.parseState({ version: 1, units: 36, done: true })).toMatchObject({ units: 36 })
    for (const broken of [{ units: 1921 }, { units: -1 }, { done: false }, { version: 2 }]) {
      const state = { version: 1, units: 36, done: true, ...broken }
      expect(() => game.parseState(state)).toThrow(TypeError)
    }
  })

  it('gives back half of even chances at zero by la partage, and tells it before what won', () => {
    const french = rouletteGame(withPartage)
    const bet = { selection: { chips: { red: 3, 'dozen-1': 2, '0': 1 } } }
    expect(priceOf(french, bet)).toBe(12)
    const { events } = french.open(drawing(0), bet)
    expect(events.slice(2)).toEqual([
      { type: 'halfReturned', spots: [{ spot: 'red', stake: 6, pay: 3 }], pay: 3, total: 3 },
      { type: 'spotsPaid', spots: [{ spot: '0', stake: 2, pay: 72 }], pay: 72, total: 75 },
      { type: 'roundEnded', total: 75 },
    ])
    expect(events.map((event) => roundEvent.parse(event))).toEqual(events)
  })

  it('divides chips among three wheels, and pays for each by itself', () => {
    const triple = rouletteGame(threeWheels)
    const pockets = [17, 0, 17]
    const draw = { words: 0, below: () => pockets.shift() ?? 0 }
    const { events } = triple.open(draw, { selection: { chips: { '17': 1, red: 2, black: 1 } } })
    expect(events.slice(1)).toEqual([
      { type: 'ballLanded', pocket: '17' },
      { type: 'ballLanded', pocket: '0' },
      { type: 'ballLanded', pocket: '17' },
      {
        type: 'spotsPaid',
        spots: [
          { spot: '17', stake: 3, pay: 72 },
          { spot: 'black', stake: 3, pay: 4 },
        ],
        pay: 76,
        total: 76,
      },
      { type: 'roundEnded', total: 76 },
    ])
  })

  it('plays a wheel of two zeros from data alone', () => {
    const american = rouletteGame(doubleZero)
    const draw = drawing(37)
    const { events } = american.open(draw, { selection: { chips: { '0-00': 1, '00': 1 } } })
    expect(draw.asked).toEqual([38])
    expect(events[1]).toEqual({ type: 'ballLanded', pocket: '00' })
    expect(events[2]).toMatchObject({ total: 54 })
  })

  const broken: readonly (readonly [string, object, RegExp])[] = [
    ['a wheel that lacks a pocket', { wheel: singleZero.wheel.slice(1) }, /each of its 37 pockets/],
    ['a wheel with a foreign pocket', { wheel: [...singleZero.wheel.slice(1), '37'] }, /37 is nei/],
    ['a spot over the table', { mostChips: 99 }, /red are more than the table takes/],
    ['half odds', { kinds: { red: { odds: 0.5, most: 1 } } }, /odds of red must be whole/],
    ['another most', { maxUnits: 1921 }, /can win is 1920 units/],
    ['halves of undivided chips', { partage: true }, /a chip must be 2 units/],
    ['wheels without a part of the chip', { wheels: 3 }, /a chip must be 3 units/],
    ['stakes that fall', { betLevels: [5, 2] }, /stake 2/],
  ]
  it.each(broken)('refuses %s and says what to change', (_, change, sentence) => {
    expect(() => rouletteGame({ ...singleZero, ...change })).toThrow(sentence)
  })
})
