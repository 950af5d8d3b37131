import { amount, fromNative } from '@fairhouse/money'
import type {
  BackNews,
  DepositNews,
  PaymentProvider,
  PayoutNews,
  ProviderNews,
  Status,
  StatusQuestion,
} from '#modules/cashier'
import type { FollowNeeds } from '../needs.ts'
import { NodeRefused, NodeSilent } from '../node.ts'
import type { NotOpen } from '../open-chain.ts'
import { sightingsAt } from '../store/find-sightings.ts'
import { payoutOf } from '../store/find-spends.ts'
import { type PlacedTransfer, paymentsAt } from './payments-between.ts'

/**
 * What we wrote down of a payment, as far as the chain says the same: what we say is in a block is looked up there, and its sum is the
 * block's. What is in none stays as it was told, for nothing was credited by it.
 */
export async function prove(
  open: () => Promise<FollowNeeds | NotOpen>,
  status: PaymentProvider['status'],
  question: StatusQuestion,
): Promise<Status> {
  const told = await status(question)
  if (told.type !== 'known') return told
  const meant = told.news.filter(
    (one) => question.part === undefined || !('part' in one) || one.part === question.part,
  )
  try {
    const needs = await open()
    if (needs === 'silent' || needs === 'foreign') return { type: 'unknown' }
    const news: ProviderNews[] = []
    for (const one of meant) {
      const proven = await provenNews(needs, one)
      if (proven) news.push(proven)
    }
    return news.length === 0 && meant.length > 0 ? { type: 'none' } : { type: 'known', news }
  } catch (fault) {
    if (!(fault instanceof NodeSilent || fault instanceof NodeRefused)) throw fault
    return { type: 'unknown' }
  }
}

async function provenNews(needs: FollowNeeds, news: ProviderNews): Promise<ProviderNews | null> {
  if (!wasInBlock(news) || (await isOfOlderChain(needs, news))) return news
  return news.type === 'payout' ? provenPayout(needs, news) : provenDeposit(needs, news)
}

const wasInBlock = (news: ProviderNews): boolean => {
  if (news.type === 'payout')
    return news.txid !== null && news.confirmations !== 0 && news.state !== 'failed'
  if (news.type !== 'deposit' || news.confirmations === 0) return false
  return news.state === 'confirming' || news.state === 'confirmed'
}

/** Test chains begin anew, and what was told of an older one cannot be looked up any more. */
async function isOfOlderChain(needs: FollowNeeds, news: ProviderNews): Promise<boolean> {
  const { sandbox, database, key } = needs
  if (!sandbox) return false
  if (news.type === 'payout') return !(await payoutOf(database, key, news.reference ?? ''))
  const sightings = await sightingsAt(database, key, news.providerRef)
  return !sightings.some(({ part }) => part === news.part)
}

async function provenPayout(needs: FollowNeeds, news: PayoutNews): Promise<PayoutNews | null> {
  const spend = await payoutOf(needs.database, needs.key, news.reference ?? '')
  const made = await madeBy(needs, news.txid ?? '')
  const isThere = made.some(
    ({ address, native, asset }) =>
      address === spend?.destination.toLowerCase() &&
      native === spend.native &&
      asset === spend.asset,
  )
  return isThere ? news : null
}

async function provenDeposit(
  needs: FollowNeeds,
  news: DepositNews | BackNews,
): Promise<DepositNews | BackNews | null> {
  const [, hash = '', ordinal = ''] = /^(0x[0-9a-f]{64}):(\d*)/.exec(news.part) ?? []
  const wanted = ordinal === '' ? -1 : Number(ordinal)
  const made = await madeBy(needs, hash)
  const payment = made.find(
    (one) => one.ordinal === wanted && one.address === news.providerRef.toLowerCase(),
  )
  if (!payment) return null
  const { asset, native } = payment
  return { ...news, sum: { asset, units: amount(fromNative(asset, native).amount) } }
}

/** What a transaction moved; nothing where no block has it or it failed. */
async function madeBy(needs: FollowNeeds, hash: string): Promise<readonly PlacedTransfer[]> {
  const receipt = await needs.node.receipt(hash)
  if (!receipt?.status) return []
  const payments = await paymentsAt(needs, receipt.blockNumber, true)
  return payments.filter((one) => one.hash === hash)
}
