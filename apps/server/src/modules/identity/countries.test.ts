import { describe, expect, it } from 'vitest'
import { languages } from '#platform/http/language'
import { countriesIn, isServed } from './countries.ts'

it.each(['DE', 'MT', 'JP', 'BR', 'GB'])('%s is served', (code) => {
  expect(isServed(code)).toBe(true)
})

it.each(['KP', 'IR', 'MM', 'ZZ', 'EU', 'UN', 'QX', 'XX', 'AA', '__proto__', ''])(
  '%s is not served',
  (code) => {
    expect(isServed(code)).toBe(false)
  },
)

describe('the list of countries', () => {
  it.each(languages)('is whole and in order in %s', (language) => {
    const countries = countriesIn(language)
    expect(countries.length).toBeGreaterThanOrEqual(249)
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length)
    expect(countries.filter(({ code, name }) => code === name)).toEqual([])
    const names = countries.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, language)))
  })

  it('names them in the language, with their dial codes', () => {
    const find = (language: string, wanted: string) =>
      countriesIn(language).find(({ code }) => code === wanted)
    expect(find('de', 'AT')).toEqual({
      code: 'AT',
      name: 'Österreich',
      dialCode: '+43',
      allowed: true,
    })
    expect(find('pt', 'VN')?.name).toBe('Vietnã')
    expect(find('ja', 'JP')?.name).toBe('日本')
    expect(find('en', 'KP')).toMatchObject({ dialCode: '+850', allowed: false })
    expect(find('en', 'AQ')?.dialCode).toBeNull()
  })
})
