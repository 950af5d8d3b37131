import { readFileSync } from 'node:fs'
import { certificate } from '@fairhouse/contract/entities/certificate'
import { describe, expect, it } from 'vitest'
import { game } from '../../../../../games/european-roulette/math.ts'
import { paytableOf } from '../../family-rules.ts'
import { certifiedCards, howToWin } from './rule-cards.ts'
import { roulette as de } from './words/de.ts'
import { roulette as en } from './words/en.ts'

const paytable = paytableOf('roulette', game.paytable)
const file = new URL('../../../../../games/european-roulette/certificate.json', import.meta.url)
const certified = certificate.parse(JSON.parse(readFileSync(file, 'utf8')))
const percent = (ratio: number): string => `${(ratio * 100).toFixed(2)}%`

describe('rules of a roulette table', () => {
  it('say what is drawn, and that the wheel has no memory', () => {
    const sentences = howToWin(paytable, en)
    expect(sentences[0]).toContain('one of 37 pockets')
    expect(sentences[2]).toMatch(/^When 0 is drawn, red, black/)
    expect(sentences.at(-1)).toContain('no memory')
    expect(howToWin(paytable, de).at(-1)).toContain('kein Gedächtnis')
  })

  it('tell the certified return and chance of every kind of bet', () => {
    const [card] = certifiedCards(certified, { percent }, en)
    expect(card?.rows).toHaveLength(paytable.kinds.length)
    expect(card?.rows[0]).toEqual(['Straight up', '97.30% · 2.70%'])
    expect(card?.rows).toContainEqual(['Red', '97.30% · 48.65%'])
    expect(card?.rows).toContainEqual(['Six line', '97.30% · 16.22%'])
  })
})
