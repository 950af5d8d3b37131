import { roundEvent } from '@fairhouse/contract/rounds/round'
import type { Json } from '@fairhouse/contract/json'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { ratio } from '../../fraction.ts'
import { chancesToCatch } from './catches.ts'
import type { KenoDefinition } from './definition.ts'
import { kenoGame } from './keno-game.ts'

/** Ten balls of forty, tickets of up to three spots. */
const small: KenoDefinition = {
  numbers: 40,
  balls: 10,
  pays: [
    [0, 30],
    [0, 0, 150],
    [5, 0, 20, 500],
  ],
  unitsPerStake: 10,
  maxUnits: 500,
  betLevels: [10, 20],
}
const game = kenoGame(small)

const open = (spots: readonly number[], seed: number) =>
  game.open(drawFrom(new SeededWords(seed)), { selection: { spots: [...spots] } })

describe('a round of keno', () => {
  it('tells its ticket, every ball once in the order of the draw, and what was caught', () => {
    for (let seed = 0; seed < 300; seed++) {
      const { events, state, actions } = open([3, 17, 40], seed)
      for (const event of events) roundEvent.parse(event)
      const [ticket, ...rest] = events
      expect(ticket).toEqual({ type: 'ticketPlayed', numbers: 40, balls: 10, spots: [3, 17, 40] })
      const balls = rest.flatMap((event) => (event.type === 'ballDrawn' ? [event] : []))
      expect(balls.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(new Set(balls.map(({ ball }) => ball)).size).toBe(10)
      const caught = balls.filter(({ ball }) => [3, 17, 40].includes(ball)).length
      const pay = small.pays[2]?.[caught]
      expect(rest.slice(10)).toEqual([
        { type: 'ticketPaid', spots: 3, caught, pay, total: pay },
        { type: 'roundEnded', total: pay },
      ])
      expect({ state, actions }).toEqual({
        state: { version: 1, units: pay, done: true },
        actions: [],
      })
    }
  })

  it('draws the same balls whatever is on the ticket', () => {
    const ballsOf = (spots: readonly number[]) =>
      open(spots, 11).events.filter(({ type }) => type === 'ballDrawn')
    expect(ballsOf([1])).toEqual(ballsOf([9, 30, 31]))
  })

  it('catches each number of spots as often as the chances say', () => {
    const rounds = 20_000
    const seen = [0, 0, 0, 0]
    for (let seed = 0; seed < rounds; seed++) {
      for (const event of open([2, 21, 39], seed).events) {
        if (event.type === 'ticketPaid') seen[event.caught] = (seen[event.caught] ?? 0) + 1
      }
    }
    const expected = chancesToCatch({ numbers: 40, balls: 10, spots: 3 }).map(ratio)
    const chiSquare = expected.reduce(
      (sum, chance, caught) =>
        sum + ((seen[caught] ?? 0) - rounds * chance) ** 2 / (rounds * chance),
      0,
    )
    // Three degrees of freedom: above 16.3 once in a thousand seeds.
    expect(chiSquare).toBeLessThan(16.3)
  })

  const refused: readonly (readonly [string, Json | undefined])[] = [
    ['nothing', undefined],
    ['no object', [1, 2]],
    ['no numbers', { spots: [] }],
    ['more spots than pay', { spots: [1, 2, 3, 4] }],
    ['a number twice', { spots: [5, 5] }],
    ['numbers out of order', { spots: [9, 5] }],
    ['zero', { spots: [0, 5] }],
    ['a number that the machine has not', { spots: [41] }],
    ['half a number', { spots: [1.5] }],
    ['a number in letters', { spots: ['1'] }],
    ['something beside the numbers', { spots: [1], free: true }],
  ]
  it.each(refused)('is refused to %s, and nothing is drawn', (_, selection) => {
    const draw = drawFrom(new SeededWords(1))
    expect(game.priceOf?.({ selection })).toBeNull()
    expect(() => game.open(draw, { selection })).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })

  it('costs its stake, in the one way to bet that there is', () => {
    expect(game.priceOf?.({ selection: { spots: [7, 8] } })).toBe(10)
    expect(game.priceOf?.({ mode: 'ante', selection: { spots: [7, 8] } })).toBeNull()
  })

  it('reads back its own states and no others', () => {
    const { state } = open([1], 3)
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
    for (const other of [null, {}, { ...state, done: false }, { ...state, units: 501 }]) {
      expect(() => game.parseState(other)).toThrow()
    }
  })
})

describe('a round at a risk', () => {
  const risky = kenoGame({
    ...small,
    risks: { low: [[5, 20], ...small.pays.slice(1)], high: small.pays },
  })
  const bet = (risk: string) => ({ selection: { spots: [7], risk } })

  it('draws the same balls and pays by its own table', () => {
    for (let seed = 0; seed < 60; seed++) {
      const at = (risk: string) => risky.open(drawFrom(new SeededWords(seed)), bet(risk))
      const balls = (risk: string) => at(risk).events.filter(({ type }) => type === 'ballDrawn')
      expect(balls('low')).toEqual(balls('high'))
      const isCaught = at('medium').state.units > 0
      expect(at('low').state.units).toBe(isCaught ? 20 : 5)
    }
  })

  it('is refused without one, with an unknown one, and where there is no choice', () => {
    expect(risky.priceOf?.({ selection: { spots: [7] } })).toBeNull()
    expect(risky.priceOf?.(bet('wild'))).toBeNull()
    expect(game.priceOf?.(bet('low'))).toBeNull()
  })
})

describe('a round of several cards', () => {
  const many = kenoGame({ ...small, cards: 3, maxUnits: 1500 })

  it('costs each of them, tells them before the draw and pays them after it', () => {
    const selection = { cards: [[1, 2], [2, 3, 4], [40]] }
    expect(many.priceOf?.({ selection })).toBe(30)
    const { events, state } = many.open(drawFrom(new SeededWords(5)), { selection })
    for (const event of events) roundEvent.parse(event)
    expect(events.map(({ type }) => type)).toEqual([
      'ticketPlayed',
      'ticketPlayed',
      'ticketPlayed',
      ...Array.from({ length: 10 }, () => 'ballDrawn'),
      'ticketPaid',
      'ticketPaid',
      'ticketPaid',
      'roundEnded',
    ])
    const paid = events.flatMap((event) => (event.type === 'ticketPaid' ? [event] : []))
    expect(paid.map(({ card }) => card)).toEqual([1, 2, 3])
    expect(paid.reduce((sum, { pay }) => sum + pay, 0)).toBe(state.units)
  })

  it('is refused with none, too many, or a single ticket in the words of another game', () => {
    for (const selection of [
      { cards: [] },
      { cards: [[1], [2], [3], [4]] },
      { cards: [[2, 1]] },
      { spots: [1] },
    ]) {
      expect(many.priceOf?.({ selection })).toBeNull()
    }
    expect(game.priceOf?.({ selection: { cards: [[1]] } })).toBeNull()
  })
})

describe('free draws', () => {
  const free = kenoGame({ ...small, freeGames: { games: 2, times: 3 }, maxUnits: 3500 })

  it('follow when the last ball is on the ticket, and only then', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { events, state } = free.open(drawFrom(new SeededWords(seed)), {
        selection: { spots: [3, 17, 40] },
      })
      for (const event of events) roundEvent.parse(event)
      const balls = events.flatMap((event) => (event.type === 'ballDrawn' ? [event.ball] : []))
      const isWon = [3, 17, 40].includes(balls[9] ?? 0)
      expect(balls).toHaveLength(isWon ? 30 : 10)
      expect(events.some(({ type }) => type === 'freeGamesWon')).toBe(isWon)
      const paid = events.flatMap((event) => (event.type === 'ticketPaid' ? [event] : []))
      for (const [draw, { caught, pay }] of paid.entries())
        expect(pay).toBe((small.pays[2]?.[caught] ?? 0) * (draw === 0 ? 1 : 3))
      expect(paid.reduce((sum, { pay }) => sum + pay, 0)).toBe(state.units)
    }
  })
})

describe('a definition of keno', () => {
  const broken: readonly (readonly [string, Partial<KenoDefinition>])[] = [
    ['with as many balls as numbers', { balls: 40 }],
    ['with a pay too few', { pays: [[0]] }],
    ['whose pays fall', { pays: [[0, 30], [0, 200, 150], small.pays[2] ?? []] }],
    ['that pays nothing for all', { pays: [[0, 0]], maxUnits: 500 }],
    ['whose most is not its dearest pay', { maxUnits: 600 }],
    ['whose stakes do not divide', { betLevels: [15] }],
  ]
  it.each(broken)('%s is refused', (_, change) => {
    expect(() => kenoGame({ ...small, ...change })).toThrow(RangeError)
  })
})
