import { describe, expect, it } from 'vitest'
import { checkDefinition } from './check-definition.ts'
import type { SlotDefinition } from './definition.ts'
import { smallSlots } from './testing/small-slots.ts'
import { smallSlot } from './testing/small-slot.ts'

const { base, free } = smallSlot.spins
const walked = { ...free, strips: free.strips.map(() => ['a', 'b', 'a']) }
const withBase = (reel: number, strip: readonly string[]): SlotDefinition => ({
  ...smallSlot,
  spins: {
    free,
    base: { ...base, strips: base.strips.map((old, i) => (i === reel ? strip : old)) },
  },
})
const withLines = (lines: readonly (readonly number[])[]): SlotDefinition => ({
  ...smallSlot,
  rule: { by: 'lines', lines },
})
const withPick = (change: object): SlotDefinition => ({
  ...smallSlot,
  features: { ...smallSlot.features, pick: { ...smallSlot.features.pick, ...change } },
})

describe('checkDefinition', () => {
  it('lets a sound definition pass', () => {
    expect(() => checkDefinition(smallSlot)).not.toThrow()
  })

  const { 'a respin of the reels that do not show a star': respins } = smallSlots
  const withAgain = (change: object): SlotDefinition => {
    if (respins === undefined) throw new Error('no small slot respins')
    const { base: first, again } = respins.spins
    const changed = again && { ...again, ...change }
    return { ...respins, spins: { base: first, ...(changed && { again: changed }) } }
  }

  const broken: readonly (readonly [string, SlotDefinition, RegExp])[] = [
    [
      'two equal lines',
      withLines([
        [0, 0, 0, 0, 0],
        [0, 0, 0, 0, 0],
      ]),
      /two lines are the same/,
    ],
    [
      'a line that leaves the grid',
      withLines([[0, 0, 3, 0, 0]]),
      /line 1 leaves the grid: 0 0 3 0 0/,
    ],
    ['a line of four reels', withLines([[0, 0, 0, 0]]), /line 1 must name a row for every reel/],
    [
      'a fraction of a unit',
      { ...smallSlot, pays: { ...smallSlot.pays, a: [0, 0, 0, 0.5, 1, 2] } },
      /the pays of a must be whole units/,
    ],
    [
      'a longer run that pays less',
      { ...smallSlot, pays: { ...smallSlot.pays, a: [0, 0, 0, 5, 4, 9] } },
      /the pays of a must not fall/,
    ],
    [
      'a symbol that does nothing',
      { ...smallSlot, symbols: [...smallSlot.symbols, 'x'] },
      /x neither pays nor does anything/,
    ],
    [
      'a scatter that pays on lines',
      { ...smallSlot, pays: { ...smallSlot.pays, moon: [0, 0, 0, 1, 2, 3] } },
      /moon pays on lines and is special/,
    ],
    ['a name that is no symbol', withBase(3, ['a', 'b', 'z']), /strip 4 of spin base shows z/],
    ['a short strip', withBase(3, ['a', 'b']), /strip 4 of spin base is shorter than its window/],
    [
      'specials two rows apart',
      withBase(2, ['wild', 'a', 'moon', 'a', 'b', 'a']),
      /at least 3 rows apart/,
    ],
    [
      'specials that meet around the end',
      withBase(2, ['moon', 'a', 'a', 'b', 'a', 'wild']),
      /at least 3 rows apart/,
    ],
    [
      'a special that is nowhere',
      withBase(4, ['a', 'b', 'a']),
      /coffin is on no strip of spin base/,
    ],
    [
      'four strips',
      { ...smallSlot, spins: { free, base: { ...base, strips: base.strips.slice(1) } } },
      /4 strips for 5 reels/,
    ],
    [
      'sticky reels among specials',
      { ...smallSlot, spins: { base, free: { ...base, mode: 'free' } } },
      /its spin holds no special symbols/,
    ],
    ['stakes that do not ascend', { ...smallSlot, betLevels: [8, 4] }, /stake 4 must be/],
    [
      'a stake of half units',
      { ...smallSlot, betLevels: [4, 6] },
      /stake 6 must be a multiple of 4/,
    ],
    ['no stake at all', { ...smallSlot, betLevels: [] }, /there must be a stake/],
    [
      'a respin whose held reels show something else',
      withAgain({
        strips: [
          ['a', 'b'],
          ['a', 'star'],
          ['a', 'b'],
        ],
      }),
      /its strips must be those of the spins that start it/,
    ],
    [
      'a respin that starts a respin',
      withAgain({ respin: { feature: 'respins', symbol: 'star', count: 1 } }),
      /respin again, without an end/,
    ],
    [
      'a respin that holds every reel',
      withAgain({ respin: { feature: 'respins', symbol: 'star', count: 3 } }),
      /hold at least one reel and not all/,
    ],
    [
      'a stack of wilds that is too short to nudge',
      { ...smallSlot, wild: { symbol: 'wild', nudges: true } },
      /strip 3 of spin base: wild must come in stacks of 3/,
    ],
    [
      'reels that turn as one and differ',
      { ...smallSlot, spins: { free, base: { ...base, colossal: [0, 1] } } },
      /must share their strip and their height/,
    ],
    [
      'reels that turn as one and are no neighbours',
      { ...smallSlot, spins: { free, base: { ...base, colossal: [0, 2] } } },
      /must be neighbours, from the left/,
    ],
    [
      'wilds that walk from the first reel',
      {
        ...smallSlot,
        wild: { symbol: 'wild' },
        spins: {
          free: walked,
          base: { ...base, strips: [['wild', 'a', 'b'], ...base.strips.slice(1)], walk: 'respins' },
        },
        features: {
          ...smallSlot.features,
          freeSpins: { kind: 'walk', spin: 'free' },
          respins: { kind: 'walk', spin: 'free' },
        },
      },
      /no wild may land on the first reel/,
    ],
    [
      'wilds that land while others walk',
      {
        ...smallSlot,
        wild: { symbol: 'wild' },
        spins: { free, base: { ...base, walk: 'respins' } },
        features: {
          pick: smallSlot.features.pick,
          freeSpins: { kind: 'freeSpins', spin: 'free', most: 2 },
          respins: { kind: 'walk', spin: 'free' },
        },
      },
      /respins: no wild may land in its spin/,
    ],
    [
      'cash that is on no strip',
      {
        ...smallSlot,
        spins: {
          free,
          base: {
            ...base,
            cash: { symbol: 'coin', collector: 'coffin', values: [{ value: 1, weight: 1 }] },
          },
        },
      },
      /coin is on no strip of spin base/,
    ],
    [
      'cash in free spins',
      {
        ...smallSlot,
        wild: { symbol: 'wild' },
        features: { freeSpins: { kind: 'freeSpins', spin: 'base', most: 2 } },
        spins: {
          base: {
            ...base,
            triggers: [],
            cash: { symbol: 'moon', collector: 'coffin', values: [{ value: 1, weight: 1 }] },
          },
        },
      },
      /freeSpins plays a spin with cash/,
    ],
    ['a pick bonus that never ends', withPick({ enders: 0 }), /pick: something must end it/],
    ['a prize of nothing', withPick({ prizes: [0, 1] }), /pick: prizes must be whole and positive/],
  ]
  it.each(broken)('refuses %s and says what to change', (_, definition, sentence) => {
    expect(() => checkDefinition(definition)).toThrow(RangeError)
    expect(() => checkDefinition(definition)).toThrow(sentence)
  })
})
