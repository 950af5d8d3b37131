import type { ChainNetwork, UtxoNetwork } from '@fairhouse/contract/signer/utxo-networks'
import type { Signer } from '#modules/signer'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import { addressOf, branches } from './account.ts'
import type { Coin } from './coins.ts'
import { NodeRefusal, NodeSilence } from './node/ask-node.ts'
import type { ChainNode } from './node/chain-node.ts'
import { beginChain } from './store/begin-chain.ts'
import { type ChainRow, chainRow } from './store/chain-row.ts'
import { insertAddress } from './store/insert-address.ts'
import { takeNumber } from './store/take-number.ts'

export interface Beginning {
  readonly database: Database
  readonly log: Log
  readonly coin: Coin
  readonly network: ChainNetwork
  readonly form: UtxoNetwork
  readonly node: ChainNode
  readonly signer: Signer
}

/**
 * The chain as it was begun. The first time it is begun at its present end, with the signer's account: before that nobody has an address.
 * @returns null while the node or the signer is away, or the node is of another network.
 */
export async function begunChain(beginning: Beginning): Promise<ChainRow | null> {
  const { database, coin, log } = beginning
  const known = await chainRow(database, coin.provider)
  if (known) return known
  try {
    await begin(beginning)
  } catch (fault) {
    if (!(fault instanceof NodeSilence || fault instanceof NodeRefusal)) throw fault
    log.warn({ err: fault, provider: coin.provider }, 'a chain cannot be begun')
  }
  return (await chainRow(database, coin.provider)) ?? null
}

async function begin(beginning: Beginning): Promise<void> {
  const { database, coin, network, form, node, signer } = beginning
  const tip = await node.tip()
  if (tip.network !== network) throw new NodeSilence(`the node is of ${tip.network}`)
  const genesis = await node.hashAt(0)
  const accounts = await signer.accounts()
  const account = accounts?.find((one) => one.chain === coin.chain && one.network === network)
  if (genesis === null || !account) return
  const { xpub, path, fingerprint } = account
  const { height, hash } = tip
  const { provider } = coin
  await database.transaction(async (tx) => {
    const row = { provider, network, genesis, xpub, path, fingerprint, height, hash }
    if (!(await beginChain(tx, row))) return
    // Where an operator sends coins that payouts are made from.
    const number = await takeNumber(tx, provider, branches.change)
    const { address, script } = addressOf(xpub, form, branches.change, number)
    const own = { provider, branch: branches.change, number, address, script }
    await insertAddress(tx, { ...own, player: null, reference: null })
  })
}
