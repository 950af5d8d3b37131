import { createHash } from 'node:crypto'
import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type {
  SignAnswer,
  SignerPayout,
  SignerRefusal,
  SignUtxo,
} from '@fairhouse/contract/signer/request'
import {
  type UtxoChain,
  type UtxoNetwork,
  utxoNetworks,
} from '@fairhouse/contract/signer/utxo-networks'
import { base64, hex } from '@scure/base'
import type { HDKey } from '@scure/bip32'
import { SigHash, Transaction } from '@scure/btc-signer'
import { refuse, type Signing } from '../signing.ts'
import { scriptAt, scriptOf } from './scripts.ts'
import { signInputs } from './sign-inputs.ts'

const assetOf: Readonly<Record<UtxoChain, PaymentAsset>> = {
  bitcoin: 'BTC',
  litecoin: 'LTC',
  'bitcoin-cash': 'BCH',
}

/** Most that a transaction may cost, whoever asks: in satoshi for a virtual byte, and at all. */
const feeRateCap = 1_000n
const feeCap = 5_000_000n

/**
 * Signs a transaction that pays exactly the payouts told and gives the rest back to ourselves. Every input must be ours, under the amount that
 * its signature commits to; the fee is what is left over, and has a limit.
 */
export function signUtxo(signing: Signing, asked: SignUtxo): SignAnswer {
  const { chain, payouts } = asked
  if (chain === 'ethereum' || chain === 'monero') return refuse('unknownChain')
  if (payouts.some(({ asset }) => asset !== assetOf[chain])) return refuse('malformed')
  const form = utxoNetworks[chain][signing.network]
  const account = signing.root.derive(form.account)
  const transaction = transactionOf(asked.psbt, form)
  if (!transaction || transaction.lockTime !== 0) return refuse('malformed')
  const keys = keysOfInputs(transaction, account, form)
  if (!keys) return refuse('foreignInput')
  const wrong = faultOfOutputs(transaction, payouts, account, form)
  if (wrong) return refuse(wrong)
  const raw = signInputs(transaction, keys, form)
  const fee = transaction.fee
  if (fee > feeCap || fee > feeRateCap * BigInt(transaction.vsize)) return refuse('feeTooHigh')
  const refused = signing.journal.claim(payouts, digestOf(chain, transaction, payouts))
  return refused ? refuse(refused) : { type: 'signed', raw, txid: transaction.id }
}

function transactionOf(psbt: string, { kind }: UtxoNetwork): Transaction | null {
  try {
    // The library does not know every script that Bitcoin Cash pays to; each output is held to what was told in any case.
    const allowUnknownOutputs = kind === 'cash'
    const transaction = Transaction.fromPSBT(base64.decode(psbt), { allowUnknownOutputs })
    return transaction.inputsLength > 0 && transaction.outputsLength > 0 ? transaction : null
  } catch {
    return null
  }
}

/** The key of an address of ours, by its path under the account: receiving (0) or change (1), and its number. */
function keyAt(account: HDKey, path: readonly number[] | undefined): HDKey | null {
  if (path?.length !== 5) return null
  const [branch, number] = path.slice(3)
  if (branch === undefined || number === undefined || branch > 1 || number > 0x7fffffff) return null
  return account.deriveChild(branch).deriveChild(number)
}

/** Null when one of them is not ours, or is to be signed in another way than for all of the transaction. */
function keysOfInputs(
  transaction: Transaction,
  account: HDKey,
  form: UtxoNetwork,
): Uint8Array[] | null {
  const keys: Uint8Array[] = []
  for (let at = 0; at < transaction.inputsLength; at++) {
    const input = transaction.getInput(at)
    const key = keyAt(account, input.bip32Derivation?.[0]?.[1].path)
    const isPlain = input.sighashType === undefined || input.sighashType === SigHash.ALL
    if (!key?.privateKey || !input.witnessUtxo || !isPlain) return null
    if (hex.encode(input.witnessUtxo.script) !== scriptOf(key, form)) return null
    keys.push(key.privateKey)
  }
  return keys
}

/** Every payout once, to the unit; besides them one output at most, which is ours. */
function faultOfOutputs(
  transaction: Transaction,
  payouts: readonly SignerPayout[],
  account: HDKey,
  form: UtxoNetwork,
): SignerRefusal | null {
  const wanted: string[] = []
  for (const { address, units } of payouts) {
    const script = scriptAt(address, form)
    if (script === null) return 'malformed'
    wanted.push(`${script} ${units}`)
  }
  const rest: number[] = []
  for (let at = 0; at < transaction.outputsLength; at++) {
    const { script, amount } = transaction.getOutput(at)
    const place = wanted.indexOf(`${script ? hex.encode(script) : ''} ${amount}`)
    if (place < 0) rest.push(at)
    else wanted.splice(place, 1)
  }
  const areRight =
    wanted.length === 0 &&
    rest.length <= 1 &&
    rest.every((at) => isOurs(transaction, at, account, form))
  return areRight ? null : 'foreignOutput'
}

function isOurs(transaction: Transaction, at: number, account: HDKey, form: UtxoNetwork): boolean {
  const { script, bip32Derivation } = transaction.getOutput(at)
  const key = keyAt(account, bip32Derivation?.[0]?.[1].path)
  return key !== null && script !== undefined && scriptOf(key, form) === hex.encode(script)
}

/** What stays the same when only the fee changes: inputs and payouts. Two transactions of one digest can never both be in a chain. */
function digestOf(
  chain: UtxoChain,
  transaction: Transaction,
  payouts: readonly SignerPayout[],
): string {
  const inputs: string[] = []
  for (let at = 0; at < transaction.inputsLength; at++) {
    const { txid, index, witnessUtxo } = transaction.getInput(at)
    inputs.push(`${txid ? hex.encode(txid) : ''}:${index} ${witnessUtxo?.amount}`)
  }
  const outputs = payouts.map(({ reference, address, units }) => `${reference} ${address} ${units}`)
  const lines = [chain, ...inputs.toSorted(), ...outputs.toSorted()]
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}
