/** What a card does when it is charged. No number is kept: this is. */
export const behaviours = [
  'pays',
  'challenged',
  'declined',
  'insufficient',
  'expired',
  'wrongCode',
  'blocked',
  'disputed',
  'held',
  'noPayouts',
] as const
export type Behaviour = (typeof behaviours)[number]

interface TestCard {
  readonly number: string
  readonly behaviour: Behaviour
}

/** The only numbers that are taken here. */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'pays' },
  { number: '5555555555554444', behaviour: 'pays' },
  { number: '4000002500003155', behaviour: 'challenged' },
  { number: '4000000000009995', behaviour: 'insufficient' },
  { number: '4000000000000002', behaviour: 'declined' },
  { number: '4000000000000069', behaviour: 'expired' },
  { number: '4000000000000127', behaviour: 'wrongCode' },
  { number: '4100000000000019', behaviour: 'blocked' },
  { number: '4000000000000259', behaviour: 'disputed' },
  { number: '4000000000003220', behaviour: 'held' },
  { number: '4000000000000341', behaviour: 'noPayouts' },
]

export const brandOf = (number: string): 'Visa' | 'Mastercard' =>
  number.startsWith('4') ? 'Visa' : 'Mastercard'

/** The last digit of a card number checks the others (ISO/IEC 7812, Luhn). */
export function isLuhn(number: string): boolean {
  let sum = 0
  for (const [index, digit] of number.split('').toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return /^\d{12,19}$/.test(number) && sum % 10 === 0
}
