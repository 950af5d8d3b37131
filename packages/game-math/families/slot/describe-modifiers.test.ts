import { expect, it } from 'vitest'
import type { SlotDefinition, SpinRule } from './definition.ts'
import { describeModifiers } from './describe-modifiers.ts'
import { free, tiny } from './testing/tiny-slot.ts'

const upgrade = {
  none: 1,
  choices: [
    { from: 'b', to: 'a', weight: 1 },
    { from: 'a', to: 'b', weight: 1 },
  ],
} as const
const plain = tiny.spins.base
const upgraded: SpinRule = { ...plain, upgrade }

it.each<[string, SlotDefinition['spins'], string]>([
  ['every spin', { base: upgraded }, 'every'],
  ['every spin, free ones too', { base: upgraded, free: { ...free, upgrade } }, 'every'],
  ['the base game only', { base: upgraded, free }, 'base'],
  ['free spins only', { base: plain, free: { ...free, upgrade } }, 'free'],
])('tells once what may be upgraded, and where: %s', (_, spins, where) => {
  const changes = upgrade.choices.map(({ from, to }) => ({ from, to }))
  expect(describeModifiers({ ...tiny, spins })).toEqual([
    { type: 'upgrade', changes, spins: where },
  ])
})

it('tells nothing where nothing is changed', () => {
  expect(describeModifiers(tiny)).toEqual([])
})

it('tells of split symbols apart from upgrades, and where a draw splits them', () => {
  const definition: SlotDefinition = {
    ...tiny,
    splits: [{ symbol: 'aa', of: 'a' }],
    spins: {
      base: { ...plain, upgrade: { none: 1, choices: [{ from: 'a', to: 'aa', weight: 1 }] } },
      free,
    },
  }
  expect(describeModifiers(definition)).toEqual([
    { type: 'split', symbol: 'aa', of: 'a', by: 'lines', drawn: 'base' },
  ])
  expect(describeModifiers({ ...definition, spins: { base: plain } })).toEqual([
    { type: 'split', symbol: 'aa', of: 'a', by: 'lines', drawn: null },
  ])
})

it('tells every set of symbols that may go once', () => {
  const removal = {
    none: 1,
    choices: [
      { symbols: ['b'], weight: 1 },
      { symbols: ['a', 'b'], weight: 2 },
    ],
  }
  const spins = { base: { ...plain, removal }, free: { ...free, removal } }
  expect(describeModifiers({ ...tiny, spins })).toEqual([
    { type: 'removal', sets: [['b'], ['a', 'b']], spins: 'every' },
  ])
})
