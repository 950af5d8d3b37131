import { cashSpellings } from '@fairhouse/contract/signer/cash-address'
import { expect, it } from 'vitest'
import { canonicalAddress } from './canonical-address.ts'

const account = '0x52908400098527886E0F7030069857D2E4169EE7'
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const cash = 'bitcoincash:qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2'

it.each([
  ['ETH', account, account.toLowerCase()],
  ['USDC', ` ${account.toLowerCase()} `, account.toLowerCase()],
  ['BTC', segwit.toUpperCase(), segwit],
  ['BTC', segwit, segwit],
  // Letters of base58 mean what they are.
  ['BTC', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2'],
  ['BCH', cash.toUpperCase(), cash],
  ['XMR', 'whatever it is', 'whatever it is'],
] as const)('%s at %s is asked about as %s', (asset, typed, canonical) => {
  expect(canonicalAddress(asset, typed)).toBe(canonical)
})

it('a wallet of Bitcoin Cash has one spelling, also where it takes tokens', () => {
  const spellings = cashSpellings(cash, ['bitcoincash'])
  expect(spellings).toHaveLength(4)
  for (const spelling of spellings) expect(canonicalAddress('BCH', spelling)).toBe(cash)
})
