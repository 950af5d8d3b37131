import type { Country } from '@fairhouse/contract/calls/countries'
import iso from 'i18n-iso-countries'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js'

/** Countries whose residents the house does not serve: those under a call for action of the FATF. */
const notServed = new Set(['IR', 'KP', 'MM'])

const codes = Object.keys(iso.getAlpha2Codes())
const known = new Set(codes)

/** Whether somebody who lives in `code` (ISO 3166-1 alpha-2) may have an account. */
export const isServed = (code: string): boolean => known.has(code) && !notServed.has(code)

const lists = new Map<string, readonly Country[]>()

/** Every country, in the order of its names in that language. @param language one of the house's. */
export function countriesIn(language: string): readonly Country[] {
  const made = lists.get(language) ?? listIn(language)
  lists.set(language, made)
  return made
}

const listIn = (language: string): readonly Country[] =>
  codes
    .map((code) => ({
      code,
      name: nameOf(code, language),
      dialCode: isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : null,
      allowed: isServed(code),
    }))
    .toSorted((left, right) => left.name.localeCompare(right.name, language))

/** Portuguese names are Brazil's, as all of our Portuguese is: those of the list are Portugal's, and two of them are the same. */
const brazilian = new Intl.DisplayNames('pt-BR', { type: 'region' })

const nameOf = (code: string, language: string): string =>
  (language === 'pt' ? brazilian.of(code) : iso.getName(code, language)) ?? code
