import { randomBytes } from 'node:crypto'
import { cashAddressOf, scriptOfCashAddress } from '@fairhouse/contract/signer/cash-address'
import { hex } from '@scure/base'
import { p2pkh, Script, Transaction } from '@scure/btc-signer'
import { concatBytes, pubECDSA, signECDSA } from '@scure/btc-signer/utils.js'
import type { Purse } from '../purse.ts'

/** SIGHASH_ALL and SIGHASH_FORKID. */
const allOfTheFork = 0x41

/** A purse of Bitcoin Cash. @param prefix of addresses: `bchreg`. */
export function cashPurse(key: Uint8Array, prefix: string): Purse {
  const publicKey = pubECDSA(key)
  const { hash, script } = p2pkh(publicKey)
  return {
    address: cashAddressOf(hash, prefix),
    addressOfNobody: () => cashAddressOf(randomBytes(20), prefix),
    script: hex.encode(script),
    spend: (coin, to, fee) => {
      const transaction = new Transaction({ allowUnknownOutputs: true })
      transaction.addInput({
        txid: coin.txid,
        index: coin.vout,
        witnessUtxo: { script, amount: coin.units },
      })
      if (to) transaction.addOutput({ script: scriptAt(to.address, prefix), amount: to.units })
      const rest = coin.units - fee - (to?.units ?? 0n)
      transaction.addOutput({ script, amount: rest })
      const digest = transaction.preimageWitnessV0(0, script, allOfTheFork, coin.units)
      const signature = concatBytes(signECDSA(digest, key, true), Uint8Array.of(allOfTheFork))
      const finalScriptSig = Script.encode([signature, publicKey])
      transaction.updateInput(0, { finalScriptSig }, true)
      const change = { txid: transaction.id, vout: to ? 1 : 0, units: rest }
      return { raw: transaction.hex, txid: transaction.id, change }
    },
  }
}

function scriptAt(address: string, prefix: string): Uint8Array {
  const script = scriptOfCashAddress(address, prefix)
  if (script === null) throw new Error('that is no address of this chain')
  return hex.decode(script)
}
