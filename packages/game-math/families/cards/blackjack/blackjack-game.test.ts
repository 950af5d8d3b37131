import type { Card } from '@fairhouse/contract/families/card'
import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { deck } from '../../../cards/card.ts'
import { describe, expect, it } from 'vitest'
import type { Action, Step } from '../../../game.ts'
import { six, told } from '../testing/told.ts'
import { dealing } from '../testing/stacked-draw.ts'
import type { BlackjackState } from './state.ts'

const game = six

/** Plays a stacked shoe by these actions. Cards come as they are dealt: hand, dealer, hand, dealer face down, and so on. */
function played(cards: readonly Card[], actions: readonly Action['type'][] = []) {
  const draw = dealing(cards, 6)
  let step: Step<BlackjackState> = game.open(draw)
  const events: RoundEvent[] = [...step.events]
  for (const type of actions) {
    step = game.act(game.parseState(JSON.parse(JSON.stringify(step.state))), { type }, draw)
    events.push(...step.events)
  }
  return { ...step, events }
}

describe('a round of blackjack', () => {
  it('is dealt card by card, the second of the dealer face down', () => {
    const { events, actions, state } = played(['Tc', '9d', '6h', '8s'])
    expect(events).toEqual([
      { type: 'cardsBet', bets: [{ spot: 'hand', stake: 2 }] },
      { type: 'cardDealt', hand: 'hand', card: 'Tc', points: { value: 10, isSoft: false } },
      { type: 'cardDealt', hand: 'dealer', card: '9d', points: { value: 9, isSoft: false } },
      { type: 'cardDealt', hand: 'hand', card: '6h', points: { value: 16, isSoft: false } },
      { type: 'cardHidden', hand: 'dealer' },
    ])
    expect(actions.map(({ type }) => type)).toEqual(['hit', 'stand', 'double'])
    expect(state.done).toBe(false)
  })

  const ends: readonly {
    readonly what: string
    readonly cards: readonly Card[]
    readonly actions: readonly Action['type'][]
    readonly result: string
    readonly pay: number
  }[] = [
    {
      what: 'pays a blackjack 3 to 2',
      cards: ['As', '9d', 'Kh', '8s'],
      actions: [],
      result: 'blackjack',
      pay: 5,
    },
    {
      what: 'gives the stake back on two blackjacks',
      cards: ['As', 'Td', 'Kh', 'As'],
      actions: [],
      result: 'push',
      pay: 2,
    },
    {
      what: 'takes the stake on blackjack under a ten',
      cards: ['9s', 'Td', '9h', 'As'],
      actions: [],
      result: 'lose',
      pay: 0,
    },
    {
      what: 'pays a win 1 to 1',
      cards: ['Ts', '9d', 'Kh', '8s', '9c'],
      actions: ['stand'],
      result: 'win',
      pay: 4,
    },
    {
      what: 'gives the stake back on as many points',
      cards: ['Ts', '9d', 'Kh', '2s', '9c'],
      actions: ['stand'],
      result: 'push',
      pay: 2,
    },
    {
      what: 'takes the stake from 22',
      cards: ['Ts', '9d', '6h', '8s', '6c'],
      actions: ['hit'],
      result: 'bust',
      pay: 0,
    },
    {
      what: 'pays when the dealer has 22',
      cards: ['Ts', '9d', '3h', '7s', '6c'],
      actions: ['stand'],
      result: 'win',
      pay: 4,
    },
    {
      what: 'stands for the dealer on soft 17',
      cards: ['Ts', '6d', '8h', 'As'],
      actions: ['stand'],
      result: 'win',
      pay: 4,
    },
    {
      what: 'doubles for one more card',
      cards: ['5s', '6d', '6h', 'Ts', 'Tc', '2d'],
      actions: ['double'],
      result: 'win',
      pay: 8,
    },
    {
      what: 'stands by itself on 21',
      cards: ['5s', '6d', '6h', 'Ts', 'Tc', '4d'],
      actions: ['hit'],
      result: 'win',
      pay: 4,
    },
  ]
  it.each(ends)('$what', ({ cards, actions, result, pay }) => {
    const { events, state } = played(cards, actions)
    expect(events.filter(({ type }) => type === 'spotSettled')).toMatchObject([{ result, pay }])
    expect(events.at(-1)).toEqual({ type: 'roundEnded', total: pay })
    expect([state.done, state.units, game.legal(state)]).toEqual([true, pay, []])
  })

  it('offers insurance under an ace before it looks, for half a stake', () => {
    const { actions, events } = played(['Ts', 'Ad', '9h', 'Ks'])
    expect(actions).toEqual([{ type: 'insure', cost: 1 }, { type: 'noInsurance' }])
    expect(events.map(({ type }) => type)).not.toContain('dealerPeeked')
    const insured = played(['Ts', 'Ad', '9h', 'Ks'], ['insure'])
    expect(told(insured.events)).toEqual(['insurance win 3', 'hand lose 0'])
    const lost = played(['Ts', 'Ad', '9h', '7s'], ['insure', 'stand'])
    expect(told(lost.events)).toEqual(['insurance lose 0', 'hand win 4'])
    const declined = played(['Ts', 'Ad', '9h', 'Ks'], ['noInsurance'])
    expect(told(declined.events)).toEqual(['hand lose 0'])
  })

  it('splits once, and the second hand takes its card when its turn comes', () => {
    const { events, state } = played(
      ['8s', '6d', '8h', 'Ts', '3c', 'Td', 'Tc', '5d'],
      ['split', 'double', 'stand'],
    )
    expect(
      events
        .slice(5)
        .map((event) => ('hand' in event ? `${event.type} ${event.hand}` : event.type)),
    ).toEqual([
      'handSplit hand',
      'handTurn hand',
      'cardDealt hand',
      'handDoubled hand',
      'cardDealt hand',
      'handTurn split',
      'cardDealt split',
      'handStood split',
      'cardTurned dealer',
      'cardDealt dealer',
      'spotSettled',
      'spotSettled',
      'roundEnded',
    ])
    expect(told(events)).toEqual(['hand push 4', 'split lose 0'])
    expect(state.units).toBe(4)
  })

  it('gives split aces one card each, and calls 21 of them no blackjack', () => {
    const { events } = played(['As', '6d', 'Ah', 'Ts', 'Kc', '4d', '7d'], ['split'])
    expect(told(events)).toEqual(['hand win 4', 'split win 4'])
  })

  it('knows the best of what takes no more money, for a player who cannot go on', () => {
    for (const [hand, paid, free] of [
      [['6c', '5h'], 'double', 'hit'],
      [['8c', '8h'], 'split', 'stand'],
      [['Tc', '9h'], 'stand', 'stand'],
    ] as const) {
      const { state } = played([hand[0], '6d', hand[1], '8s'])
      expect(game.strategy?.(state)).toEqual({ type: paid })
      expect(game.strategy?.(state, { free: true })).toEqual({ type: free })
    }
  })

  it('refuses what is not offered, and then draws nothing', () => {
    const { state } = played(['Ts', '9d', '6h', '8s'])
    const draw = {
      below: () => {
        throw new Error('drawn')
      },
      words: 0,
    }
    for (const type of ['split', 'insure', 'noInsurance', 'pick'] as const) {
      expect(() => game.act(state, { type }, draw)).toThrow(RangeError)
    }
    expect(() => game.act(state, { type: 'hit', data: 1 }, draw)).toThrow(RangeError)
    expect(() => game.act(state, { type: 'hit', choice: 0 }, draw)).toThrow(RangeError)
    expect(() => game.open(draw, { selection: { hand: 1 } })).toThrow(RangeError)
    expect(game.priceOf?.({ selection: { hand: 1 } })).toBe(null)
    expect(game.priceOf?.({})).toBe(2)
  })

  it('reads back its own states alone', () => {
    const { state } = played(['Ts', 'Ad', '9h', 'Ks'])
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    const broken: readonly object[] = [
      { ...state, version: 2 },
      { ...state, done: true },
      { ...state, units: 17 },
      { ...state, insurance: 2 },
      { ...state, dealer: ['Ad'] },
      { ...state, dealer: ['Ad', 'Kx'] },
      { ...state, hands: [{ ...state.hands[0], stake: 3 }] },
      { ...state, hands: [] },
      { ...state, seen: true },
      {
        ...state,
        hands: [{ cards: Array.from({ length: 7 }, () => 'As'), stake: 2, isDone: true }],
      },
    ]
    for (const other of broken) expect(() => game.parseState(other)).toThrow(TypeError)
  })

  it('tells nothing of the card face down before it is turned', () => {
    const draw = drawFrom(new SeededWords(7))
    let turned = 0
    for (let round = 0; round < 4000; round++) {
      let step = game.open(draw)
      const hole = step.state.dealer[1] ?? '2c'
      for (;;) {
        const at = step.events.findIndex(({ type }) => type === 'cardTurned')
        const before = step.events.slice(0, at === -1 ? undefined : at)
        const seen = new Set(JSON.stringify([before, step.actions]).match(/[2-9TJQKA][cdhs]/g))
        const known = new Set([
          ...step.state.hands.flatMap(({ cards }) => cards),
          step.state.dealer[0],
        ])
        for (const card of seen) expect(known).toContain(card)
        if (at !== -1) {
          expect(step.events[at]).toMatchObject({ type: 'cardTurned', card: hole })
          turned++
          break
        }
        const offered = step.actions[draw.below(step.actions.length)]
        if (!offered) throw new Error('an open round offers something')
        step = game.act(step.state, { type: offered.type }, draw)
      }
      expect(step.state.done).toBe(true)
    }
    expect(turned).toBe(4000)
  })

  it.each<readonly [Card, Card, Card]>([
    ['Ts', '9d', '6h'],
    ['8s', 'Td', '8h'],
    ['5s', 'Ad', '6h'],
  ])('looks the same whatever lies under %s %s %s', (first, up, second) => {
    const looks = deck.flatMap((hole) => {
      const { events, actions, state } = played([first, up, second, hole])
      return state.done ? [] : [JSON.stringify([events, actions])]
    })
    expect(looks.length).toBeGreaterThanOrEqual(48)
    expect(new Set(looks).size).toBe(1)
  })
})
