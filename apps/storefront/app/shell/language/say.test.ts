import { describe, expect, it } from 'vitest'
import { inLanguage, languageOfPath, languages } from '../texts/languages.ts'
import { fill, fillCounted } from './say.ts'

describe('sentences', () => {
  it('take their values by name', () => {
    expect(fill('{login} won {amount}', { login: 'ada', amount: '5.00 Cr' })).toBe(
      'ada won 5.00 Cr',
    )
  })

  it('refuse to be shown with a hole', () => {
    expect(() => fill('Hello {name}', {})).toThrow('no value for {name}')
  })

  it.each([
    [0, '0 rounds'],
    [1, '1 round'],
    [1200, '1,200 rounds'],
  ])('count %i as %s', (count, sentence) => {
    const rounds = { one: '{count} round', other: '{count} rounds' }
    expect(fillCounted(rounds, count, 'en')).toBe(sentence)
  })

  it.each(languages)('take the singular in %s where its plural rules have one', (language) => {
    const rules = new Intl.PluralRules(language)
    const form = { one: 'one', other: 'other' }
    for (const count of [0, 1, 2, 3, 10, 11, 21, 100, 101, 1_000, 1_000_000])
      expect([count, fillCounted(form, count, language)]).toEqual([
        count,
        rules.select(count) === 'one' ? 'one' : 'other',
      ])
  })
})

describe('languages', () => {
  it('are read from the path and put into it', () => {
    expect(languageOfPath('/de/lobby')).toBe('de')
    expect(languageOfPath('/lobby')).toBe('en')
    expect(inLanguage('/de/lobby', 'en')).toBe('/en/lobby')
    expect(inLanguage('/', 'de')).toBe('/de')
  })
})
