import { drawFrom } from '@fairhouse/fairness/draw'
import { SeededWords } from '@fairhouse/fairness/seeded'
import { describe, expect, it } from 'vitest'
import { anyAction } from '../../../any-action.ts'
import { payoutsOf } from '../../../chances/proved-round.ts'
import { type Fraction, fraction, plus, times } from '../../../fraction.ts'
import type { SlotDefinition } from '../definition.ts'
import { provedRound, slotFacts } from '../exact/slot-facts.ts'
import { slotGame } from '../slot-game.ts'
import { everyCourse, type Player } from '../testing/every-course.ts'
import { smallFeatures as small } from '../testing/small-features.ts'

type Payouts = ReturnType<typeof everyCourse>

/** Chances as the mathematics computes them, without payouts that never come. */
function computed(
  definition: SlotDefinition,
  mode?: string,
  always?: ReadonlyMap<string, number>,
): Payouts {
  const { counts, most, total, grid } = payoutsOf(provedRound(definition, mode, always))
  const all = [...counts, most].map((count, i) => [i * grid, fraction(count, total)] as const)
  return new Map(all.filter(([, chance]) => chance.numerator > 0n))
}

const sorted = (payouts: Payouts) => [...payouts].toSorted(([a], [b]) => a - b)

/** Takes the choice of that number wherever one is due. */
const choosing =
  (choice: number): Player =>
  ({ actions }) => {
    const action = anyAction(actions, () => 0)
    return action.type === 'choose' ? { ...action, choice } : action
  }

/** What a player wins who takes both options as often. */
function eitherWay(a: Payouts, b: Payouts): Payouts {
  const half = fraction(1n, 2n)
  const mixed = new Map<number, Fraction>()
  for (const [units, chance] of [...a, ...b]) {
    mixed.set(units, plus(mixed.get(units) ?? fraction(0n, 1n), times(half, chance)))
  }
  return mixed
}

describe('hold-and-spin, wheel, trail and chosen free spins in one slot', () => {
  it.each([
    ['a most within reach', small],
    ['a most out of reach', { ...small, maxUnits: 5000 }],
  ])('are exact: every course of a round comes to the same chances, with %s', (_, definition) => {
    const game = slotGame(definition)
    const played = eitherWay(everyCourse(game, choosing(0)), everyCourse(game, choosing(1)))
    expect(sorted(computed(definition))).toEqual(sorted(played))
  })

  it.each([0, 1])('are exact for a player who always takes option %i', (option) => {
    const played = everyCourse(slotGame(small), choosing(option))
    expect(sorted(computed(small, undefined, new Map([['choose', option]])))).toEqual(
      sorted(played),
    )
    const [choice, ...others] = slotFacts(small).choices ?? []
    expect(others).toEqual([])
    expect(choice).toMatchObject({ feature: 'choose', headline: 'evenly' })
    const mean = [...played]
      .map(([units, chance]) => times(chance, fraction(BigInt(units), 2n)))
      .reduce(plus)
    expect(choice?.options[option]?.rtp).toEqual(mean)
  })

  it('are parts of the return, and are met as often as symbols in view say', () => {
    const { split, rtp, features } = slotFacts(small)
    expect(Object.values(split).reduce(plus)).toEqual(rtp)
    expect(Object.keys(split)).toEqual(['lines', 'hold', 'wheel', 'trail', 'choose'])
    // Star: of 2 rows on reels of 5 and 4 symbols, and 1 of 5 rows; at least two of them in view.
    const [p, q, r] = [fraction(2n, 5n), fraction(1n, 2n), fraction(1n, 5n)]
    const not = ({ numerator, denominator }: Fraction) =>
      fraction(denominator - numerator, denominator)
    const two = [
      times(times(p, q), not(r)),
      times(times(p, not(q)), r),
      times(times(not(p), q), r),
      times(times(p, q), r),
    ].reduce(plus)
    expect(features['wheel']).toEqual(two)
  })

  it('go on just as well from a state that was stored', () => {
    const game = slotGame(small)
    for (let seed = 0; seed < 300; seed++) {
      const draw = drawFrom(new SeededWords(seed))
      const again = drawFrom(new SeededWords(seed))
      let [step, stored] = [game.open(draw), game.open(again)]
      while (!step.state.done) {
        const action = anyAction(step.actions, (count) => seed % count)
        const read = game.parseState(JSON.parse(JSON.stringify(stored.state)))
        expect(() => game.act(read, { type: 'pick', choice: 0 }, again)).toThrow(RangeError)
        ;[step, stored] = [game.act(step.state, action, draw), game.act(read, action, again)]
        expect(stored).toEqual(step)
      }
    }
  })

  it('refuse an option that is not offered, and draw nothing for it', () => {
    const game = slotGame(small)
    let seed = 0
    let step = game.open(drawFrom(new SeededWords(seed)))
    while (step.actions[0]?.type !== 'choose') step = game.open(drawFrom(new SeededWords(++seed)))
    const draw = drawFrom(new SeededWords(1))
    for (const choice of [-1, 2, 0.5, undefined]) {
      const action =
        choice === undefined ? { type: 'choose' as const } : { type: 'choose' as const, choice }
      expect(() => game.act(step.state, action, draw)).toThrow(RangeError)
    }
    expect(draw.words).toBe(0)
    expect(game.act(step.state, { type: 'choose', choice: 1 }, draw).actions).toEqual([
      { type: 'freeSpin', left: 1 },
    ])
  })
})

