import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * Whether there are such numbers, by the same library as the server's. Brings 90 kB: loaded when somebody enters one.
 * @param country where a number without a country code belongs.
 */
export const isPhoneNumber = (typed: string, country: string): boolean =>
  parsePhoneNumberFromString(typed, {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    extract: false,
  })?.isValid() === true
