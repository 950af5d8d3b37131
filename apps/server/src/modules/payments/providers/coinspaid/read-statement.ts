import { fromDecimal } from '@fairhouse/money'
import { rowOfNews, type StatementRow } from '../../reconcile/statement-row.ts'
import { coinNamed, depositNews, payoutNews } from './news.ts'
import type { CoinsPaidParts } from './parts.ts'
import { toldBetween } from './store/told.ts'
import type { Payment } from './wire.ts'

/**
 * What the processor says now of every payment of which it told in a time (epoch milliseconds, the end not included). Its interface lists
 * none by itself: one of which no callback ever came is seen in the account alone (`read-account.ts`).
 * @returns null when one of them could not be asked about or read.
 */
export async function readStatement(
  parts: CoinsPaidParts,
  from: number,
  to: number,
): Promise<StatementRow[] | null> {
  const rows: StatementRow[] = []
  for (const { number, at } of await toldBetween(parts.database, from, to)) {
    const heard = await parts.api.payment({ id: Number(number) })
    if (heard.type === 'refused' && heard.status === 404) continue
    const row = heard.type === 'answer' ? rowOf(heard.body, Number(at)) : null
    if (row === null) {
      parts.log.error({ payment: number }, 'a payment cannot be told of')
      return null
    }
    if (row !== 'other') rows.push(row)
  }
  return rows
}

/** `other`: exchanges and fees of the account are no payments of players. */
function rowOf(payment: Payment, at: number): StatementRow | null | 'other' {
  const { type, currency_sent: sent, crypto_address: place } = payment
  if (type !== 'deposit' && type !== 'withdrawal') return 'other'
  const asset = coinNamed(sent.currency)
  if (!asset) return foreignRow(payment, type, at)
  if (type === 'deposit') {
    const news = depositNews(payment, at)
    return news && rowOfNews(news, null)
  }
  const news = payoutNews(payment, at)
  const sum = fromDecimal(asset, sent.amount)
  if (!news || !sum) return null
  return { ...rowOfNews(news, { asset, units: sum.amount }), to: place?.address ?? null }
}

/** One in a coin that we do not know. */
const foreignRow = (
  { id, foreign_id: reference, crypto_address: place, currency_sent: sent, status }: Payment,
  type: 'deposit' | 'withdrawal',
  at: number,
): StatementRow => ({
  type,
  providerRef: String(type === 'deposit' ? (place?.id ?? id) : id),
  part: type === 'deposit' ? String(id) : '',
  reference: (type === 'deposit' ? place?.foreign_id : reference) ?? null,
  state: status === 'confirmed' ? 'confirmed' : 'pending',
  asset: sent.currency,
  units: null,
  fee: null,
  at,
})
