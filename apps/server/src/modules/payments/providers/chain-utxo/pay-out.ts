import { utxoNetworks } from '@fairhouse/contract/signer/utxo-networks'
import type { Signer } from '#modules/signer'
import type { Clock } from '#platform/clock'
import { uuidV7 } from '#platform/ids'
import { type Lease, whileHolding } from '#platform/leases/lease'
import type { Log } from '#platform/log'
import { passPlace } from '#platform/passed-places'
import { addressOf, branches } from './account.ts'
import type { Following } from './follow-chain.ts'
import { isChainNetwork } from './network.ts'
import { type Account, choose, psbtOf } from './plan-batch.ts'
import type { ChainRow } from './store/chain-row.ts'
import { insertAddress } from './store/insert-address.ts'
import { insertBatch } from './store/insert-batch.ts'
import { markChanges } from './store/mark-changes.ts'
import { noteSent } from './store/note-sent.ts'
import { type OpenBatch, openBatches } from './store/open-batches.ts'
import { refuseBatch } from './store/refuse-batch.ts'
import { signBatch } from './store/sign-batch.ts'
import { spendableOutputs } from './store/spendable-outputs.ts'
import { takeNumber } from './store/take-number.ts'
import { waitingPayouts } from './store/waiting-payouts.ts'

export interface PayingOut extends Following {
  readonly signer: Signer
  readonly clock: Clock
  readonly log: Log
  /** The coins that we have are not enough. @param address where more of them should go; @param units that are missing at least. */
  readonly wantCoins: (address: string, units: bigint) => Promise<void>
}

/** Payouts in one transaction at most: the signer has a limit, and a smaller one is found by more nodes. */
const mostInBatch = 100
/** A transaction that the node does not have is handed to it again after so long. */
const againAfterSeconds = 10

/**
 * Takes payouts a step further: what waits is planned and written down, what is planned is signed and written down, what is signed is handed to the
 * node until it has it. A crash in between leaves the last step to the next who looks; the same bytes go out.
 * @param pool names of what the node has.
 */
export async function payOut(
  paying: PayingOut,
  lease: Lease,
  row: ChainRow,
  pool: ReadonlySet<string>,
): Promise<void> {
  await plan(paying, lease, row)
  for (const batch of await openBatches(paying.database, paying.coin.provider)) {
    const raw = batch.raw ?? (await sign(paying, lease, row, batch))
    if (raw !== null && isToBeSent(batch, pool)) await send(paying, lease, row, { ...batch, raw })
  }
}

async function plan(paying: PayingOut, lease: Lease, row: ChainRow): Promise<void> {
  const { database, coin, node, clock } = paying
  const waiting = await waitingPayouts(database, coin.provider, mostInBatch)
  if (waiting.length === 0) return
  const estimate = (await node.feeRate()) ?? 0n
  const { least, most } = coin.feeRate
  const feeRate = estimate < least ? least : estimate > most ? most : estimate
  const account = accountOf(coin.chain, row)
  const coins = await spendableOutputs(database, coin.provider)
  const chosen = choose(waiting, coins, { ...coin, feeRate })
  if (!chosen) {
    const wanted = waiting.reduce((sum, { units }) => sum + units, 0n)
    await paying.wantCoins(account.addressOf(branches.change, 0).address, wanted)
    return
  }
  await whileHolding(database, lease, async (tx) => {
    const number =
      chosen.change === null ? null : await takeNumber(tx, coin.provider, branches.change)
    if (number !== null) {
      const { address, script } = account.addressOf(branches.change, number)
      const { provider } = coin
      const own = { provider, branch: branches.change, number, address, script }
      await insertAddress(tx, { ...own, player: null, reference: null })
    }
    await insertBatch(tx, coin.provider, {
      id: uuidV7(clock.now()),
      psbt: psbtOf(chosen, account, number),
      fee: chosen.fee,
      inputs: chosen.inputs,
      payouts: sharesOf(chosen.fee, chosen.payouts),
    })
  })
}

/** Each pays as much of the fee as the others; what cannot be divided is the first one's. */
function sharesOf(fee: bigint, payouts: readonly { readonly reference: string }[]) {
  const count = BigInt(payouts.length)
  return payouts.map(({ reference }, at) => ({
    reference,
    fee: fee / count + (at === 0 ? fee % count : 0n),
  }))
}

/** @returns the signed bytes, or null while there are none. */
async function sign(
  { database, coin, signer, log }: PayingOut,
  lease: Lease,
  row: ChainRow,
  batch: OpenBatch,
): Promise<string | null> {
  const { asset, chain } = coin
  const payouts = batch.payouts.map((payout) => ({ ...payout, asset }))
  passPlace('coins: planned, not signed')
  const told = await signer.sign({ family: 'utxo', chain, psbt: batch.psbt, payouts })
  if (!told) return null
  passPlace('coins: signed, not stored')
  return whileHolding(database, lease, async (tx) => {
    if (told.type === 'refused') {
      log.error({ batch: batch.id, why: told.why }, 'the signer refuses a transaction of payouts')
      await refuseBatch(tx, batch.id, told.why)
      return null
    }
    await signBatch(tx, batch.id, told)
    await markChanges(tx, coin.provider, row.height)
    return told.raw
  })
}

function isToBeSent({ txid, sent_ago: sentAgo }: OpenBatch, pool: ReadonlySet<string>): boolean {
  if (sentAgo === null) return true
  return sentAgo >= againAfterSeconds && !(txid !== null && pool.has(txid))
}

async function send(
  { database, coin, node, log }: PayingOut,
  lease: Lease,
  row: ChainRow,
  batch: OpenBatch & { readonly raw: string },
): Promise<void> {
  passPlace('coins: stored, not sent')
  const no = await node.send(batch.raw)
  passPlace('coins: sent, not noted')
  // A no is not the end of it: it may be there already, and its bytes are in the world.
  if (no !== null) log.warn({ batch: batch.id, why: no }, 'the node does not take a transaction')
  await whileHolding(database, lease, async (tx) => {
    await noteSent(tx, batch.id)
    await markChanges(tx, coin.provider, row.height)
  })
}

function accountOf(chain: keyof typeof utxoNetworks, row: ChainRow): Account {
  const { network, fingerprint, path, xpub } = row
  if (!isChainNetwork(network)) throw new Error(`${network} is no network`)
  const form = utxoNetworks[chain][network]
  return {
    fingerprint,
    path,
    form,
    addressOf: (branch, number) => addressOf(xpub, form, branch, number),
  }
}
