import { fromDecimal } from '@fairhouse/money'
import { rowOfNews, type StatementRow } from '../../reconcile/statement-row.ts'
import type { BtcPayParts } from './parts.ts'
import { chosenOf, newsOfPayout } from './payouts.ts'
import { foreignPayments, paymentsIn } from './payments-of.ts'
import { aboutOf, backOf } from './refunds.ts'
import type { Invoice, Payout } from './wire.ts'

/** Invoices of a page of their list. */
const atOnce = 100
/** A store with more invoices that were paid than this cannot be read in a night. */
const mostInvoices = 50_000

/**
 * What a store took in, paid out and gave back in a time (epoch milliseconds, the end not included), of its own lists. An invoice is a
 * player's address for years, so every one that was ever paid is looked at; payouts are listed whole.
 * @returns null when part of it could not be asked or read.
 */
export async function readStatement(
  parts: BtcPayParts,
  from: number,
  to: number,
): Promise<StatementRow[] | null> {
  const deposits = await depositsOf(parts)
  const payouts = deposits && (await payoutsOf(parts))
  const refunds = payouts && (await refundsBetween(parts, from, to))
  if (!deposits || !payouts || !refunds) return null
  return [...deposits, ...payouts, ...refunds].filter(({ at }) => at >= from && at < to)
}

async function depositsOf(parts: BtcPayParts): Promise<StatementRow[] | null> {
  const rows: StatementRow[] = []
  const seen = new Set<string>()
  for (let skip = 0; skip < mostInvoices; skip += atOnce) {
    const heard = await parts.greenfield.paidInvoices({ skip, take: atOnce })
    if (heard.type !== 'answer') return null
    // A list that grew while it was read shows what was at the end of a page again.
    for (const invoice of heard.body.filter(({ id }) => !seen.has(id))) {
      seen.add(invoice.id)
      const paid = await rowsOfInvoice(parts, invoice)
      if (paid === null) return null
      rows.push(...paid)
    }
    if (heard.body.length < atOnce) return rows
  }
  parts.log.error({ mostInvoices }, 'a store has more paid invoices than can be read')
  return null
}

async function rowsOfInvoice(
  parts: BtcPayParts,
  { id, metadata }: Invoice,
): Promise<StatementRow[] | null> {
  const heard = await parts.greenfield.paymentMethods(id)
  if (heard.type !== 'answer') return null
  const named = { providerRef: id, reference: metadata?.orderId ?? null }
  const known = paymentsIn(parts, heard.body, named)
  return known && [...known.map((news) => rowOfNews(news, null)), ...foreignRows()]

  /** Payments in coins that this store is not set up for. */
  function foreignRows(): StatementRow[] {
    return foreignPayments(parts, heard.type === 'answer' ? heard.body : []).map((payment) => ({
      type: 'deposit',
      ...named,
      ...payment,
      units: null,
      fee: null,
    }))
  }
}

async function payoutsOf({ greenfield, assetNamed }: BtcPayParts): Promise<StatementRow[] | null> {
  const heard = await greenfield.payouts()
  if (heard.type !== 'answer') return null
  const ours = heard.body.filter(({ pullPaymentId }) => !pullPaymentId)
  const byReference = Map.groupBy(ours, ({ metadata, id }) => metadata?.orderId ?? id)
  return ours
    .filter((payout) => isTold(payout, byReference.get(payout.metadata?.orderId ?? payout.id)))
    .map((payout) => {
      const name = (payout.payoutMethodId ?? '').replace(/-CHAIN$/, '')
      const asset = assetNamed(name)
      const sum = asset && fromDecimal(asset, payout.payoutAmount ?? '')
      const paid = sum && { asset, units: sum.amount }
      const row = rowOfNews(newsOfPayout(payout), paid)
      return { ...row, asset: paid?.asset ?? name, to: payout.destination ?? null }
    })
}

/** One that is not approved moves nothing; of spare ones that were called off only that counts which the reference stands for. */
function isTold(payout: Payout, alike: readonly Payout[] = []): boolean {
  if (payout.state === 'AwaitingApproval') return false
  return payout.state !== 'Cancelled' || chosenOf(alike)?.id === payout.id
}

async function refundsBetween(
  parts: BtcPayParts,
  from: number,
  to: number,
): Promise<StatementRow[] | null> {
  const heard = await parts.greenfield.pullPayments()
  if (heard.type !== 'answer') return null
  const rows: StatementRow[] = []
  for (const one of heard.body) {
    const about = aboutOf(one)
    const at = one.startsAt * 1_000
    if (!about || at < from || at >= to) continue
    const named = { providerRef: about.invoice, reference: null, part: about.part }
    const back = await backOf(parts, one, named)
    if (back === null) return null
    rows.push(rowOfNews(back, null))
  }
  return rows
}
