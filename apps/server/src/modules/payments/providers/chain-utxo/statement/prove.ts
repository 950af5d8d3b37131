import { amount } from '@fairhouse/money'
import type {
  BackNews,
  DepositNews,
  PaymentProvider,
  ProviderNews,
  StatusQuestion,
} from '#modules/cashier'
import { NodeRefusal, NodeSilence } from '../node/ask-node.ts'
import type { ChainTransaction } from '../node/chain-block.ts'
import { readUtxoAddress } from '../../../addresses/utxo-address.ts'
import { blockOfOutput } from '../store/block-of.ts'
import { payoutRow } from '../store/payout-row.ts'
import type { Reading } from './read-statement.ts'

/**
 * What we wrote down of a payment, as far as the chain says the same: what we say is in a block is looked up there, and its sum is the
 * block's. What is in none stays as it was told, for nothing was credited by it.
 */
export async function prove(
  reading: Reading,
  status: PaymentProvider['status'],
  question: StatusQuestion,
) {
  const told = await status(question)
  if (told.type !== 'known') return told
  const meant = told.news.filter(
    (one) => question.part === undefined || !('part' in one) || one.part === question.part,
  )
  try {
    const news: ProviderNews[] = []
    for (const one of meant) {
      const proven =
        one.type === 'payout'
          ? await isPaid(reading, one.reference ?? '', one)
          : await provenDeposit(reading, one)
      if (proven) news.push(proven)
    }
    if (news.length === 0 && meant.length > 0) return { type: 'none' } as const
    return { type: 'known', news } as const
  } catch (fault) {
    if (!(fault instanceof NodeSilence || fault instanceof NodeRefusal)) throw fault
    return { type: 'unknown' } as const
  }
}

async function provenDeposit(
  reading: Reading,
  news: DepositNews | BackNews,
): Promise<DepositNews | BackNews | null> {
  const { database, coin } = reading
  const [txid = '', vout = '', life = '1'] = news.part.split(':')
  const place = { txid, vout: Number(vout), life: Number(life) }
  const height = await blockOfOutput(database, coin.provider, place)
  if (height === null) return news
  const output = (await transactionAt(reading, height, txid))?.outputs[place.vout]
  if (!output || !isAt(reading, news.providerRef, output.script)) return null
  return { ...news, sum: { asset: coin.asset, units: amount(output.units) } }
}

/** The news itself where the chain has the payout as it was asked for. */
async function isPaid<News>(reading: Reading, reference: string, news: News): Promise<News | null> {
  const { database, coin } = reading
  const payout = await payoutRow(database, coin.provider, reference)
  if (!payout || payout.height === null || payout.txid === null) return news
  const transaction = await transactionAt(reading, payout.height, payout.txid)
  const isThere = transaction?.outputs.some(
    ({ script, units }) => units === payout.units && isAt(reading, payout.address, script),
  )
  return isThere ? news : null
}

async function transactionAt(
  { node }: Reading,
  height: number,
  txid: string,
): Promise<ChainTransaction | undefined> {
  const hash = await node.hashAt(height)
  const block = hash === null ? null : await node.block(hash)
  return block?.transactions.find((one) => one.txid === txid)
}

function isAt({ form }: Reading, address: string, script: string): boolean {
  const read = readUtxoAddress(address, form)
  return read.type === 'script' && read.script === script
}
