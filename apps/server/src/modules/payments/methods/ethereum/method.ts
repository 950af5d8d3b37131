import type { MethodOffer } from '../../method-offer.ts'

export const method: MethodOffer = {
  place: 60,
  providers: ['chain-ethereum', 'coinspaid'],
  countries: null,
  method: {
    name: 'ethereum',
    kind: 'coin',
    asset: 'ETH',
    network: 'Ethereum',
    deposit: {
      min: 1_000,
      max: 2_500_000,
      quick: [2_500, 5_000, 10_000, 25_000],
      fee: { fixed: 0, share: 0 },
      takes: 'minutes',
    },
    withdrawal: {
      min: 2_000,
      max: 1_000_000,
      quick: [5_000, 10_000, 25_000, 50_000],
      fee: { fixed: 0, share: 0 },
      takes: 'minutes',
    },
    depositFields: [],
    withdrawalFields: [
      { name: 'address', kind: 'address', label: 'address', required: true, min: 42, max: 42 },
    ],
    confirmations: 12,
  },
}
