import { expect, it } from 'vitest'
import { slotFacts } from '../families/slot/exact/slot-facts.ts'
import { slotGame } from '../families/slot/slot-game.ts'
import { ratio } from '../fraction.ts'
import { deriveSlot } from './derive-slot.ts'
import type { SlotWish } from './slot-wish.ts'

const wish: SlotWish = {
  kind: 'slot',
  seed: 7,
  reels: 3,
  rows: 3,
  by: 'lines',
  lines: 5,
  freeSpins: false,
  rtp: 0.955,
  minStake: 10,
  maxStake: 1_000,
  maxWinX: 500,
}

const wishes: readonly (readonly [string, SlotWish])[] = [
  ['three reels', wish],
  ['five reels of lines', { ...wish, reels: 5, lines: 10 }],
  ['ways', { ...wish, reels: 5, by: 'ways', lines: 0 }],
  ['free spins', { ...wish, reels: 5, lines: 10, freeSpins: true }],
]

it.each(wishes)('%s return what is wished, within half a hundredth', (_, one) => {
  expect(ratio(slotFacts(deriveSlot(one)).rtp)).toBeCloseTo(0.955, 2)
})

it('the same wish makes the same slot, and another seed another', () => {
  const hash = (one: SlotWish) => slotGame(deriveSlot(one)).hash
  expect(hash(wish)).toBe(hash({ ...wish }))
  expect(hash({ ...wish, seed: 8 })).not.toBe(hash(wish))
})

it('stakes lie between those that are wished and make every pay whole', () => {
  const { betLevels, unitsPerStake } = deriveSlot({ ...wish, minStake: 12 })
  expect(betLevels[0]).toBe(15)
  expect(Math.max(...betLevels)).toBeLessThanOrEqual(1_000)
  expect(betLevels.every((stake) => stake % unitsPerStake === 0)).toBe(true)
})
