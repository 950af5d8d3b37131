import { amount } from '@fairhouse/money'
import type { PaymentProvider, ProviderNews, Status, StatusQuestion } from '#modules/cashier'
import { type Reading, readStatement } from './read-statement.ts'

/**
 * What we wrote down of a payment, as far as the chain says the same: what we say is in a block is looked up there, with its sum. What is in none stays as it
 * was told, for nothing was credited by it.
 */
export async function prove(
  reading: Reading,
  status: PaymentProvider['status'],
  question: StatusQuestion,
): Promise<Status> {
  const told = await status(question)
  if (told.type !== 'known') return told
  const rows = await readStatement(reading, 0, Number.MAX_SAFE_INTEGER)
  if (rows === null) return { type: 'unknown' }
  const meant = told.news.filter(
    (one) => question.part === undefined || !('part' in one) || one.part === question.part,
  )
  const news = meant.flatMap((one): ProviderNews[] => {
    if (!isInBlock(one)) return [one]
    if (one.type === 'payout')
      return rows.some((row) => row.type === 'withdrawal' && row.reference === one.reference)
        ? [one]
        : []
    const row = rows.find(({ type, part }) => type === 'deposit' && part === one.part)
    if (!row || row.units === null) return []
    return [{ ...one, sum: { asset: one.sum.asset, units: amount(row.units) } }]
  })
  return news.length === 0 && meant.length > 0 ? { type: 'none' } : { type: 'known', news }
}

function isInBlock(one: ProviderNews): boolean {
  if (one.type === 'payout') return one.confirmations !== null
  return one.type === 'deposit' && (one.state === 'confirming' || one.state === 'confirmed')
}
