import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import { partOf } from '../../../arrival-news.ts'
import type { StatementRow } from '../../../reconcile/statement-row.ts'
import { MoneroRefusal, MoneroSilence } from '../ask-monero.ts'
import { isCounted } from '../follow-chain.ts'
import type { MoneroNode } from '../monero-node.ts'
import type { MoneroWallet } from '../monero-wallet.ts'
import { shareOf } from '../payment-news.ts'
import { allAddresses } from '../store/addresses.ts'
import { type ChainRow, chainRow } from '../store/chain-row.ts'
import { laterLives } from '../store/later-lives.ts'
import { signedPayouts } from '../store/payout-row.ts'
import { terms } from '../terms.ts'

export interface Reading {
  readonly database: Database
  readonly node: MoneroNode
  readonly wallet: MoneroWallet
  readonly log: Log
  /** Makes the wallet ready. @returns false while that cannot be. */
  readonly openWallet: (row: ChainRow) => Promise<boolean>
}

interface Time {
  readonly from: number
  readonly to: number
}

const { provider, asset, confirmations } = terms

/**
 * What the chain says about us of a time (epoch milliseconds, the end not included): what the wallet sees coming, and what the node and the key of each of our
 * transactions prove that was paid. Our tables say only which addresses and transactions are ours.
 * @returns null while it cannot be asked.
 */
export async function readStatement(
  reading: Reading,
  from: number,
  to: number,
): Promise<StatementRow[] | null> {
  const { database, node, wallet, log, openWallet } = reading
  const row = await chainRow(database, provider)
  // Nobody ever needed this chain: there is no address that could have been paid.
  if (!row) return []
  try {
    if ((await node.hashAt(row.anchor_height)) !== row.anchor_hash) return null
    if (!(await openWallet(row))) return null
    await wallet.refresh()
    const { height } = await node.tip()
    if ((await wallet.height()) !== height) return null
    const time = { from, to }
    return [...(await deposits(reading, height, time)), ...(await payouts(reading, height, time))]
  } catch (fault) {
    if (!(fault instanceof MoneroSilence || fault instanceof MoneroRefusal)) throw fault
    log.warn({ err: fault, provider }, 'a chain could not be read')
    return null
  }
}

async function deposits(
  { database, wallet }: Reading,
  tip: number,
  { from, to }: Time,
): Promise<StatementRow[]> {
  const owners = new Map((await allAddresses(database, provider)).map((one) => [one.number, one]))
  const lives = new Map(
    (await laterLives(database, provider)).map((one) => [`${one.txid}:${one.number}`, one.life]),
  )
  const came = await wallet.transfersAbove(0)
  return came.flatMap((one): StatementRow[] => {
    const owner = owners.get(one.number)
    if (!owner || one.height === null || one.at < from || one.at >= to) return []
    const life = lives.get(`${one.txid}:${one.number}`) ?? 1
    return [
      {
        type: 'deposit',
        providerRef: owner.address,
        part: partOf({ ...one, life }, one.number),
        reference: owner.reference,
        state: isCounted(one, tip) ? 'confirmed' : 'confirming',
        asset,
        units: one.units,
        fee: null,
        at: one.at,
      },
    ]
  })
}

async function payouts(
  { database, node, wallet }: Reading,
  tip: number,
  { from, to }: Time,
): Promise<StatementRow[]> {
  const signed = await signedPayouts(database, provider)
  const byTransaction = Map.groupBy(signed, ({ txid }) => txid ?? '')
  const places = await node.places([...byTransaction.keys()])
  const rows: StatementRow[] = []
  for (const { txid, height, at } of places) {
    if (height === null || at < from || at >= to) continue
    const paid = byTransaction.get(txid) ?? []
    for (const payout of paid) {
      const { reference, address, key } = payout
      const others = paid.filter((one) => one.address === address && one !== payout)
      const received = await wallet.paidTo(txid, key ?? '', address)
      const share = shareOf(payout)
      rows.push({
        type: 'withdrawal',
        providerRef: reference,
        part: '',
        reference,
        to: address,
        state: tip - height + 1 >= confirmations ? 'confirmed' : 'sent',
        asset,
        units: others.reduce((left, { units }) => left - units, received),
        fee: share === null ? null : { asset, units: share },
        at,
      })
    }
  }
  return rows
}
