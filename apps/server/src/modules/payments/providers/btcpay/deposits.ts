import type { DepositRequest, Opened } from '#modules/cashier'
import type { BtcPayParts } from './parts.ts'
import type { Invoice } from './wire.ts'

/**
 * An invoice without an amount takes any sum, again and again, as long as its address is watched: for this many minutes (five years). Later
 * ones are not told of by anybody; see the decision on processors.
 */
const watchedMinutes = 5 * 365 * 24 * 60

/** The invoice under our reference; a new one when there is none yet. */
export async function createDeposit(
  parts: BtcPayParts,
  { reference, method, returnUrl }: DepositRequest,
): Promise<Opened> {
  const asset = parts.assetOf(method)
  if (asset === null) return { type: 'refused', reason: 'providerFault' }
  const known = await parts.greenfield.invoicesNamed(reference)
  if (known.type !== 'answer') return { type: 'unknown' }
  const first = firstOf(known.body)
  if (first) return addressOf(parts, first.id, asset)
  const made = await parts.greenfield.createInvoice({
    amount: null,
    currency: asset,
    metadata: { orderId: reference },
    checkout: {
      paymentMethods: [`${asset}-CHAIN`],
      defaultPaymentMethod: `${asset}-CHAIN`,
      expirationMinutes: watchedMinutes,
      monitoringMinutes: watchedMinutes,
      redirectURL: returnUrl,
    },
  })
  if (made.type === 'refused') return { type: 'refused', reason: 'providerFault' }
  return made.type === 'silence' ? { type: 'unknown' } : addressOf(parts, made.body.id, asset)
}

/** Two nodes that asked at once may have made two: the older one counts. */
export const firstOf = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoices.toSorted(
    (one, other) => one.createdTime - other.createdTime || (one.id < other.id ? -1 : 1),
  )[0]

async function addressOf({ greenfield }: BtcPayParts, id: string, asset: string): Promise<Opened> {
  const heard = await greenfield.paymentMethods(id)
  const method =
    heard.type === 'answer'
      ? heard.body.find(({ paymentMethodId }) => paymentMethodId === `${asset}-CHAIN`)
      : undefined
  if (!method?.destination) return { type: 'unknown' }
  return {
    type: 'opened',
    providerRef: id,
    instruction: {
      kind: 'address',
      address: method.destination,
      uri:
        method.paymentLink ?? `${uriSchemes[asset] ?? asset.toLowerCase()}:${method.destination}`,
      tag: null,
    },
  }
}

const uriSchemes: Readonly<Record<string, string>> = { BTC: 'bitcoin', LTC: 'litecoin' }
