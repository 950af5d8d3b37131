import { expect, it } from 'vitest'
import { countriesIn, monthsIn } from './countries.server.ts'

it('every country has a name of its own in each language, in the order of that language', () => {
  for (const language of ['en', 'de']) {
    const countries = countriesIn(language)
    expect(countries).toHaveLength(249)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(249)
    expect(countries.every(({ code, name }) => code !== name)).toBe(true)
  }
  const german = countriesIn('de').map(({ name }) => name)
  expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Polen'))
})

it('months are named in the language', () => {
  expect(monthsIn('de')[2]).toBe('März')
})
