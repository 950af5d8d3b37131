import { certificate } from '@fairhouse/contract/entities/certificate'
import { formatPercent } from '@fairhouse/money'
import { describe, expect, it } from 'vitest'
import castle from '../../../games/castle-of-horror/certificate.json' with { type: 'json' }
import emerald from '../../../games/emerald-delta/certificate.json' with { type: 'json' }
import maps from '../../../games/maps-of-atlantis/certificate.json' with { type: 'json' }
import rio from '../../../games/rio-nights/certificate.json' with { type: 'json' }
import summit from '../../../games/summit-jackpot/certificate.json' with { type: 'json' }
import { certifiedCards, type FigureVoice, modeFigures } from './certified-cards.ts'
import { mechanics as words } from './words/en.ts'

const voice: FigureVoice = {
  words,
  language: 'en',
  number: (value) => value.toLocaleString('en'),
  percent: (ratio) => formatPercent(ratio, 'en', 4, true),
}
const cardsOf = (stored: unknown, gamble = true) =>
  certifiedCards(certificate.parse(stored), { gamble }, voice)

describe('what a certificate adds to the rules', () => {
  it('tells each choice of free spins with its own return, and between what returns one chooses', () => {
    const [card, ...others] = cardsOf(rio)
    expect(others).toEqual([])
    expect(card?.rows.map(([name]) => name)).toEqual([
      '25 free spins, all wins multiplied by 2',
      '15 free spins, all wins multiplied by 3',
      '8 free spins, all wins multiplied by 5',
    ])
    const returns = card?.rows.map(([, gives]) => Number.parseFloat(gives.replace('RTP ', '')))
    const least = Math.min(...(returns ?? []))
    const most = Math.max(...(returns ?? []))
    expect(least).toBeLessThan(most)
    expect(card?.sentences[0]).toContain(`between ${least}% and ${most}%`)
    expect(card?.sentences).toContain(words.choices.evenly)
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
    const figures = new Map(card?.rows ?? [])
    const rtp = (name: string) => figures.get(name)?.split(',')[0]
    expect(rtp(words.choices.double)).toBe(rtp(words.choices.collect))
    expect(figures.get(words.choices.double)).not.toBe(figures.get(words.choices.collect))
    expect(card?.sentences).toEqual([words.choices.never])
    expect(cardsOf(emerald, false)).toEqual([])
  })

  it('tells of jackpots what they return at least in the long run, and at their seeds', () => {
    const [card] = cardsOf(summit)
    expect(card?.title).toBe(words.jackpotReturn.title)
    const { adds, wholeAtSeed } = certificate.parse(summit).jackpots ?? {}
    expect(card?.sentences[0]).toContain(`at least ${voice.percent(adds?.ratio ?? 0)}`)
    expect(card?.sentences.at(-1)).toContain(voice.percent(wholeAtSeed?.ratio ?? 0))
    expect(card?.rows.map(([name]) => name.split(' ')[0])).toEqual([
      'Mini',
      'Minor',
      'Major',
      'Grand',
    ])
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
