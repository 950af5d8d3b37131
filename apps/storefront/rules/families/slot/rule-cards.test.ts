import type { SlotPaytable } from '@fairhouse/contract/families/slot/paytable'
import type { PaytableFeature } from '@fairhouse/contract/families/slot/paytable-feature'
import { describe, expect, it } from 'vitest'
import { sampleController } from '../../../game-page/play/sample-controller.ts'
import { languages } from '../../../game-page/texts/texts.ts'
import { paytableOf } from '../../family-rules.ts'
import { slotWords } from './index.ts'
import { partName } from './part-name.ts'
import { howToWin, ruleCards } from './rule-cards.ts'
import type { SlotVoice } from './slot-voice.ts'

const voiceIn = async (language: (typeof languages)[number]): Promise<SlotVoice> => ({
  words: await slotWords(language),
  amount: (units) => `$${units}`,
  figure: (units) => `$${units}`,
  money: (minorUnits) => `$${minorUnits / 100}`,
  symbolName: (symbol, count) => (count === 1 ? symbol : `${symbol}s`),
  number: (value) => new Intl.NumberFormat(language).format(value),
  list: (parts) => new Intl.ListFormat(language, { type: 'conjunction' }).format(parts),
  either: (parts) => new Intl.ListFormat(language, { type: 'disjunction' }).format(parts),
})
const plain = paytableOf('slot', sampleController.game.paytable)
const trigger = { symbol: 'coin', count: 6, reels: null }
const fed = { seed: 1000, grows: 4000, laidBy: 2000, ceiling: 5000 }
const pay = (units: number) => ({ kind: 'pay', jackpot: null, count: 0, pay: units }) as const

/** One of each kind that the contract knows. */
const every: {
  readonly [Type in PaytableFeature['type']]: Extract<PaytableFeature, { type: Type }>
} = {
  freeSpins: {
    type: 'freeSpins',
    symbol: 'moon',
    award: [
      { count: 4, spins: 15 },
      { count: 3, spins: 10 },
    ],
    again: [{ count: 3, spins: 5 }],
    most: 100,
    multiplier: 2,
    wildMultipliers: [2, 3],
    stickyWilds: true,
    extraPerWildReel: 1,
    ownReels: true,
  },
  book: { type: 'book', symbol: 'scroll', drawn: 1, chosen: false },
  pick: { type: 'pick', trigger: { ...trigger, reels: [0, 2, 4] }, prizes: [25, 50], enders: 2 },
  hold: {
    type: 'hold',
    trigger,
    spins: 3,
    prizes: [pay(20), { kind: 'jackpot', jackpot: 'mini', count: 0, pay: 0 }],
    full: 'grand',
    jackpots: [{ name: 'grand', units: 20_000 }],
  },
  wheel: {
    type: 'wheel',
    trigger: { ...trigger, count: 3 },
    rings: [[pay(50), pay(50), { kind: 'up', jackpot: null, count: 0, pay: 0 }], [pay(500)]],
  },
  trail: {
    type: 'trail',
    trigger: { ...trigger, count: 3 },
    rolls: 4,
    sides: 6,
    places: [pay(10), { kind: 'end', jackpot: null, count: 0, pay: 0 }],
  },
  choose: { type: 'choose', trigger, options: [{ spins: 25, multiplier: 2 }] },
  respin: { type: 'respin', trigger: null, spins: 1 },
  gamble: { type: 'gamble', most: 5, limit: 2_000 },
  cascade: { type: 'cascade', multipliers: [1, 2, 3], risesInFreeSpins: 1 },
  bombs: { type: 'bombs', values: [2, 100], inFreeSpinsOnly: true },
  placeMultipliers: {
    type: 'placeMultipliers',
    steps: [
      { wins: 1, multiplier: 2 },
      { wins: 3, multiplier: 5 },
    ],
    staysInFreeSpins: true,
  },
  corners: { type: 'corners', pays: [{ symbol: 'star', units: 40 }] },
  cornerWilds: { type: 'cornerWilds' },
  wildDrop: { type: 'wildDrop', least: 2, most: 5 },
  nudge: { type: 'nudge', symbol: 'wild', reels: [2] },
  walk: { type: 'walk', symbol: 'wild' },
  colossal: { type: 'colossal', reels: [1, 2, 3] },
  cash: { type: 'cash', symbol: 'button', collector: 'box', reels: [4], values: [5, 10] },
  chosenWild: { type: 'chosenWild', symbol: 'lighthouse', reels: [2] },
  mystery: { type: 'mystery', symbol: 'veil', staysInFreeSpins: true },
  split: { type: 'split', symbol: 'lions', of: 'lion', by: 'lines', drawn: 'base' },
  removal: { type: 'removal', sets: [['ten'], ['ten', 'jack']], spins: 'every' },
  upgrade: { type: 'upgrade', changes: [{ from: 'fox', to: 'lion' }], spins: 'free' },
  multiplierReel: { type: 'multiplierReel', multipliers: [1, 2, 10] },
  fullScreen: { type: 'fullScreen', symbols: ['lion', 'fox'], multiplier: 2 },
  progressive: {
    type: 'progressive',
    jackpots: [
      { ...fed, won: 'byMeter', name: 'mini', meter: 'small' },
      { ...fed, won: 'byDraw', name: 'grand', meter: 'large', turnover: 100_000_000 },
    ],
  },
}

