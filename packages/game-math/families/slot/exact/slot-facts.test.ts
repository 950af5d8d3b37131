import { describe, expect, it } from 'vitest'
import { fraction, minus, plus } from '../../../fraction.ts'
import type { SlotDefinition } from '../definition.ts'
import { slotGame } from '../slot-game.ts'
import { everyCourse, type Payouts, type Player } from '../testing/every-course.ts'
import { smallSlot } from '../testing/small-slot.ts'
import { provedRound, slotFacts } from './slot-facts.ts'
import { payoutsOf } from '../../../chances/proved-round.ts'

const firstChoice: Player = ({ actions: [action] }) =>
  action?.type === 'pick' ? { type: 'pick', choice: action.choices[0] ?? -1 } : { type: 'freeSpin' }
const lastChoice: Player = ({ actions: [action] }) =>
  action?.type === 'pick'
    ? { type: 'pick', choice: action.choices.at(-1) ?? -1 }
    : { type: 'freeSpin' }

/** Chances as the mathematics computes them, without payouts that never come. */
function computed(definition: SlotDefinition): Payouts {
  const { counts, most, total, grid } = payoutsOf(provedRound(definition))
  const all = [...counts, most].map((count, i) => [i * grid, fraction(count, total)] as const)
  return new Map(all.filter(([, chance]) => chance.numerator > 0n))
}

function byUnits(payouts: Payouts): readonly unknown[] {
  return [...payouts].toSorted(([a], [b]) => a - b)
}

describe('provedRound', () => {
  const definitions: readonly (readonly [string, SlotDefinition])[] = [
    ['as it is', smallSlot],
    ['with a most that hardly ever ends a round', { ...smallSlot, maxUnits: 400 }],
    [
      'without extra free spins',
      {
        ...smallSlot,
        features: {
          ...smallSlot.features,
          freeSpins: { kind: 'stickyReels', spin: 'free', extraPerReel: 0 },
        },
      },
    ],
    [
      'with pays that are all multiples of three',
      {
        ...smallSlot,
        pays: { a: [0, 0, 3, 3, 6, 9], b: [0, 0, 0, 3, 6, 6] },
        spins: {
          ...smallSlot.spins,
          base: {
            ...smallSlot.spins.base,
            scatters: [{ symbol: 'moon', pays: [0, 0, 0, 3, 3, 6] }],
          },
        },
        features: { ...smallSlot.features, pick: { kind: 'pick', prizes: [3, 6], enders: 2 } },
        maxUnits: 54,
      },
    ],
  ]

  it.each(definitions)('equals every course of the small slot played out, %s', (_, definition) => {
    const played = everyCourse(slotGame(definition), firstChoice)
    expect(byUnits(played)).toEqual(byUnits(computed(definition)))
  })

  it('holds whatever choices the player takes', () => {
    const played = everyCourse(slotGame(smallSlot), lastChoice)
    expect(byUnits(played)).toEqual(byUnits(computed(smallSlot)))
  })
})

describe('slotFacts', () => {
  it('splits the return into parts that add up to it, the most included', () => {
    const { rtp, split } = slotFacts(smallSlot)
    expect(Object.values(split).reduce(plus)).toEqual(rtp)
  })

  it('agrees with itself: without a most within reach, the distribution has the mean of the chain', () => {
    const facts = slotFacts({ ...smallSlot, maxUnits: 400 })
    expect(facts.rtpWithoutMost).toEqual(facts.rtp)
    const cut = slotFacts(smallSlot)
    expect(minus(cut.rtpWithoutMost, cut.rtp).numerator > 0n).toBe(true)
    expect(cut.rtpWithoutMost).toEqual(facts.rtp)
  })

  it('counts hits, profits and the tail from the same chances', () => {
    const { hit, profit, most, atLeast } = slotFacts(smallSlot)
    const chances = computed(smallSlot)
    const sum = (holds: (units: number) => boolean) =>
      [...chances]
        .filter(([units]) => holds(units))
        .map(([, chance]) => chance)
        .reduce(plus, fraction(0n, 1n))
    expect(hit).toEqual(sum((units) => units > 0))
    expect(profit).toEqual(sum((units) => units > smallSlot.unitsPerStake))
    expect(atLeast(5)).toEqual(sum((units) => units >= 5 * smallSlot.unitsPerStake))
    expect(most).toEqual(sum((units) => units === smallSlot.maxUnits))
  })
})
