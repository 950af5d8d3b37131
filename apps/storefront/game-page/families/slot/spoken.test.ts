import type { SlotEvent } from '@fairhouse/contract/families/slot/events'
import { formatMoney } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import { de as sharedDe } from '../../texts/de.ts'
import { en as shared } from '../../texts/en.ts'
import { de } from './texts/de.ts'
import { en } from './texts/en.ts'
import { spokenEvents } from './spoken.ts'
import type { Voice } from './voice.ts'

const voice: Voice = {
  texts: en,
  shared,
  money: (minorUnits) => formatMoney(minorUnits, 'USD'),
  symbolName: (symbol) => `${symbol}s`,
}
const stopped: SlotEvent = {
  type: 'reelsStopped',
  mode: 'base',
  stops: [],
  grid: [],
  heldReels: [],
}
const line = (number: number, pay: number): SlotEvent => ({
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
    expect(said).toBe('Reels stopped. Three bells on payline 4 pay $2.50. You won $2.50.')
  })

  it('tells a win of the corners as one', () => {
    const said = spokenEvents(
      [
        stopped,
        {
          type: 'groupWon',
          by: 'corners',
          symbol: 'bell',
          count: 4,
          ways: 1,
          cells: [],
          multiplier: 1,
          pay: 600,
          total: 600,
        },
        { type: 'roundEnded', total: 600 },
      ],
      voice,
    )
    expect(said).toBe('Reels stopped. Four bells in the corners pay $6.00. You won $6.00.')
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
      { ...voice, texts: de, shared: sharedDe },
    )
    expect(said).toBe('Walzen stehen. Noch 7 Freispiele.')
  })

  it.each<[string, SlotEvent[], string]>([
    [
      'ways',
      [
        {
          type: 'groupWon',
          by: 'ways',
          symbol: 'lion',
          count: 4,
          ways: 6,
          cells: [],
          multiplier: 1,
          pay: 120,
          total: 120,
        },
      ],
      'Four lions in 6 ways pay $1.20.',
    ],
    [
      'clusters that fall on and on',
      [
        {
          type: 'groupWon',
          by: 'cluster',
          symbol: 'gem',
          count: 9,
          ways: 1,
          cells: [],
          multiplier: 2,
          pay: 50,
          total: 50,
        },
        { type: 'cascaded', number: 1, removed: [], grid: [] },
        { type: 'multiplierSet', of: 'spin', cells: [], value: 2 },
        { type: 'multiplierSet', of: 'place', cells: [[0, 0]], value: 8 },
        { type: 'cascaded', number: 2, removed: [], grid: [] },
      ],
      'A cluster of 9 gems pays $0.50. 2 cascades. Multiplier 2.',
    ],
    [
      'symbols that are upgraded',
      [
        {
          type: 'cellsChanged',
          by: 'upgrade',
          changes: [
            { cell: [0, 0], symbol: 'lion' },
            { cell: [1, 2], symbol: 'lion' },
          ],
        },
      ],
      '2 symbols upgraded to lions.',
    ],
    [
      'hold and spin',
      [
        { type: 'holdSpun', landed: [], left: 2, rows: 3 },
        { type: 'jackpotWon', jackpot: 'minor', pay: 5000, total: 5000 },
      ],
      'Nothing lands. 2 spins left. You won the Minor jackpot: $50.00.',
    ],
    [
      'a wheel',
      [
        {
          type: 'wheelSpun',
          ring: 0,
          slice: 2,
          prize: { kind: 'freeSpins', jackpot: null, count: 8, pay: 0 },
          pay: 0,
          total: 0,
        },
      ],
      'The wheel stops on: 8 free spins.',
    ],
    [
      'a choice of free spins',
      [
        {
          type: 'choiceOffered',
          options: [
            { spins: 25, multiplier: 2, rows: 0 },
            { spins: 8, multiplier: 5, rows: 0 },
          ],
        },
      ],
      'Choose your free spins: 25 free spins, all wins multiplied by 2; 8 free spins, all wins multiplied by 5.',
    ],
    [
      'a choice of the special symbol',
      [
        {
          type: 'choiceOffered',
          options: [
            { spins: 10, multiplier: 1, rows: 3, symbol: 'A' },
            { spins: 10, multiplier: 1, rows: 3, symbol: 'K' },
          ],
        },
      ],
      'Choose your special symbol: As, Ks.',
    ],
  ])('tells of %s', (_, events, said) => {
    expect(spokenEvents(events, voice)).toBe(said)
  })
})

describe('wheels as they are said', () => {
  const started: SlotEvent = { type: 'wheelStarted', symbol: 'token', cells: [], rings: [] }
  const ended = (pay: number): SlotEvent => ({ type: 'wheelEnded', pay, total: pay })
  const says = (events: readonly SlotEvent[], before: readonly SlotEvent[] = []): string =>
    spokenEvents(events, voice, before)

  it('one begins, ends and says what it paid', () => {
    expect(says([started])).toBe('The wheel bonus starts.')
    expect(says([ended(500)], [stopped, started])).toBe('The wheel bonus is over. You won $5.00.')
  })

  it('of two the upper one is named, and the bonus is over with the lower one', () => {
    const two = [started, started]
    expect(says(two)).toBe(
      'The wheel bonus starts. Two wheels are open. You spin the upper one first.',
    )
    expect(says([ended(500)], two)).toBe(
      'The upper wheel won you $5.00. Next, spin the lower wheel.',
    )
    expect(says([ended(200)], [...two, ended(500)])).toBe('The wheel bonus is over. You won $7.00.')
  })

  it('a bonus before, or a round that ends with a wheel unspun, is told right', () => {
    expect(says([started, ended(100)], [started, ended(900)])).toBe(
      'The wheel bonus starts. The wheel bonus is over. You won $1.00.',
    )
    const end: SlotEvent = { type: 'roundEnded', total: 900 }
    expect(says([ended(900), end], [started, started])).toContain('The wheel bonus is over.')
  })
})