describe.each(languages)('rules in %s', async (language) => {
  const voice = await voiceIn(language)

  it.each(Object.values(every))('tell of $type', (feature) => {
    const [card] = ruleCards({ ...plain, features: [feature] }, voice)
    expect(card?.title).toBe(voice.words[feature.type].title)
    expect(card?.sentences.length).toBeGreaterThan(0)
    const words = JSON.stringify(card)
    expect(words).not.toMatch(/undefined|NaN|\[object/)
    for (const sentence of [...(card?.sentences ?? []), ...(card?.more ?? [])])
      expect(sentence.trim()).not.toBe('')
  })

  it('say how many symbols a book draws', () => {
    const [several] = ruleCards({ ...plain, features: [{ ...every.book, drawn: 3 }] }, voice)
    expect(several?.sentences.join(' ')).toContain('3')
    const [one] = ruleCards({ ...plain, features: [every.book] }, voice)
    expect(several?.sentences).not.toEqual(one?.sentences)
    const [chosen] = ruleCards({ ...plain, features: [{ ...every.book, chosen: true }] }, voice)
    expect(chosen?.sentences).not.toEqual(one?.sentences)
  })

  it('say every number of free spins, picks and what a hold-and-spin holds', () => {
    const features = [every.freeSpins, every.pick, every.hold]
    const words = JSON.stringify(ruleCards({ ...plain, features }, voice))
    for (const number of ['15', '10', '100', '$25', '$50', '$20', '$20000', 'Grand', 'Mini'])
      expect(words).toContain(number)
  })

  it.each<[string, Partial<SlotPaytable>, string]>([
    ['lines', {}, '1'],
    [
      'lines of cells',
      {
        grid: { rows: [3, 3, 3], leastRows: [3, 3, 3], ofCells: true },
        rule: { by: 'lines', lines: [[0, 1, 2]], bothWays: false, columns: true },
      },
      '4',
    ],
    ['ways', { rule: { by: 'ways', ways: 117_649, bothWays: false } }, voice.number(117_649)],
    ['clusters', { rule: { by: 'cluster', least: 5 } }, '5'],
    ['symbols anywhere', { rule: { by: 'anywhere', least: 8 } }, '8'],
    [
      'reels of drawn heights',
      { grid: { rows: [7, 7, 7], leastRows: [2, 2, 2], ofCells: false } },
      '7',
    ],
  ])('say how %s pay', (_, part, number) => {
    const said = howToWin({ ...plain, ...part }, voice).join(' ')
    expect(said).toContain(number)
    expect(said).not.toContain('undefined')
  })

  it('name the parts of a return', async () => {
    const words = await slotWords(language)
    for (const part of [
      'base',
      'lines',
      'ways',
      'scatter',
      'freeSpins',
      'pick',
      'holdAndWin',
      'wheel',
    ])
      expect(partName(part, words)).not.toBeNull()
    expect(partName('a part of its own', words)).toBeNull()
  })
})

it('the same prize on a wheel is listed once', async () => {
  const [card] = ruleCards({ ...plain, features: [every.wheel] }, await voiceIn('en'))
  expect(card?.rows).toEqual([
    ['Ring 1, from the outside', '$50 · next ring'],
    ['Ring 2, from the outside', '$500'],
  ])
})

it('a full screen is of one symbol, or of those that fill it in any combination', async () => {
  const voice = await voiceIn('en')
  const [one] = ruleCards({ ...plain, features: [{ ...every.fullScreen, symbols: [] }] }, voice)
  const [mixture] = ruleCards({ ...plain, features: [every.fullScreen] }, voice)
  expect(one?.sentences).toEqual([voice.words.fullScreen.sentence(2)])
  expect(mixture?.sentences).toEqual([
    'When every position shows lion or fox, in any combination, all wins of the spin are multiplied by 2.',
  ])
})

it('what a place multiplies by stands in a table, by how often something won there', async () => {
  const [card] = ruleCards({ ...plain, features: [every.placeMultipliers] }, await voiceIn('en'))
  expect(card?.rows).toEqual([
    ['After 1 win there', '× 2'],
    ['After 3 wins there', '× 5'],
  ])
})

describe('in English', async () => {
  const voice = await voiceIn('en')
  const told = (feature: PaytableFeature): readonly string[] =>
    ruleCards({ ...plain, features: [feature] }, voice)[0]?.sentences ?? []

  it('reels on any of which a symbol may land are alternatives', () => {
    expect(told({ ...every.nudge, reels: [1, 2, 3] })[0]).toContain('on reel 2, 3, or 4,')
    expect(told({ ...every.cash, reels: [0, 4] })[0]).toContain('lands on reel 1 or 5,')
  })

  it('the number of scatters is told to decide only where it does', () => {
    const [start] = told(every.freeSpins)
    expect(told(every.freeSpins)).toHaveLength(2)
    const same = every.freeSpins.award.map(({ count }) => ({ count, spins: 10 }))
    expect(told({ ...every.freeSpins, award: same })).toEqual([start])
  })
})
