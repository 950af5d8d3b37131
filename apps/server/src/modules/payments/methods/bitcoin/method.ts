import type { MethodOffer } from '../../method-offer.ts'

export const method: MethodOffer = {
  place: 30,
  providers: ['chain-bitcoin', 'btcpay', 'coinspaid'],
  countries: null,
  method: {
    name: 'bitcoin',
    kind: 'coin',
    asset: 'BTC',
    network: 'Bitcoin',
    deposit: {
      min: 1_000,
      max: 5_000_000,
      quick: [5_000, 10_000, 25_000, 50_000],
      fee: { fixed: 0, share: 0 },
      takes: 'halfAnHour',
    },
    withdrawal: {
      min: 2_000,
      max: 2_500_000,
      quick: [5_000, 10_000, 50_000],
      fee: { fixed: 0, share: 0 },
      takes: 'anHour',
    },
    depositFields: [],
    withdrawalFields: [
      { name: 'address', kind: 'address', label: 'address', required: true, min: 14, max: 90 },
    ],
    confirmations: 2,
  },
}
