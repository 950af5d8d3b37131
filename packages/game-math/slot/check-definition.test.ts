import { describe, expect, it } from 'vitest'
import { checkDefinition } from './check-definition.ts'
import type { SlotDefinition } from './definition.ts'
import { smallSlot } from './testing/small-slot.ts'

const base = smallSlot.strips.base
const withBase = (reel: number, strip: readonly string[]): SlotDefinition => ({
  ...smallSlot,
  strips: { ...smallSlot.strips, base: base.map((old, i) => (i === reel ? strip : old)) },
})

describe('checkDefinition', () => {
  it('lets a sound definition pass', () => {
    expect(() => checkDefinition(smallSlot)).not.toThrow()
  })

  const broken: readonly (readonly [string, SlotDefinition])[] = [
    [
      'two lines that are the same',
      {
        ...smallSlot,
        lines: [
          [0, 0, 0, 0, 0],
          [0, 0, 0, 0, 0],
        ],
      },
    ],
    ['a line that leaves the grid', { ...smallSlot, lines: [[0, 0, 3, 0, 0]] }],
    ['a line of four reels', { ...smallSlot, lines: [[0, 0, 0, 0]] }],
    ['more lines than bits', { ...smallSlot, lines: Array.from({ length: 31 }, () => [0]) }],
    [
      'a fraction of a unit',
      { ...smallSlot, pays: { ...smallSlot.pays, a: [0, 0, 0, 0.5, 1, 2] } },
    ],
    [
      'a longer run that pays less',
      { ...smallSlot, pays: { ...smallSlot.pays, a: [0, 0, 0, 5, 4, 9] } },
    ],
    [
      'a symbol that pays nothing and does nothing',
      { ...smallSlot, symbols: [...smallSlot.symbols, 'x'] },
    ],
    ['a wild that pays', { ...smallSlot, pays: { ...smallSlot.pays, wild: [0, 0, 0, 1, 2, 3] } }],
    ['a name that is no symbol', withBase(3, ['a', 'b', 'z'])],
    ['a strip shorter than its window', withBase(3, ['a', 'b'])],
    ['a wild on the first reel', withBase(0, ['wild', 'a', 'b', 'a'])],
    ['a pick symbol on another reel', withBase(3, ['coffin', 'a', 'b', 'a'])],
    ['special symbols two rows apart', withBase(2, ['wild', 'a', 'moon', 'a', 'b', 'a'])],
    ['special symbols that meet around the end', withBase(2, ['moon', 'a', 'a', 'b', 'a', 'wild'])],
    ['four strips', { ...smallSlot, strips: { ...smallSlot.strips, base: base.slice(1) } }],
    ['scatters among free spins', { ...smallSlot, strips: { base, free: base } }],
    ['stakes that do not ascend', { ...smallSlot, betLevels: [8, 4] }],
    ['a stake that makes no whole units', { ...smallSlot, betLevels: [4, 6] }],
    ['no stake at all', { ...smallSlot, betLevels: [] }],
    ['a pick bonus that never ends', { ...smallSlot, pick: { ...smallSlot.pick, enders: 0 } }],
    ['a prize of nothing', { ...smallSlot, pick: { ...smallSlot.pick, prizes: [0, 1] } }],
    ['a most that a spin could reach by itself', { ...smallSlot, maxUnits: 40 }],
  ]
  it.each(broken)('refuses %s', (_, definition) => {
    expect(() => checkDefinition(definition)).toThrow(RangeError)
  })
})
