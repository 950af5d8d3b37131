import type { UtxoNetwork } from '@fairhouse/contract/signer/utxo-networks'
import { Script, SigHash, type Transaction } from '@scure/btc-signer'
import { concatBytes, pubECDSA, signECDSA } from '@scure/btc-signer/utils.js'

/** SIGHASH_ALL and SIGHASH_FORKID: a signature that counts on Bitcoin Cash and not on the chain that it left. */
const allOfTheFork = 0x41

/**
 * Signs every input with its key, for all of the transaction.
 * @returns the bytes as they are sent, in hex.
 */
export function signInputs(
  transaction: Transaction,
  keys: readonly Uint8Array[],
  { kind }: UtxoNetwork,
): string {
  if (kind === 'cash') keys.forEach((key, at) => signForTheFork(transaction, key, at))
  else {
    keys.forEach((key, at) => transaction.signIdx(key, at, [SigHash.ALL]))
    transaction.finalize()
  }
  return transaction.hex
}

// The digest is that of BIP 143, which took it from there: only the type that it ends with is another.
function signForTheFork(transaction: Transaction, key: Uint8Array, at: number): void {
  const { witnessUtxo } = transaction.getInput(at)
  if (!witnessUtxo) throw new Error('an input was to be looked at before it is signed')
  const { script, amount } = witnessUtxo
  const digest = transaction.preimageWitnessV0(at, script, allOfTheFork, amount)
  const signature = concatBytes(signECDSA(digest, key, true), Uint8Array.of(allOfTheFork))
  const finalScriptSig = Script.encode([signature, pubECDSA(key)])
  transaction.updateInput(at, { finalScriptSig }, true)
}
