import type { Words } from '../words/en.ts'
import { type Behaviour, brandOf, isLuhn, testCards } from './test-cards.ts'

/** A card as it was entered; its number is forgotten here. */
export interface ReadCard {
  readonly behaviour: Behaviour
  readonly brand: 'Visa' | 'Mastercard'
  readonly last4: string
  /** `MM/YY` */
  readonly expires: string
}

/** What is wrong with each field, as the words of the pages name it. */
export type CardFaults = Readonly<
  Partial<Record<'number' | 'expires' | 'code' | 'holder', keyof Words['faults']>>
>

/** Reads the form of the hosted page. */
export function readCard(
  form: URLSearchParams,
  nowMs: number,
): { readonly card: ReadCard } | { readonly faults: CardFaults } {
  const number = (form.get('number') ?? '').replaceAll(/[\s-]/g, '')
  const expires = (form.get('expires') ?? '').replaceAll(/\s/g, '')
  const known = testCards.find((card) => card.number === number)
  const faults: CardFaults = {
    ...(!isLuhn(number) ? { number: 'notNumber' } : !known && { number: 'notTest' }),
    ...(!isAhead(expires, nowMs) && { expires: 'expires' }),
    ...(!/^\d{3}$/.test(form.get('code') ?? '') && { code: 'code' }),
    ...(!isHolder((form.get('holder') ?? '').trim()) && { holder: 'holder' }),
  }
  if (!known || Object.keys(faults).length > 0) return { faults }
  const { behaviour } = known
  return { card: { behaviour, brand: brandOf(number), last4: number.slice(-4), expires } }
}

/** As long as houses take them. */
const isHolder = ({ length }: string): boolean => length >= 6 && length <= 60

/** A card is good until the end of its month. */
function isAhead(expires: string, nowMs: number): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expires) ?? []
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month)) > nowMs
}

/** Faults as a query of the page's own address, `again=number.notTest,code.code`: no digit of a card is in it. */
export const tellFaults = (faults: CardFaults): { readonly again: string } => ({
  again: Object.entries(faults)
    .map(([field, fault]) => `${field}.${fault}`)
    .join(','),
})

/** Those of them that can be. */
export function faultsTold(again = ''): CardFaults {
  const told = again.split(',')
  const first = (field: keyof CardFaults): CardFaults => {
    const fault = possible[field].find((one) => told.includes(`${field}.${one}`))
    return fault === undefined ? {} : { [field]: fault }
  }
  return { ...first('number'), ...first('expires'), ...first('code'), ...first('holder') }
}

const possible = {
  number: ['notNumber', 'notTest'],
  expires: ['expires'],
  code: ['code'],
  holder: ['holder'],
} as const satisfies Readonly<Record<keyof CardFaults, readonly (keyof Words['faults'])[]>>
