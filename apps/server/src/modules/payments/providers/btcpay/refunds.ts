import { fromDecimal, toDecimal } from '@fairhouse/money'
import type { BackNews, Opened, PaymentProvider } from '#modules/cashier'
import type { BtcPayParts } from './parts.ts'
import { type Named, paymentsOf } from './payments-of.ts'
import type { PullPayment } from './wire.ts'

type Wish = Parameters<PaymentProvider['refund']>[0]

/** A pull payment: the player claims it at a page, to an address of his. Our reference is its name; whose deposit it is says its text. */
export async function refund(parts: BtcPayParts, wish: Wish): Promise<Opened> {
  const { reference, about, part, sum } = wish
  const { providerRef } = about
  if (providerRef === null) return { type: 'refused', reason: 'providerFault' }
  const all = await parts.greenfield.pullPayments()
  if (all.type !== 'answer') return { type: 'unknown' }
  const known = all.body.find(({ name }) => name === reference)
  if (known) return openedBy(known)
  const left = await leftOf(parts, { ...wish, named: { providerRef, reference: about.reference } })
  if (left === null) return { type: 'unknown' }
  if (left < sum.units) return { type: 'refused', reason: 'providerFault' }
  const made = await parts.greenfield.refund(providerRef, {
    name: reference,
    description: textOf(providerRef, part),
    payoutMethods: [`${sum.asset}-CHAIN`],
    refundVariant: 'Custom',
    customAmount: toDecimal(sum.asset, sum.units),
    customCurrency: sum.asset,
  })
  if (made.type === 'refused') return { type: 'refused', reason: 'providerFault' }
  return made.type === 'answer' ? openedBy(made.body) : { type: 'unknown' }
}

const openedBy = ({ id, viewLink }: PullPayment): Opened => ({
  type: 'opened',
  providerRef: id,
  instruction: { kind: 'redirect', url: viewLink },
})

/** What of a payment was not given back yet; null when nobody could tell. */
async function leftOf(
  parts: BtcPayParts,
  { named, part, sum }: Pick<Wish, 'part' | 'sum'> & { readonly named: Named },
): Promise<bigint | null> {
  const paid = await paymentsOf(parts, named)
  if ('type' in paid) return paid.type === 'none' ? 0n : null
  const backs = await refundsOf(parts, named)
  if (backs === null) return null
  const isMeant = (news: { readonly part: string; readonly sum: Wish['sum'] }) =>
    news.part === part && news.sum.asset === sum.asset
  const came = paid.filter((news) => isMeant(news) && news.state === 'confirmed')
  const went = backs.filter((news) => isMeant(news) && news.state !== 'cancelled')
  return unitsOf(came) - unitsOf(went)
}

const unitsOf = (all: readonly { readonly sum: Wish['sum'] }[]): bigint =>
  all.reduce((total, { sum }) => total + sum.units, 0n)

const textOf = (invoiceId: string, part: string): string => `deposit ${invoiceId} ${part}`

/** What of an invoice's payments was given back, or is there to be claimed; null when nobody could tell. */
export async function refundsOf(
  { greenfield, assetNamed }: BtcPayParts,
  named: Named,
): Promise<BackNews[] | null> {
  const all = await greenfield.pullPayments()
  if (all.type !== 'answer') return null
  const backs: BackNews[] = []
  for (const one of all.body) {
    const about = aboutOf(one)
    if (about?.invoice !== named.providerRef) continue
    const back = await backOf({ greenfield, assetNamed }, one, { ...named, part: about.part })
    if (back === null) return null
    backs.push(back)
  }
  return backs
}

/** Which payment a pull payment gives back; null for one that has nothing to do with us. */
export function aboutOf({ description }: PullPayment): { invoice: string; part: string } | null {
  const [, invoice, part] = /^deposit (\S+) (.+)$/.exec(description ?? '') ?? []
  return invoice === undefined || part === undefined ? null : { invoice, part }
}

/** A pull payment as news; null when nobody could tell. */
export async function backOf(
  { greenfield, assetNamed }: Pick<BtcPayParts, 'greenfield' | 'assetNamed'>,
  one: PullPayment,
  named: Named & { readonly part: string },
): Promise<BackNews | null> {
  const asset = assetNamed(one.currency)
  const sum = asset && fromDecimal(asset, one.amount)
  const state = await stateOf(greenfield, one)
  if (!asset || !sum || state === null) return null
  return {
    type: 'refund',
    ...named,
    backRef: one.id,
    ours: one.name,
    state,
    sum: { asset, units: sum.amount },
    reason: 'refundedByHouse',
    at: one.startsAt * 1_000,
  }
}

async function stateOf(
  greenfield: BtcPayParts['greenfield'],
  { id, archived }: PullPayment,
): Promise<BackNews['state'] | null> {
  const claims = await greenfield.payoutsOf(id)
  if (claims.type !== 'answer') return null
  if (claims.body.some(({ state }) => state === 'Completed')) return 'confirmed'
  const isUnderWay = claims.body.some(({ state }) => state !== 'Cancelled')
  return archived && !isUnderWay ? 'cancelled' : 'pending'
}
