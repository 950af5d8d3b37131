import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { describe, expect, it } from 'vitest'
import { payoutsOf } from '../../../chances/proved-round.ts'
import { type Fraction, fraction, plus, times } from '../../../fraction.ts'
import type { SlotDefinition } from '../definition.ts'
import { provedRound, slotFacts } from '../exact/slot-facts.ts'
import { slotGame } from '../slot-game.ts'
import { everyCourse, type Payouts, type Player } from '../testing/every-course.ts'
import { scriptedDraw } from '../testing/play-feature.ts'
import { smallChosenBook } from '../testing/small-chosen-book.ts'
import { smallSlots } from '../testing/small-slots.ts'

const { 'a book of two symbols': two } = smallSlots
if (two === undefined) throw new Error('a small slot is missing')

const choosing =
  (choice: number): Player =>
  ({ actions: [action] }) =>
    action?.type === 'choose' ? { type: 'choose', choice } : { type: 'freeSpin' }

function computed(definition: SlotDefinition, always?: ReadonlyMap<string, number>): Payouts {
  const { counts, most, total, grid } = payoutsOf(provedRound(definition, undefined, always))
  const all = [...counts, most].map((count, i) => [i * grid, fraction(count, total)] as const)
  return new Map(all.filter(([, chance]) => chance.numerator > 0n))
}

const sorted = (payouts: Payouts) => [...payouts].toSorted(([a], [b]) => a - b)

/** Three stars in view. */
const started = [2, 3, 3] as const

describe('a book of two symbols', () => {
  const game = slotGame(two)
  // The first of six parts is the wild; the first of the five that are left is an a.
  const { state, events } = game.open(scriptedDraw([...started, 0, 0]), {})

  it('draws the second among those that are left, and tells both', () => {
    expect(symbolsIn(events)).toEqual(['wild', 'a'])
  })

  it('pays each by the reels as they stopped, whatever the first has filled', () => {
    // a over wild, wild over a, b over a.
    const { events: told } = game.act(state, { type: 'freeSpin' }, scriptedDraw([3, 0, 0]))
    const from = told.findIndex(({ type }) => type === 'reelsExpanded')
    expect(
      told.slice(from).flatMap((event): readonly unknown[] => {
        if (event.type === 'reelsExpanded') return [[event.symbol, event.reels]]
        return event.type === 'lineWon' ? [event.pay] : []
      }),
    ).toEqual([['wild', [0, 1]], 2, 2, 2, ['a', [0, 1, 2]], 5, 5, 5])
  })

  it('is read back from storage, and only with two different symbols', () => {
    const stored: unknown = JSON.parse(JSON.stringify(state))
    expect(game.parseState(stored)).toEqual(state)
    const [pending] = state.pending
    const storedWith = (change: object) => ({
      ...state,
      pending: [{ ...pending, state: { ...Object(pending?.state), ...change } }],
    })
    expect(() => game.parseState(storedWith({ others: ['wild'] }))).toThrow(/each once/)
    expect(() => game.parseState(storedWith({ others: [] }))).toThrow(/special symbols/)
    expect(() => game.parseState(storedWith({ symbol: 'star' }))).toThrow(/symbol of the book/)
  })
})

describe('a book whose symbol the player chooses', () => {
  const game = slotGame(smallChosenBook)

  it('offers every symbol, and names the one that was taken', () => {
    const opened = game.open(scriptedDraw(started), {})
    expect(opened.actions).toEqual([{ type: 'choose', choices: [0, 1] }])
    const [offered] = opened.events.flatMap((event) =>
      event.type === 'choiceOffered' ? [event.options] : [],
    )
    expect(offered?.map(({ symbol, spins }) => [symbol, spins])).toEqual([
      ['wild', 2],
      ['a', 2],
    ])
    const taken = game.act(opened.state, { type: 'choose', choice: 1 }, scriptedDraw([]))
    expect(symbolsIn(taken.events)).toEqual(['a'])
    expect(taken.actions).toEqual([{ type: 'freeSpin', left: 2 }])
    for (const state of [opened.state, taken.state])
      expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  it('refuses what was not offered', () => {
    const { state } = game.open(scriptedDraw(started), {})
    expect(() => game.act(state, { type: 'choose', choice: 2 }, scriptedDraw([]))).toThrow(
      RangeError,
    )
    expect(() => game.act(state, { type: 'freeSpin' }, scriptedDraw([]))).toThrow(RangeError)
  })

  it.each([0, 1])('is exact for a player who always takes option %i', (option) => {
    const played = everyCourse(game, choosing(option))
    const always = new Map([['freeSpins', option]])
    expect(sorted(computed(smallChosenBook, always))).toEqual(sorted(played))
    const [choice] = slotFacts(smallChosenBook).choices ?? []
    const mean = [...played]
      .map(([units, chance]) => times(chance, fraction(BigInt(units), 3n)))
      .reduce(plus)
    expect(choice?.headline).toBe('evenly')
    expect(choice?.options[option]?.rtp).toEqual(mean)
  })

  it('is exact for one who takes both as often', () => {
    const half = fraction(1n, 2n)
    const mixed = new Map<number, Fraction>()
    for (const option of [0, 1]) {
      for (const [units, chance] of everyCourse(game, choosing(option)))
        mixed.set(units, plus(mixed.get(units) ?? fraction(0n, 1n), times(half, chance)))
    }
    expect(sorted(computed(smallChosenBook))).toEqual(sorted(mixed))
  })

  const { freeSpins } = smallChosenBook.features
  it.each([
    ['weighs one symbol more', { ...freeSpins, symbols: [{ symbol: 'a', weight: 2 }] }],
    ['draws besides', { ...freeSpins, drawn: 1 }],
  ])('is refused when it %s', (_, book) => {
    expect(() => slotGame({ ...smallChosenBook, features: { freeSpins: book } })).toThrow(
      /lets the player choose/,
    )
  })

  it('is refused when it names a symbol twice', () => {
    const book = { ...freeSpins, symbols: [...freeSpins.symbols, ...freeSpins.symbols] }
    expect(() => slotGame({ ...smallChosenBook, features: { freeSpins: book } })).toThrow(/twice/)
  })
})

const symbolsIn = (events: readonly RoundEvent[]): readonly string[] =>
  events.flatMap((event) => (event.type === 'symbolChosen' ? [event.symbol] : []))
