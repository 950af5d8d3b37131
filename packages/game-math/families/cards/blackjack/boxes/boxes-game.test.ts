import type { Card } from '@fairhouse/contract/families/card'
import type { Json } from '@fairhouse/contract/json'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { ratio } from '../../../../fraction.ts'
import type { Action, Step } from '../../../../game.ts'
import { dealing } from '../../testing/stacked-draw.ts'
import { told } from '../../testing/told.ts'
import { boxesGame } from './boxes-game.ts'
import type { BoxesDefinition } from './definition.ts'
import { sideFacts } from './facts/side-facts.ts'
import { pairOf, threeOf } from './side-bets.ts'
import type { BoxesState } from './state.ts'

const table: BoxesDefinition = {
  decks: 6,
  soft17: 'stands',
  blackjackWins: 3,
  doubleAfterSplit: true,
  boxes: 5,
  mostChips: { box: 100, side: 25 },
  sides: {
    pairs: { perfect: 25, coloured: 12, mixed: 6 },
    poker: { suitedThree: 100, straightFlush: 40, three: 30, straight: 10, flush: 5 },
  },
  unitsPerStake: 2,
  betLevels: [10, 100],
}
const game = boxesGame(table)

/** Plays a stacked shoe by these actions. Cards come box by box, the dealer's up card, box by box, then the card face down. */
function played(selection: Json, cards: readonly Card[], actions: readonly Action['type'][] = []) {
  const draw = dealing(cards, 6)
  let step: Step<BoxesState> = game.open(draw, { selection })
  const events: RoundEvent[] = [...step.events]
  for (const type of actions) {
    step = game.act(game.parseState(JSON.parse(JSON.stringify(step.state))), { type }, draw)
    events.push(...step.events)
  }
  return { ...step, events }
}

