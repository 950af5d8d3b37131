import type { UtxoNetwork } from '@fairhouse/contract/signer/utxo-networks'
import { base64, hex } from '@scure/base'
import { Transaction } from '@scure/btc-signer'
import type { Branch, OwnAddress } from './account.ts'
import { readUtxoAddress } from '../../addresses/utxo-address.ts'
import type { Spendable } from './store/spendable-outputs.ts'
import type { WaitingPayout } from './store/waiting-payouts.ts'

/** Payouts, the coins that pay them, and what is left of those. */
export interface Chosen {
  readonly payouts: readonly WaitingPayout[]
  readonly inputs: readonly Spendable[]
  readonly fee: bigint
  /** Null when the rest is too little to be worth an output; the fee has it then. */
  readonly change: bigint | null
}

/** Virtual bytes (BIP 141), each rounded up: of a transaction by itself, of an input of ours, of the longest output that can be paid. */
export interface Sizes {
  readonly all: bigint
  readonly input: bigint
  readonly output: bigint
}

interface Rules {
  /** Units for a virtual byte. */
  readonly feeRate: bigint
  readonly leastOutput: bigint
  readonly sizes: Sizes
}

/**
 * Chooses payouts, oldest first, and coins for them: as many payouts as the coins are good for.
 * @returns null when the coins are not even enough for the first.
 */
export function choose(
  payouts: readonly WaitingPayout[],
  coins: readonly Spendable[],
  rules: Rules,
): Chosen | null {
  for (let count = payouts.length; count > 0; count--) {
    const chosen = coinsFor(payouts.slice(0, count), coins, rules)
    if (chosen) return chosen
  }
  return null
}

function coinsFor(
  payouts: readonly WaitingPayout[],
  coins: readonly Spendable[],
  { feeRate, leastOutput, sizes }: Rules,
): Chosen | null {
  const wanted = payouts.reduce((sum, { units }) => sum + units, 0n)
  let have = 0n
  for (const [at, { units }] of coins.entries()) {
    have += units
    const inputs = coins.slice(0, at + 1)
    const outputs = BigInt(payouts.length + 1)
    const bytes = sizes.all + sizes.input * BigInt(inputs.length) + sizes.output * outputs
    const fee = feeRate * bytes
    if (have < wanted + fee) continue
    const rest = have - wanted - fee
    return rest < leastOutput
      ? { payouts, inputs, fee: fee + rest, change: null }
      : { payouts, inputs, fee, change: rest }
  }
  return null
}

/** What a PSBT says of our account. */
export interface Account {
  /** Eight hex digits. */
  readonly fingerprint: string
  readonly path: string
  readonly form: UtxoNetwork
  readonly addressOf: (branch: Branch, number: number) => OwnAddress
}

/**
 * The transaction as it goes to the signer, in base64.
 * @param changeNumber where the rest comes back to; null when there is none.
 */
export function psbtOf(chosen: Chosen, account: Account, changeNumber: number | null): string {
  // Where a payout goes was read when it was asked for; the library does not know every kind of script.
  const transaction = new Transaction({ allowUnknownOutputs: true })
  for (const { txid, vout, branch, number, units } of chosen.inputs) {
    const { script, publicKey } = account.addressOf(branch, number)
    transaction.addInput({
      txid,
      index: vout,
      // May be replaced by one that pays more (BIP 125).
      sequence: 0xfffffffd,
      witnessUtxo: { script: hex.decode(script), amount: units },
      bip32Derivation: [[publicKey, derivation(account, branch, number)]],
    })
  }
  for (const { address, units } of chosen.payouts) {
    const read = readUtxoAddress(address, account.form)
    if (read.type === 'fault') throw new Error('a payout goes to an address that was read before')
    transaction.addOutput({ script: hex.decode(read.script), amount: units })
  }
  if (chosen.change !== null && changeNumber !== null) {
    const { script, publicKey } = account.addressOf(1, changeNumber)
    transaction.addOutput({
      script: hex.decode(script),
      amount: chosen.change,
      bip32Derivation: [[publicKey, derivation(account, 1, changeNumber)]],
    })
  }
  return base64.encode(transaction.toPSBT())
}

function derivation({ fingerprint, path }: Account, branch: Branch, number: number) {
  const steps = path.split('/').slice(1)
  const hardened = steps.map((step) => Number(step.replace("'", '')) + 0x80000000)
  return { fingerprint: Number.parseInt(fingerprint, 16), path: [...hardened, branch, number] }
}
