import { certificate } from '@fairhouse/contract/entities/certificate'
import { formatPercent } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import castle from '../../../games/castle-of-horror/certificate.json' with { type: 'json' }
import emerald from '../../../games/emerald-delta/certificate.json' with { type: 'json' }
import maps from '../../../games/maps-of-atlantis/certificate.json' with { type: 'json' }
import rio from '../../../games/rio-nights/certificate.json' with { type: 'json' }
import summit from '../../../games/summit-jackpot/certificate.json' with { type: 'json' }
import { certifiedCards, type FigureVoice, modeFigures } from './certified-cards.ts'
import { ruleWords as words } from './words/en.ts'

const voice: FigureVoice = {
  words,
  language: 'en',
  number: (value) => value.toLocaleString('en'),
  symbolName: (symbol) => symbol,
  percent: (ratio) => formatPercent(ratio, 'en', 4, true),
}
const cardsOf = (stored: unknown, gamble = true) =>
  certifiedCards(certificate.parse(stored), { gamble }, voice)

describe('what a certificate adds to the rules', () => {
  it('tells each choice of free spins with its own return, and between what returns one chooses', () => {
    const [card, ...others] = cardsOf(rio)
    expect(others).toEqual([])
    const [range, ...told] = card?.sentences ?? []
    const headline = told.pop()
    expect(told.map((sentence) => sentence.split(':')[0])).toEqual([
      '25 free spins, all wins multiplied by 2',
      '15 free spins, all wins multiplied by 3',
      '8 free spins, all wins multiplied by 5',
    ])
    const returns = told.map((sentence) => Number.parseFloat(sentence.split('RTP ')[1] ?? ''))
    const least = Math.min(...returns)
    const most = Math.max(...returns)
    expect(least).toBeLessThan(most)
    expect(range).toContain(`between ${least}% and ${most}%`)
    expect(headline).toBe(words.choices.evenly)
  })

  it('tells by its name what each special symbol that may be chosen is worth', () => {
    const { choices } = certificate.parse(rio)
    const [choice] = choices?.each ?? []
    const options = (choice?.options ?? []).map((option, place) => ({
      ...option,
      option: { type: 'symbol', symbol: ['hound', 'cane', 'A'][place] },
    }))
    const [card] = cardsOf({ ...rio, choices: { ...choices, each: [{ ...choice, options }] } })
    const told = card?.sentences.slice(1, -1).map((sentence) => sentence.split(':')[0])
    expect(told).toEqual(['Hound', 'Cane', 'A'])
  })

  it('says of picks that none is better, without a table of one', () => {
    expect(cardsOf(castle)).toEqual([
      {
        symbol: null,
        title: words.choices.title,
        sentences: [words.choices.any],
        rows: [],
        more: [],
      },
    ])
  })

  it('tells of doubling the same return and how much wilder it is, unless the place forbids it', () => {
    const [card] = cardsOf(emerald)
    const [collect, double, headline] = card?.sentences ?? []
    const figures = (told: string | undefined, name: string) =>
      told?.replace(`${name}: `, '').split(', ') ?? []
    const [rtp, sigma, wins] = figures(collect, words.choices.collect)
    const [sameRtp, moreSigma, fewerWins] = figures(double, words.choices.double)
    expect(rtp).toMatch(/^RTP 95[.]\d+%$/)
    expect(sameRtp).toBe(rtp)
    expect([sigma, moreSigma]).toEqual([
      'standard deviation 5.98 × bet',
      'standard deviation 11.46 × bet',
    ])
    expect([wins, fewerWins]).toEqual(['a win 1 in 3', 'a win 1 in 77.9'])
    expect(headline).toBe(words.choices.never)
    expect(cardsOf(emerald, false)).toEqual([])
  })

  it('tells of jackpots what they return at least in the long run, and at their seeds', () => {
    const [card] = cardsOf(summit)
    expect(card?.title).toBe(words.jackpotReturn.title)
    const { adds, wholeAtSeed } = certificate.parse(summit).jackpots ?? {}
    expect(card?.sentences[0]).toContain(`at least ${voice.percent(adds?.ratio ?? 0)}`)
    expect(card?.sentences[2]).toContain(voice.percent(wholeAtSeed?.ratio ?? 0))
    const names = card?.sentences.slice(3).map((sentence) => sentence.split(' ')[0])
    expect(names).toEqual(['Mini', 'Minor', 'Major', 'Grand'])
  })

  it('says of a top win that hardly anybody sees how rare it is', () => {
    const [card] = cardsOf(maps)
    expect(card?.title).toBe(words.rareTop.title)
    expect(card?.sentences.join()).toContain('5,000 × bet comes about once in 3.9 billion rounds')
  })
})

it('a bought mode is told in its price, and in bets where that matters', () => {
  const { modes } = certificate.parse(maps)
  const told = modeFigures(modes[0], voice)
  expect(told).toHaveLength(4)
  expect(told.join(' ')).toContain('Top win: 50 × the price, which is 5,000 × bet, 1 in 16,836,919')
  expect(told.join(' ')).toContain('Standard deviation: 1.52 × the price, 151.82 × bet')
  expect(modeFigures(undefined, voice)).toEqual([])
})
