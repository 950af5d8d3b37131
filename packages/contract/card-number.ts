/** 14 to 19 digits as cards have them, or 13 of an old Visa, alone or in groups; what letters stand beside is some other number. */
const shape = /(?<![A-Za-z0-9])(?:4\d{12}|[2-6](?:[ -]?\d){13,18})(?![A-Za-z0-9])/g

/** The last digit of a card number checks the others (ISO/IEC 7812, Luhn). */
function isLuhn(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const value = Number(digits.at(-1 - index)) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/**
 * Whether a text holds what may be a card number. The house has no field for one, and keeps none that a player typed by mistake: cards
 * are entered at the acquirer's own page.
 */
export const holdsCardNumber = (text: string): boolean =>
  (text.match(shape) ?? []).some((found) => isLuhn(found.replaceAll(/[ -]/g, '')))