describe('a table with several boxes', () => {
  it('plays its boxes in order against one dealer', () => {
    const { events, state } = played(
      { box4: 1, box2: 2 },
      ['Ts', '8s', '9d', '8h', '8d', 'Th', '2c', 'Kc', '5h'],
      ['stand', 'split', 'double', 'stand'],
    )
    expect(events.slice(0, 8).map((event) => ('hand' in event ? event.hand : event.type))).toEqual([
      'cardsBet',
      'box2',
      'box4',
      'dealer',
      'box2',
      'box4',
      'dealer',
      'box2',
    ])
    expect(events[0]).toEqual({
      type: 'cardsBet',
      bets: [
        { spot: 'box2', stake: 4 },
        { spot: 'box4', stake: 2 },
      ],
    })
    expect(told(events)).toEqual(['box2 lose 0', 'box4 win 8', 'split4 lose 0'])
    expect(state.done).toBe(true)
  })

  it('pays a blackjack at once with the others, and never asks its box', () => {
    const { events, actions } = played({ box1: 1, box2: 1 }, ['As', '9d', '9h', 'Ks', '7c', '8s'])
    expect(actions.map((action) => ('hand' in action ? action.hand : null))).toEqual([
      'box2',
      'box2',
      'box2',
    ])
    expect(events.at(-1)).toEqual({ type: 'handTurn', hand: 'box2' })
  })

  it('asks each box for insurance of half its chips, and settles each by itself', () => {
    const { actions } = played({ box1: 1, box3: 4 }, ['Ts', '9d', 'Ah', '9s', '7c', 'Kd'])
    expect(actions).toEqual([
      { type: 'insure', hand: 'box1', cost: 1 },
      { type: 'noInsurance', hand: 'box1' },
    ])
    const { events } = played(
      { box1: 1, box3: 4 },
      ['Ts', '9d', 'Ah', '9s', '7c', 'Kd'],
      ['noInsurance', 'insure'],
    )
    expect(told(events)).toEqual(['insurance3 win 12', 'box1 lose 0', 'box3 lose 0'])
  })

  it('settles side bets as the cards lie, and plays them without a box', () => {
    const { events, state } = played({ pairs2: 1, poker2: 2 }, ['7h', '7d', '7c', '9s'])
    expect(told(events)).toEqual(['pairs2 win 14', 'poker2 win 124'])
    expect(events.filter(({ type }) => type === 'spotSettled')).toMatchObject([
      { made: 'mixed' },
      { made: 'three' },
    ])
    expect([state.done, state.units]).toEqual([true, 138])
  })

  it.each<Json | undefined>([
    undefined,
    null,
    {},
    [],
    { hand: 1 },
    { box0: 1 },
    { box6: 1 },
    { box1: 0 },
    { box1: 1.5 },
    { box1: 101 },
    { pairs1: 26 },
    { box1: '1' },
  ])('refuses the bet %j', (selection) => {
    expect(game.priceOf?.({ selection })).toBe(null)
    expect(() => game.open(dealing([], 6), { selection })).toThrow(RangeError)
  })

  it('reads back its own states alone', () => {
    const { state } = played({ box1: 1, box3: 2 }, ['Ts', '9d', 'Ah', '9s', '7c', 'Kd'])
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    const [first, second] = state.boxes
    const broken: readonly object[] = [
      { ...state, version: 1 },
      { ...state, done: true },
      { ...state, boxes: [second, first] },
      { ...state, boxes: [{ ...first, insurance: 2 }, second] },
      { ...state, boxes: [{ ...first, stake: 3 }, second] },
      { ...state, boxes: [] },
      { ...state, dealer: ['Ah'] },
      { ...state, seen: true },
    ]
    for (const other of broken) expect(() => game.parseState(other)).toThrow(TypeError)
  })

  it('tells nothing of the card face down before it is turned, whatever is asked', () => {
    const draw = drawFrom(new SeededWords(11))
    const all = { box1: 1, box2: 1, box3: 1, box4: 1, box5: 1, pairs1: 1, poker5: 1 }
    for (let round = 0; round < 1500; round++) {
      let step = game.open(draw, { selection: all })
      for (;;) {
        const at = step.events.findIndex(({ type }) => type === 'cardTurned')
        const before = step.events.slice(0, at === -1 ? undefined : at)
        const seen = JSON.stringify([before, step.actions]).match(/[2-9TJQKA][cdhs]/g) ?? []
        const known = new Set([
          ...step.state.boxes.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards)),
          step.state.dealer[0],
        ])
        for (const card of seen) expect(known).toContain(card)
        if (at !== -1) break
        const offered = step.actions[draw.below(step.actions.length)]
        if (!offered) throw new Error('an open round offers something')
        step = game.act(step.state, { type: offered.type }, draw)
      }
    }
  })

  it('never runs out of one deck, however ten hands are played', () => {
    const single = boxesGame({
      ...table,
      decks: 1,
      sides: {
        pairs: { perfect: 0, coloured: 25, mixed: 10 },
        poker: { suitedThree: 0, straightFlush: 50, three: 40, straight: 10, flush: 7 },
      },
    })
    const draw = drawFrom(new SeededWords(5))
    for (let round = 0; round < 1500; round++) {
      let step = single.open(draw, { selection: { box1: 1, box2: 1, box3: 1, box4: 1, box5: 1 } })
      while (!step.state.done) {
        const types = step.actions.map(({ type }) => type)
        const type = (['split', 'hit', 'noInsurance'] as const).find((one) => types.includes(one))
        step = single.act(step.state, { type: type ?? 'stand' }, draw)
      }
    }
  })
})

describe('side bets', () => {
  it.each<readonly [Card, Card, string | null]>([
    ['7h', '7h', 'perfect'],
    ['7h', '7d', 'coloured'],
    ['7h', '7s', 'mixed'],
    ['7h', '8h', null],
    ['Th', 'Kh', null],
  ])('call %s and %s %s', (first, second, made) => {
    expect(pairOf(first, second)).toBe(made)
  })

  it.each<readonly [Card, Card, Card, string | null]>([
    ['7h', '7h', '7h', 'suitedThree'],
    ['7h', '7h', '7s', 'three'],
    ['As', '2s', '3s', 'straightFlush'],
    ['Ks', 'As', 'Qs', 'straightFlush'],
    ['Ks', 'Ad', '2s', null],
    ['9s', 'Td', '8s', 'straight'],
    ['9s', '2s', 'Ks', 'flush'],
    ['9s', '9s', 'Ks', 'flush'],
    ['9s', '9d', 'Ks', null],
  ])('call %s, %s and %s %s', (first, second, third, made) => {
    expect(threeOf([first, second, third])).toBe(made)
  })

  it('return what is known of six decks: 93.8907 % on pairs', () => {
    const { rtp } = sideFacts(table, 'pairs')
    expect(rtp).toEqual({ numerator: 292n, denominator: 311n })
    expect(ratio(sideFacts(table, 'poker').rtp)).toBeCloseTo(0.95379, 5)
  })
})
