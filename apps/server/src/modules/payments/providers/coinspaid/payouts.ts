import { toDecimal } from '@fairhouse/money'
import type { Opened, PayoutRequest, Status, StatusQuestion } from '#modules/cashier'
import { movedBy, notYetRead } from './moved.ts'
import { codes, payoutNews } from './news.ts'
import { type CoinsPaidParts, isNumber } from './parts.ts'
import { keepTold } from './store/told.ts'
import { faults } from './wire.ts'

/** Pays out once for one reference: they refuse a second withdrawal under the same one, and we look before we ask. */
export async function createPayout(parts: CoinsPaidParts, request: PayoutRequest): Promise<Opened> {
  const { reference, sum, destination, player } = request
  const coin = parts.coinOf(request.method)
  if (coin === null || coin !== sum.asset) return { type: 'refused', reason: 'providerFault' }
  const known = await made(parts, reference)
  if (known !== null) return known
  const asked = await parts.api.withdraw({
    foreign_id: reference,
    amount: toDecimal(sum.asset, sum.units),
    currency: codes[coin],
    ...placeOf(destination),
    end_user_reference: String(player),
  })
  if (asked.type === 'silence') return { type: 'unknown' }
  if (asked.type === 'answer') {
    const { id } = asked.body.data
    await keepTold(parts.database, String(id), notYetRead, parts.clock.now())
    return openedAs(id)
  }
  const { errors = {} } = faults.safeParse(asked.body).data ?? {}
  if ('foreign_id' in errors) return (await made(parts, reference)) ?? { type: 'unknown' }
  return { type: 'refused', reason: 'address' in errors ? 'addressRefused' : 'providerFault' }
}

function placeOf({ fields }: PayoutRequest['destination']) {
  const { address = '', tag = '' } = fields
  return tag === '' ? { address } : { address, tag }
}

const openedAs = (id: number): Opened => ({
  type: 'opened',
  providerRef: String(id),
  instruction: { kind: 'none' },
})

/** The withdrawal under our reference; null when there is none. */
async function made({ api }: CoinsPaidParts, reference: string): Promise<Opened | null> {
  const heard = await api.payment({ foreign_id: reference })
  if (heard.type === 'answer') return openedAs(heard.body.id)
  return heard.type === 'refused' && heard.status === 404 ? null : { type: 'unknown' }
}

export async function statusOfPayout(
  { api, clock, database, log }: CoinsPaidParts,
  { reference, providerRef }: StatusQuestion,
): Promise<Status> {
  const isKnown = providerRef !== null
  if (isKnown && !isNumber(providerRef)) return { type: 'none' }
  const heard = await api.payment(isKnown ? { id: Number(providerRef) } : { foreign_id: reference })
  if (heard.type === 'refused' && heard.status === 404) return { type: 'none' }
  if (heard.type !== 'answer') return { type: 'unknown' }
  if (heard.body.type !== 'withdrawal') return { type: 'none' }
  const news = payoutNews(heard.body, clock.now())
  await keepTold(database, String(heard.body.id), movedBy(heard.body), clock.now())
  if (news) return { type: 'known', news: [news] }
  log.error({ payment: heard.body.id }, 'a payment cannot be read')
  return { type: 'unknown' }
}
