import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * A telephone number as it is kept: international, with its extension if there is one (`+49 30 1234567 ext. 8`).
 * @param country of whoever typed it, for a number without a country code.
 * @returns null for what cannot be a number.
 */
export function phoneNumber(typed: string, country: string): string | null {
  const number = parsePhoneNumberFromString(typed, {
    ...(isSupportedCountry(country) && { defaultCountry: country }),
    // The whole text is the number; what stands around one is not searched for it.
    extract: false,
  })
  return number?.isValid() === true ? number.formatInternational() : null
}
