import type { MissedMethod } from '../needs.ts'
import type { MethodTerms, PaymentMethod } from '@fairhouse/contract/entities/payment-method'

const terms: MethodTerms = {
  min: 1_000,
  max: 500_000,
  quick: [],
  fee: { fixed: 0, share: 0 },
  takes: 'minutes',
}
const base: Omit<PaymentMethod, 'name' | 'kind' | 'asset'> = {
  network: null,
  sandbox: false,
  deposit: terms,
  withdrawal: terms,
  depositFields: [],
  withdrawalFields: [],
  confirmations: null,
}

/** A card, a bank that only pays out, and a coin. */
export const methods: readonly PaymentMethod[] = [
  { ...base, name: 'card', kind: 'card', asset: 'USD' },
  {
    ...base,
    name: 'bank',
    kind: 'bank',
    asset: 'USD',
    deposit: null,
    withdrawal: { ...terms, fee: { fixed: 100, share: 50 } },
    withdrawalFields: [
      { name: 'iban', kind: 'iban', label: 'iban', required: true, min: 15, max: 34 },
    ],
  },
  {
    ...base,
    name: 'litecoin',
    kind: 'coin',
    asset: 'LTC',
    network: 'Litecoin',
    confirmations: 6,
    withdrawalFields: [
      { name: 'address', kind: 'address', label: 'address', required: true, min: 4, max: 90 },
    ],
  },
]

/** One that is missed everywhere, and one that is missed where players of tests do not live. */
export const missed: readonly MissedMethod[] = [
  {
    method: { ...base, name: 'monero', kind: 'coin', asset: 'XMR' },
    why: 'notInstalled',
    countries: null,
  },
  {
    method: { ...base, name: 'ethereum', kind: 'coin', asset: 'ETH' },
    why: 'notRunning',
    countries: ['DE'],
  },
]
