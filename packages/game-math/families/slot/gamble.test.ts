import { describe, expect, it } from 'vitest'
import { type Fraction, fraction, minus, plus, times } from '../../fraction.ts'
import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import type { SlotDefinition } from './definition.ts'
import { slotFacts } from './exact/slot-facts.ts'
import { slotGame } from './slot-game.ts'
import { everyCourse, type Payouts } from './testing/every-course.ts'
import { smallSlots } from './testing/small-slots.ts'

const { 'wilds that pay': plain } = smallSlots
if (plain === undefined) throw new Error('no small slot')
const definition: SlotDefinition = { ...plain, gamble: { steps: 3, limit: 24 } }
const game = slotGame(definition)

const zero = fraction(0n, 1n)
const sumOf = (payouts: Payouts, of: (units: bigint) => bigint): Fraction =>
  [...payouts].reduce(
    (sum, [units, chance]) => plus(sum, times(chance, fraction(of(BigInt(units)), 1n))),
    zero,
  )
const stake = fraction(1n, BigInt(definition.unitsPerStake))

/** A round that stands where its win may be doubled, and the draw to go on with. */
function offered() {
  for (let seed = 0; seed < 1000; seed++) {
    const draw = drawFrom(new SeededWords(seed))
    const step = game.open(draw)
    if (!step.state.done) return { step, draw }
  }
  throw new Error('no such round')
}

describe('double or nothing', () => {
  it.each([0, 1])('returns just what it returns without, whichever side is taken: %i', (choice) => {
    const facts = slotFacts(definition)
    const payouts = everyCourse(game, () => ({ type: 'gamble', choice }))
    const mean = times(
      sumOf(payouts, (units) => units),
      stake,
    )
    expect(mean).toEqual(facts.rtp)
    expect(sumOf(payouts, (units) => (units > 0n ? 1n : 0n))).toEqual(facts.gamble?.hit)
    const squared = times(
      sumOf(payouts, (units) => units ** 2n),
      times(stake, stake),
    )
    expect(minus(squared, times(mean, mean))).toEqual(facts.gamble?.variance)
  })

  it('leaves a round as it is that is collected', () => {
    const collected = everyCourse(game, () => ({ type: 'collect' }))
    const without = everyCourse(slotGame(plain), () => ({ type: 'collect' }))
    const sorted = (payouts: Payouts) => [...payouts].toSorted(([a], [b]) => a - b)
    expect(sorted(collected)).toEqual(sorted(without))
    const { gamble, choices, ...facts } = slotFacts(definition)
    expect({ ...facts, atLeast: null }).toEqual({ ...slotFacts(plain), atLeast: null })
    expect(gamble?.hit).not.toEqual(facts.hit)
    const { rtp, hit, variance } = facts
    expect(choices?.flatMap(({ options }) => options)).toEqual([
      { option: { type: 'collect' }, rtp, share: zero, hit, variance },
      { option: { type: 'double' }, rtp, share: zero, ...gamble },
    ])
  })

  it('is offered so often, and no more once the win is above the limit', () => {
    const { step, draw } = offered()
    let now = step
    for (let doubled = 0; !now.state.done; doubled++) {
      expect(now.events.at(-1)).toEqual({
        type: 'gambleOffered',
        at: now.state.units,
        left: 3 - doubled,
      })
      expect(now.state.units).toBeLessThanOrEqual(24)
      now = game.act(now.state, { type: 'gamble', choice: 0 }, draw)
    }
    expect(now.events.map(({ type }) => type)).toEqual(['gambled', 'roundEnded'])
  })

  it.each([
    { type: 'gamble' as const },
    { type: 'gamble' as const, choice: 2 },
    { type: 'freeSpin' as const },
  ])('refuses %j and draws nothing for it', (action) => {
    const draw = drawFrom(new SeededWords(1))
    expect(() => game.act(offered().step.state, action, draw)).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })

  it.each([0, 4, '1'])('reads no stored round with %j doublings left', (gamble) => {
    const stored = { ...offered().step.state, gamble }
    expect(() => game.parseState(stored)).toThrow(TypeError)
  })

  it('reads back a round whose win may be doubled', () => {
    const { state } = offered().step
    expect(game.parseState(JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  it('is refused in a definition whose doubled wins could reach the most', () => {
    expect(() => slotGame({ ...plain, gamble: { steps: 1, limit: 450 } })).toThrow(
      /must stay below the most a round wins/,
    )
  })
})
