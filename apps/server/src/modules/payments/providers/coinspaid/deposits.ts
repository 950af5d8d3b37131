import type { DepositRequest, Opened, ProviderNews, Status, StatusQuestion } from '#modules/cashier'
import { movedBy } from './moved.ts'
import { codes, depositNews } from './news.ts'
import { isNumber, type CoinsPaidParts } from './parts.ts'
import { keepPart, partsAt } from './store/parts.ts'
import { keepTold } from './store/told.ts'

/** The player's own address for a coin, which stays the same however often it is asked for. */
export async function createDeposit(
  { api, coinOf }: CoinsPaidParts,
  { reference, method, player }: DepositRequest,
): Promise<Opened> {
  const coin = coinOf(method)
  if (coin === null) return { type: 'refused', reason: 'providerFault' }
  const heard = await api.takeAddress({
    currency: codes[coin],
    foreign_id: reference,
    end_user_reference: String(player),
  })
  if (heard.type === 'refused') return { type: 'refused', reason: 'providerFault' }
  if (heard.type === 'silence') return { type: 'unknown' }
  const { id, address, tag } = heard.body.data
  return {
    type: 'opened',
    providerRef: String(id),
    instruction: {
      kind: 'address',
      address,
      uri: `${uriSchemes[coin]}:${address}`,
      tag: tag === undefined || tag === null ? null : String(tag),
    },
  }
}

const uriSchemes = {
  BTC: 'bitcoin',
  LTC: 'litecoin',
  ETH: 'ethereum',
  USDT: 'ethereum',
  USDC: 'ethereum',
} as const

/** Of one payment to an address, or of all that we ever heard of. */
export async function statusOfDeposit(
  parts: CoinsPaidParts,
  { providerRef, part }: StatusQuestion,
): Promise<Status> {
  if (providerRef === null || !isNumber(providerRef)) return { type: 'none' }
  const asked =
    part !== undefined && isNumber(part) ? [part] : await partsAt(parts.database, providerRef)
  const news: ProviderNews[] = []
  for (const one of asked) {
    const told = await newsOf(parts, providerRef, one)
    if (told === 'unknown') return { type: 'unknown' }
    if (told !== 'none') news.push(told)
  }
  return part !== undefined && news.length === 0 ? { type: 'none' } : { type: 'known', news }
}

async function newsOf(
  { api, database, clock, log }: CoinsPaidParts,
  address: string,
  part: string,
): Promise<ProviderNews | 'none' | 'unknown'> {
  const heard = await api.payment({ id: Number(part) })
  if (heard.type === 'refused' && heard.status === 404) return 'none'
  if (heard.type !== 'answer') return 'unknown'
  const news = depositNews(heard.body, clock.now())
  if (!news) {
    log.error({ payment: part }, 'a payment cannot be read')
    return 'unknown'
  }
  if (heard.body.type !== 'deposit' || news.providerRef !== address) return 'none'
  await keepPart(database, address, part)
  await keepTold(database, part, movedBy(heard.body), clock.now())
  return news
}
