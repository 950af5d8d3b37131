import type { MethodOffer } from '../../method-offer.ts'

export const method: MethodOffer = {
  place: 55,
  providers: ['chain-bitcoin-cash'],
  countries: null,
  method: {
    name: 'bitcoin-cash',
    kind: 'coin',
    asset: 'BCH',
    network: 'Bitcoin Cash',
    deposit: {
      min: 500,
      max: 5_000_000,
      quick: [2_000, 5_000, 10_000, 25_000],
      fee: { fixed: 0, share: 0 },
      takes: 'anHour',
    },
    withdrawal: {
      min: 1_000,
      max: 2_500_000,
      quick: [5_000, 10_000, 50_000],
      fee: { fixed: 0, share: 0 },
      takes: 'anHour',
    },
    depositFields: [],
    withdrawalFields: [
      { name: 'address', kind: 'address', label: 'address', required: true, min: 42, max: 76 },
    ],
    confirmations: 6,
  },
}
