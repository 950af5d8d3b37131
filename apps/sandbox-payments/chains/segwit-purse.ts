import { randomBytes } from 'node:crypto'
import { hex } from '@scure/base'
import { p2wpkh, Transaction } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import type { Purse } from './purse.ts'

/** How addresses of a chain look. */
interface AddressForm {
  readonly bech32: string
  readonly pubKeyHash: number
  readonly scriptHash: number
  readonly wif: number
}

/** A purse of a chain whose coins are spent by witnesses: Bitcoin, Litecoin. */
export function segwitPurse(key: Uint8Array, form: AddressForm): Purse {
  const { address, script } = paidTo(key, form)
  return {
    address,
    addressOfNobody: () => paidTo(randomBytes(32), form).address,
    script: hex.encode(script),
    spend: (coin, to, fee) => {
      const transaction = new Transaction()
      transaction.addInput({
        txid: coin.txid,
        index: coin.vout,
        sequence: 0xfffffffd,
        witnessUtxo: { script, amount: coin.units },
      })
      if (to) transaction.addOutputAddress(to.address, to.units, form)
      const rest = coin.units - fee - (to?.units ?? 0n)
      transaction.addOutputAddress(address, rest, form)
      transaction.sign(key)
      transaction.finalize()
      const change = { txid: transaction.id, vout: to ? 1 : 0, units: rest }
      return { raw: transaction.hex, txid: transaction.id, change }
    },
  }
}

function paidTo(key: Uint8Array, form: AddressForm) {
  const { address, script } = p2wpkh(pubECDSA(key), form)
  if (address === undefined) throw new Error('a key has an address')
  return { address, script }
}
