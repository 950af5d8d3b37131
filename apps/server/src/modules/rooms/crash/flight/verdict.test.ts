import { expect, it } from 'vitest'
import { verdictOn } from './verdict.ts'

const times = { doublesInMs: 1_000, unledMs: 500 }
/** Bursts when 2.01 is reached: 1,008 ms after take-off. */
const flight = { fliesAt: 10_000, bust: 200 }

it.each([
  ['before take-off it flies', { now: 9_900, ledAt: 9_800 }, 'flies'],
  ['led a moment ago it flies', { now: 10_600, ledAt: 10_500 }, 'flies'],
  ['led until it burst it bursts', { now: 11_008, ledAt: 10_900 }, 'bursts'],
  ['it bursts however late somebody looks', { now: 99_000, ledAt: 10_900 }, 'bursts'],
  ['just not unled for too long it bursts', { now: 99_000, ledAt: 10_508 }, 'bursts'],
  ['unled for too long it is void', { now: 99_000, ledAt: 10_507 }, 'void'],
  ['also while it would fly', { now: 10_951, ledAt: 10_450 }, 'void'],
  ['nobody is missed before take-off', { now: 10_400, ledAt: 2_000 }, 'flies'],
  ['but after it', { now: 10_501, ledAt: 2_000 }, 'void'],
] as const)('%s', (_, moment, verdict) => {
  expect(verdictOn({ ...flight, ...moment }, times)).toBe(verdict)
})

it('an instant burst is never void for want of a leader', () => {
  expect(verdictOn({ fliesAt: 0, bust: 100, now: 9_999_999, ledAt: 0 }, times)).toBe('bursts')
})
