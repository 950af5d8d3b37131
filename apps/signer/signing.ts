import type { SignAnswer, SignerPayout, SignerRefusal } from '@fairhouse/contract/signer/request'
import type { ChainNetwork } from '@fairhouse/contract/signer/utxo-networks'
import type { HDKey } from '@scure/bip32'
import type { MoneroWallet } from './monero/wallet.ts'

/** What whoever signs is given. */
export interface Signing {
  readonly root: HDKey
  readonly network: ChainNetwork
  readonly journal: Journal
  /** Null or left out where no node of Monero was named. */
  readonly monero?: MoneroWallet | null
}

/** What was signed, and how much more may be. */
export interface Journal {
  /**
   * Writes payouts down before their signature leaves; on disk when it returns.
   * @param digest of everything that must be the same when the same payouts are signed again: what is spent and to whom, not the fee.
   * @returns null, or why they are not signed: one of them was signed in another transaction, or the day's limit is reached.
   */
  claim(payouts: readonly SignerPayout[], digest: string): SignerRefusal | null
}

export const refuse = (why: SignerRefusal): SignAnswer => ({ type: 'refused', why })
