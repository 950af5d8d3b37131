import type { MethodOffer } from '../../method-offer.ts'

export const method: MethodOffer = {
  place: 57,
  providers: ['chain-monero'],
  countries: null,
  method: {
    name: 'monero',
    kind: 'coin',
    asset: 'XMR',
    network: 'Monero',
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
      { name: 'address', kind: 'address', label: 'address', required: true, min: 95, max: 106 },
    ],
    confirmations: 10,
  },
}
