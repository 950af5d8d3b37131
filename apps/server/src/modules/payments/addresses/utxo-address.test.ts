import { createHash } from 'node:crypto'
import { utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import { Address } from '@scure/btc-signer'
import { describe, expect, it } from 'vitest'
import { readUtxoAddress } from './utxo-address.ts'

const form = utxoNetworks.bitcoin.regtest

/** Addresses that are the same in every run. */
const addresses = Array.from({ length: 300 }, (_, number) => {
  const hash = createHash('sha256').update(String(number)).digest().subarray(0, 20)
  return Address(form).encode({ type: 'wpkh', hash })
})

describe('an address of this network', () => {
  it('is read', () => {
    expect(new Set(addresses.map((text) => readUtxoAddress(text, form).type))).toEqual(
      new Set(['script']),
    )
  })

  it('with a letter mistyped has a wrong checksum, also where its letters are those of another chain', () => {
    const mistyped = addresses.map((text) => text.slice(0, -1) + (text.endsWith('q') ? 'p' : 'q'))
    expect(mistyped.some((text) => /^[1-9A-HJ-NP-Za-km-z]+$/.test(text))).toBe(true)
    for (const text of mistyped)
      expect(readUtxoAddress(text, form)).toEqual({ type: 'fault', fault: 'checksum' })
  })
})
