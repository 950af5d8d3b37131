import { describe, expect, it } from 'vitest'
import { facts } from '../content/facts.ts'
import { writtenPage } from '../content/written-pages.server.ts'
import { languages } from '../../shell/texts/languages.ts'
import { pictureOf } from './pictures.server.ts'
import { promotionFacts } from './promotion-page.server.ts'
import { promotions } from '../content/promotions/promotions.server.ts'

const named = [...promotions]

describe('promotions', () => {
  it('are the eleven of the specification, and two have its anchors', () => {
    expect(named.map(([, { name }]) => name).toSorted()).toEqual([
      'Bonus Buddy',
      'Cashback Bonus',
      'Comp Points',
      'Crypto Week',
      'Game of the Month',
      'Halloween Spooky Spins',
      'Jackpot Rush',
      'VIP Delights',
      'Weekly Reloads',
      'Welcome Bonus',
      'Winfall',
    ])
    expect(promotions.get('comp-points')?.anchor).toBe('comp-points')
    expect(promotions.get('welcome-bonus')?.anchor).toBe('welcome')
  })

  it.each(named)('%s has a text of its own', (slug, { name }) => {
    expect(writtenPage(`/promotions/${slug}`, 'en')?.head.heading).toContain(name)
  })

  it.each(named)('%s has a picture of its own', (slug) => {
    expect(pictureOf(slug).picture).toContain(slug)
  })

  it.each(named)('%s has terms and an example in every language', (_, terms) => {
    for (const language of languages) {
      const { terms: rows, example } = promotionFacts(terms, language)
      expect(rows.length).toBeGreaterThan(4)
      for (const { label, words } of [...rows, ...example]) {
        expect(label).not.toBe('')
        expect(words).not.toMatch(/[{}]|undefined|NaN/)
      }
    }
  })

  it('say when they are on in the words of a language', () => {
    const when = (slug: string, language: 'en' | 'de' | 'ja') => {
      const terms = promotions.get(slug)
      if (terms === undefined) throw new Error(`no promotion ${slug}`)
      return promotionFacts(terms, language).terms[0]?.words
    }
    expect(when('weekly-reloads', 'en')).toBe('Every Friday (UTC)')
    expect(when('weekly-reloads', 'de')).toBe('Jeden Freitag (UTC)')
    expect(when('weekly-reloads', 'ja')).toBe('毎週金曜日（UTC）')
    expect(when('halloween-spooky-spins', 'en')).toMatch(/October 25\s*–\s*31/)
    expect(when('game-of-the-month', 'en')).toBe('All month, every month')
  })

  it('and other pages quote the same worth of comp points', () => {
    expect(promotions.get('comp-points')?.reward).toEqual({
      type: 'points',
      turnover: facts['comp.turnover']?.value,
      points: facts['comp.points']?.value,
      worth: facts['comp.worth']?.value,
    })
  })

  it('that are only announced offer nothing to claim', () => {
    for (const [, terms] of named.filter(([, { state }]) => state === 'announced'))
      expect(promotionFacts(terms, 'en').stateMeans).toMatch(/can’t claim/)
  })

  it('that need a deposit or spin for free are claimed by a code of their own', () => {
    const codes = named.flatMap(([, { state, code }]) => (state === 'open' && code ? [code] : []))
    expect(codes.length).toBeGreaterThanOrEqual(5)
    expect(new Set(codes).size).toBe(codes.length)
  })
})
