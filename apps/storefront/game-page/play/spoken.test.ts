import type { RoundEvent } from '@fairhouse/contract/rounds/round'
import { formatMoney } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import { de } from '../texts/de.ts'
import { en } from '../texts/en.ts'
import { spokenEvents, type Voice } from './spoken.ts'

const voice: Voice = {
  texts: en,
  money: (minorUnits) => formatMoney(minorUnits, 'USD'),
  symbolName: (symbol) => `${symbol}s`,
}
const stopped: RoundEvent = {
  type: 'reelsStopped',
  mode: 'base',
  stops: [],
  grid: [],
  heldReels: [],
}
const line = (number: number, pay: number): RoundEvent => ({
  type: 'lineWon',
  line: number,
  symbol: 'bell',
  count: 3,
  cells: [],
  multiplier: 1,
  pay,
  total: pay,
})

describe('a round as it is said', () => {
  it('tells what won, where and how much', () => {
    const said = spokenEvents([stopped, line(3, 250), { type: 'roundEnded', total: 250 }], voice)
    expect(said).toBe('Reels stopped. Three bells on line 4 pay $2.50. You won $2.50.')
  })

  it('says so when nothing won', () => {
    expect(spokenEvents([stopped, { type: 'roundEnded', total: 0 }], voice)).toBe(
      'Reels stopped. No win.',
    )
  })

  it('sums up what is too much to listen to', () => {
    const said = spokenEvents(
      [stopped, ...[0, 1, 2, 3, 4].map((number) => line(number, 10))],
      voice,
    )
    expect(said).toContain('And 2 more wins.')
    expect(said).not.toContain('line 4')
  })

  it('says nothing of free spins that began as if they were over', () => {
    const said = spokenEvents(
      [
        { type: 'freeSpinStarted', number: 1, left: 7 },
        { ...stopped, mode: 'free' },
      ],
      { ...voice, texts: de },
    )
    expect(said).toBe('Walzen stehen. Noch 7 Freispiele.')
  })
})
