import type { MethodOffer } from '../../method-offer.ts'

const days = { min: 20_00, max: 2_500_00, quick: [50_00, 100_00, 250_00, 500_00] }
const free = { fixed: 0, share: 0 }

export const method: MethodOffer = {
  place: 10,
  providers: ['sandbox-card'],
  countries: null,
  method: {
    name: 'card',
    kind: 'card',
    asset: 'USD',
    network: null,
    deposit: {
      min: 10_00,
      max: 5_000_00,
      quick: [25_00, 50_00, 100_00, 250_00],
      fee: free,
      takes: 'atOnce',
    },
    withdrawal: { ...days, fee: free, takes: 'days' },
    depositFields: [],
    withdrawalFields: [],
    confirmations: null,
  },
}
