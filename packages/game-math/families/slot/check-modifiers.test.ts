import { describe, expect, it } from 'vitest'
import { checkDefinition } from './check-definition.ts'
import type { RemovalRule, SlotDefinition, SpinRule, UpgradeRule } from './definition.ts'
import { smallSlots } from './testing/small-slots.ts'
import { tiny } from './testing/tiny-slot.ts'

const withSpin = (change: Partial<SpinRule>): SlotDefinition => ({
  ...tiny,
  spins: { base: { ...tiny.spins.base, ...change } },
})
const upgrading = (change: Partial<UpgradeRule>, others: Partial<SpinRule> = {}): SlotDefinition =>
  withSpin({
    upgrade: { none: 1, choices: [{ from: 'b', to: 'a', weight: 1 }], ...change },
    ...others,
  })
const becoming = (from: string, to: string): SlotDefinition =>
  upgrading({ choices: [{ from, to, weight: 1 }] })

const { 'a respin of the reels that do not show a star': respins } = smallSlots
if (respins === undefined) throw new Error('a small slot is missing')
const held: SlotDefinition = {
  ...respins,
  spins: {
    ...respins.spins,
    base: {
      ...respins.spins.base,
      upgrade: { none: 1, choices: [{ from: 'b', to: 'a', weight: 1 }] },
    },
  },
}

const splitting = (change: Partial<SlotDefinition>): SlotDefinition => ({
  ...tiny,
  symbols: [...tiny.symbols, 'aa'],
  splits: [{ symbol: 'aa', of: 'a' }],
  pays: { ...tiny.pays, a: [0, 0, 1, 5, 6] },
  spins: {
    base: {
      ...tiny.spins.base,
      strips: [['a', 'aa', 'star'], ...tiny.spins.base.strips.slice(1)],
    },
  },
  ...change,
})

const removing = (
  symbols: readonly string[],
  others: Partial<SpinRule> = {},
  rule: Partial<RemovalRule> = {},
): SlotDefinition =>
  withSpin({ removal: { none: 1, choices: [{ symbols, weight: 1 }], ...rule }, ...others })

const { 'mysteries, and free spins in which they fill their reels and stay': mysteries } =
  smallSlots
const filling = mysteries?.spins['free']
if (mysteries === undefined || filling === undefined) throw new Error('a small slot is missing')
const removal = { none: 1, choices: [{ symbols: ['b'], weight: 1 }] }
const filled: SlotDefinition = {
  ...mysteries,
  spins: { ...mysteries.spins, free: { ...filling, removal } },
}

const broken: readonly (readonly [string, SlotDefinition, RegExp])[] = [
  ['an upgrade of nothing', upgrading({ choices: [] }), /spin base: it needs symbols to upgrade/],
  ['half an upgrade', upgrading({ none: 0.5 }), /how often nothing is upgraded must be whole/],
  [
    'an upgrade that never comes',
    upgrading({ choices: [{ from: 'b', to: 'a', weight: 0 }] }),
    /the weight of b upgraded must be whole/,
  ],
  ['an upgrade to itself', becoming('a', 'a'), /a cannot become itself/],
  ['an upgrade to a wild', becoming('a', 'wild'), /wild is wild/],
  ['an upgrade of a scatter', becoming('star', 'a'), /star pays nothing/],
  [
    'an upgrade of what makes another wild',
    upgrading({}, { chosenWild: { symbol: 'b', choices: [{ symbol: 'a', weight: 1 }] } }),
    /b makes another wild/,
  ],
  ['upgrades on reels that turn as one', upgrading({}, { colossal: [1, 2] }), /turn as one/],
  ['upgrades beside reels that are held', held, /would show what was there before/],
  [
    'a run of split symbols whose pay is not said',
    splitting({ pays: tiny.pays }),
    /the pays of a need an entry for each count from 0 to 4/,
  ],
  [
    'a split symbol with pays of its own',
    splitting({ pays: { ...tiny.pays, aa: [0, 0, 1, 5] } }),
    /aa pays as two of a: take its own pays away/,
  ],
  [
    'a wild that is split',
    splitting({ splits: [{ symbol: 'aa', of: 'wild' }] }),
    /aa must be two of a paying symbol that is not wild/,
  ],
  ['a split symbol that never comes', splitting({ spins: tiny.spins }), /nothing ever shows aa/],
  [
    'a split symbol that starts something',
    splitting({ splits: [{ symbol: 'star', of: 'a' }] }),
    /star is two of a and does nothing else/,
  ],
  ['a removal of nothing', removing([], {}, { choices: [] }), /it needs symbols that go/],
  ['a removal of no symbols', removing([]), /a choice needs symbols that go/],
  ['half a removal', removing(['a'], {}, { none: 0.5 }), /how often nothing goes must be whole/],
  ['a wild that goes', removing(['wild']), /wild cannot go/],
  ['a scatter that goes', removing(['star']), /star cannot go/],
  [
    'strips on which too little is left',
    removing(['a', 'b'], { strips: [['a', 'b', 'star', 'a'], ...tiny.spins.base.strips.slice(1)] }),
    /strip 1 is shorter than its window without a, b/,
  ],
  [
    'a removal beside wilds that multiply',
    removing(['a'], { wildMultipliers: [{ value: 2, weight: 1 }] }),
    /are not proved beside symbols that go/,
  ],
  ['a removal beside mysteries that fill reels', filled, /reels that are filled do not lose/],
  [
    'a mixture that fills a screen for nothing',
    { ...tiny, fullScreenOf: ['a', 'b'] },
    /multiplies nothing: say by what/,
  ],
  ['a full screen of nothing', { ...tiny, fullScreen: 3, fullScreenOf: [] }, /it needs symbols/],
  [
    'a full screen of one symbol twice',
    { ...tiny, fullScreen: 3, fullScreenOf: ['a', 'a'] },
    /fills a screen once/,
  ],
  [
    'a full screen of what pays nothing',
    { ...tiny, fullScreen: 3, fullScreenOf: ['a', 'star'] },
    /star pays nothing/,
  ],
  [
    'a full screen of wilds among others',
    { ...tiny, pays: { ...tiny.pays, wild: [0, 0, 0, 9] }, fullScreen: 3, fullScreenOf: ['wild'] },
    /leave it out/,
  ],
  ['split symbols beside full screens', splitting({ fullScreen: 2 }), /no full screen/],
]

it('takes split symbols whose every run pays something that is said', () => {
  expect(() => checkDefinition(splitting({}))).not.toThrow()
})

describe('what changes symbols of a spin', () => {
  it.each(broken)('is refused where it cannot be proved: %s', (_, definition, sentence) => {
    expect(() => checkDefinition(definition)).toThrow(RangeError)
    expect(() => checkDefinition(definition)).toThrow(sentence)
  })

  const { 'a book': book } = smallSlots
  if (book === undefined) throw new Error('a small slot is missing')
  const free = book.spins['free']
  const changing: readonly (readonly [string, Partial<SpinRule>])[] = [
    ['upgraded', { upgrade: { none: 1, choices: [{ from: 'a', to: 'b', weight: 1 }] } }],
    ['multiplied by a reel', { multiplierReel: [{ value: 2, weight: 1 }] }],
    ['covered by wilds', { wildDrop: { none: 1, patterns: [{ cells: [[0, 0]], weight: 1 }] } }],
  ]
  it.each(changing)('is refused in the free spins of a book: %s', (_, change) => {
    const spins = { ...book.spins, ...(free && { free: { ...free, ...change } }) }
    expect(() => checkDefinition({ ...book, spins })).toThrow(/only beside cells that stay/)
  })
})
