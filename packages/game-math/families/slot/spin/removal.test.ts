import { expect, it } from 'vitest'
import { nothingHeld, settleSpecials, spinReels } from './spin.ts'
import { readySpin } from './ready-spin.ts'
import { Telling } from '../telling.ts'
import { scriptedDraw } from '../testing/play-feature.ts'
import { tiny } from '../testing/tiny-slot.ts'

const spin = readySpin(tiny, {
  ...tiny.spins.base,
  strips: [
    ['star', 'b', 'a', 'b'],
    ['star', 'b', 'b', 'a'],
    ['a', 'star', 'a', 'a'],
  ],
  removal: { none: 1, choices: [{ symbols: ['b'], weight: 1 }] },
})

function played(draws: readonly number[]) {
  const telling = new Telling(scriptedDraw(draws), 0, 1000)
  settleSpecials(spin, spinReels(spin, nothingHeld, telling), telling)
  return telling.events
}

it('lets what is above fall, around the end of the strip, and counts and shows scatters where they come to', () => {
  expect(played([1, 1, 1, 1]).slice(1)).toEqual([
    {
      type: 'symbolsRemoved',
      symbols: ['b'],
      removed: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      grid: [
        ['star', 'a'],
        ['a', 'star'],
        ['star', 'a'],
      ],
    },
    {
      type: 'scatterWon',
      symbol: 'star',
      count: 3,
      cells: [
        [0, 0],
        [1, 1],
        [2, 0],
      ],
      pay: 4,
      total: 4,
    },
  ])
})

it('tells nothing where the draw takes nothing out, or nothing of it is in view', () => {
  const types = (draws: readonly number[]) => played(draws).map(({ type }) => type)
  expect(types([1, 1, 1, 0])).not.toContain('symbolsRemoved')
  expect(types([3, 3, 0, 1])).toContain('symbolsRemoved')
  expect(types([0, 0, 0, 1])).toContain('symbolsRemoved')
  const calm = readySpin(tiny, {
    ...tiny.spins.base,
    removal: { none: 0, choices: [{ symbols: ['b'], weight: 1 }] },
  })
  const telling = new Telling(scriptedDraw([2, 3, 2, 0]), 0, 1000)
  spinReels(calm, nothingHeld, telling)
  expect(telling.events.map(({ type }) => type)).not.toContain('symbolsRemoved')
})
