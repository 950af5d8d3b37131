import type { UtxoNetwork } from '@fairhouse/contract/signer/utxo-networks'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { StatementRow } from '../../../reconcile/statement-row.ts'
import type { Coin } from '../coins.ts'
import { NodeRefusal, NodeSilence } from '../node/ask-node.ts'
import type { ChainNode } from '../node/chain-node.ts'
import { type ChainRow, chainRow } from '../store/chain-row.ts'
import { allOwnAddresses, laterLives } from '../store/own-addresses.ts'
import { ownOutputs } from '../store/own-outputs.ts'
import { payoutsOfTransactions } from '../store/payouts-of-transactions.ts'
import { createMovements, type Movement } from './movements.ts'
import { depositRow } from './deposit-row.ts'
import { payoutRows } from './payout-rows.ts'
import { mostBlocks, readBlocks } from './read-blocks.ts'

export interface Reading {
  readonly database: Database
  readonly coin: Coin
  readonly node: ChainNode
  readonly form: UtxoNetwork
  readonly log: Log
}

/**
 * What a chain says about us of a time (epoch milliseconds, the end not included): every coin that its blocks brought to a player's
 * address, and everything that they took from us. Our tables say only which addresses and coins are ours and what is called how; sums and
 * places are the chain's.
 * @returns null while the node is silent, of another chain, or has no block that is younger than the time.
 */
export async function readStatement(
  reading: Reading,
  from: number,
  to: number,
): Promise<StatementRow[] | null> {
  const { database, coin, log } = reading
  const row = await chainRow(database, coin.provider)
  // Nobody ever needed this chain: there is no address that could have been paid.
  if (!row) return []
  try {
    return (await isSame(reading, row, to)) ? await rowsOfTime(reading, row, { from, to }) : null
  } catch (fault) {
    if (!(fault instanceof NodeSilence || fault instanceof NodeRefusal)) throw fault
    log.warn({ err: fault, provider: coin.provider }, 'a chain could not be read')
    return null
  }
}

/** A test chain may stand still for days; any other has blocks that are younger than a day that is over. */
async function isSame({ node }: Reading, row: ChainRow, to: number): Promise<boolean> {
  const tip = await node.tip()
  if (tip.network !== row.network || (await node.hashAt(0)) !== row.genesis) return false
  return row.network === 'regtest' || (await node.block(tip.hash)).at >= to
}

async function rowsOfTime(
  { database, coin, node, form }: Reading,
  { height }: ChainRow,
  time: { readonly from: number; readonly to: number },
): Promise<StatementRow[] | null> {
  const { provider } = coin
  const addresses = await allOwnAddresses(database, provider)
  const outputs = await ownOutputs(database, provider, height - mostBlocks)
  const movementsIn = createMovements(addresses, outputs)
  const moved = await readBlocks<Movement>(node, time, movementsIn)
  if (moved === null) return null
  const came = moved.filter((one) => one.type === 'in')
  const lives = await laterLives(
    database,
    provider,
    came.map(({ outpoint }) => outpoint),
  )
  const went = moved.filter((one) => one.type === 'out')
  const txids = went.map(({ txid }) => txid)
  const payouts = await payoutsOfTransactions(database, provider, txids)
  const byTxid = Map.groupBy(payouts, ({ txid }) => txid)
  return [
    ...came.map((one) => depositRow(coin, one, lives.get(one.outpoint) ?? 1)),
    ...went.flatMap((one) => payoutRows({ coin, form }, one, byTxid.get(one.txid) ?? [])),
  ]
}
