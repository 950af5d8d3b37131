import { type Behaviour, brandOf, isLuhn, testCards } from './test-cards.ts'

/** A card as it was entered; its number is forgotten here. */
export interface ReadCard {
  readonly behaviour: Behaviour
  readonly brand: 'Visa' | 'Mastercard'
  readonly last4: string
  /** `MM/YY` */
  readonly expires: string
}

export type CardFaults = Readonly<Partial<Record<'number' | 'expires' | 'code' | 'holder', string>>>

/** Reads the form of the hosted page. */
export function readCard(
  form: URLSearchParams,
  nowMs: number,
): { readonly card: ReadCard } | { readonly faults: CardFaults } {
  const number = (form.get('number') ?? '').replaceAll(/[\s-]/g, '')
  const expires = (form.get('expires') ?? '').replaceAll(/\s/g, '')
  const known = testCards.find((card) => card.number === number)
  const faults: CardFaults = {
    ...(!isLuhn(number)
      ? { number: 'This is no card number: check its digits.' }
      : !known && { number: 'Only the test numbers below work here.' }),
    ...(!isAhead(expires, nowMs) && { expires: 'Enter a month and year to come, as MM/YY.' }),
    ...(!/^\d{3}$/.test(form.get('code') ?? '') && { code: 'Enter the three digits.' }),
    ...((form.get('holder') ?? '').trim() === '' && { holder: 'Enter the name on the card.' }),
  }
  if (!known || Object.keys(faults).length > 0) return { faults }
  const { behaviour } = known
  return { card: { behaviour, brand: brandOf(number), last4: number.slice(-4), expires } }
}

/** A card is good until the end of its month. */
function isAhead(expires: string, nowMs: number): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expires) ?? []
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month)) > nowMs
}