describe('a way to bet besides the plain one', () => {
  const game = slotGame(small)

  it('has its price, and opens the round with a spin of its own', () => {
    expect(game.modes).toEqual([
      { name: 'base', price: 2 },
      { name: 'sure', price: 6 },
    ])
    for (let seed = 0; seed < 50; seed++) {
      const { actions } = game.open(drawFrom(new SeededWords(seed)), { mode: 'sure' })
      expect(actions).toEqual([{ type: 'wheelSpin' }])
    }
  })

  it('has facts of its own, as parts of its price', () => {
    const played = everyCourse(
      { ...game, open: (draw) => game.open(draw, { mode: 'sure' }) },
      choosing(0),
    )
    expect(sorted(computed(small, 'sure'))).toEqual(sorted(played))
    const mean = [...played]
      .map(([units, chance]) => times(chance, fraction(BigInt(units), 6n)))
      .reduce(plus)
    expect(slotFacts(small, 'sure').rtp).toEqual(mean)
  })

  it('is refused without a draw when there is none of that name', () => {
    const draw = drawFrom(new SeededWords(1))
    expect(() => game.open(draw, { mode: 'other' })).toThrow(RangeError)
    expect(draw.words).toBe(0)
  })
})

describe('a definition', () => {
  it.each<[string, SlotDefinition, RegExp]>([
    [
      'starts a hold-and-spin by something else than how many are in view',
      {
        ...small,
        spins: {
          ...small.spins,
          base: {
            ...small.spins.base,
            triggers: [
              { symbol: 'coin', feature: 'hold', by: [0, 0, 1] },
              ...small.spins.base.triggers.slice(1),
            ],
          },
        },
      },
      /every count up to 5/,
    ],
    [
      'offers a choice of one',
      {
        ...small,
        features: {
          ...small.features,
          choose: { kind: 'choose', options: [{ spin: 'hot', spins: 1, most: 1 }] },
        },
      },
      /options to choose from/,
    ],
    [
      'sells a mode for a stake',
      { ...small, modes: { sure: { kind: 'buy', price: 2, spin: 'sure' } } },
      /more than a stake/,
    ],
    [
      'opens a mode with no spin',
      { ...small, modes: { sure: { kind: 'buy', price: 6, spin: 'none' } } },
      /no spin none/,
    ],
  ])('is refused when it %s', (_, definition, fault) => {
    expect(() => slotGame(definition)).toThrow(fault)
  })
})
