import type { MethodOffer } from '../../method-offer.ts'

export const method: MethodOffer = {
  place: 50,
  providers: ['chain-litecoin', 'btcpay', 'coinspaid'],
  countries: null,
  method: {
    name: 'litecoin',
    kind: 'coin',
    asset: 'LTC',
    network: 'Litecoin',
    deposit: {
      min: 500,
      max: 5_000_000,
      quick: [2_000, 5_000, 10_000, 25_000],
      fee: { fixed: 0, share: 0 },
      takes: 'minutes',
    },
    withdrawal: {
      min: 1_000,
      max: 2_500_000,
      quick: [5_000, 10_000, 50_000],
      fee: { fixed: 0, share: 0 },
      takes: 'halfAnHour',
    },
    depositFields: [],
    withdrawalFields: [
      { name: 'address', kind: 'address', label: 'address', required: true, min: 14, max: 90 },
    ],
    confirmations: 6,
  },
}
