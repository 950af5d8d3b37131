import type { MethodOffer } from '../../method-offer.ts'

const free = { fixed: 0, share: 0 }

export const method: MethodOffer = {
  place: 20,
  providers: ['sandbox-bank'],
  countries: null,
  method: {
    name: 'bank-transfer',
    kind: 'bank',
    asset: 'USD',
    network: null,
    deposit: {
      min: 20_00,
      max: 20_000_00,
      quick: [100_00, 250_00, 500_00, 1_000_00],
      fee: free,
      takes: 'aDay',
    },
    withdrawal: {
      min: 50_00,
      max: 20_000_00,
      quick: [100_00, 500_00, 1_000_00],
      fee: free,
      takes: 'days',
    },
    depositFields: [],
    withdrawalFields: [
      {
        name: 'holder',
        kind: 'cardHolder',
        label: 'accountHolder',
        required: true,
        min: 2,
        max: 60,
      },
      { name: 'iban', kind: 'iban', label: 'iban', required: true, min: 15, max: 42 },
      { name: 'bic', kind: 'bankCode', label: 'bic', required: true, min: 8, max: 11 },
      {
        name: 'accountType',
        kind: 'choice',
        label: 'accountType',
        required: false,
        min: 1,
        max: 8,
        options: ['checking', 'savings'],
      },
    ],
    confirmations: null,
  },
}
