import { z } from 'zod'
import type { AskJson, Heard } from '../../ask-json.ts'
import { invoice, paymentMethods, payout, pullPayment } from './wire.ts'

export interface GreenfieldSettings {
  /** Where BTCPay is, with its root path if it has one and no slash at the end. */
  readonly url: string
  readonly key: string
  readonly store: string
}

/** The interface of one store, call by call. */
export type Greenfield = ReturnType<typeof createGreenfield>

const done = z.unknown()

export function createGreenfield(ask: AskJson, { url, key, store }: GreenfieldSettings) {
  const at = `${url}/api/v1/stores/${encodeURIComponent(store)}`
  const headers = { authorization: `token ${key}` }
  const get = <Body>(path: string, answer: z.ZodType<Body>): Promise<Heard<Body>> =>
    ask({ url: `${at}${path}`, headers, answer })
  const post = <Body>(path: string, body: object, answer: z.ZodType<Body>): Promise<Heard<Body>> =>
    ask({ url: `${at}${path}`, method: 'POST', headers, body: JSON.stringify(body), answer })
  const one = encodeURIComponent
  return {
    invoicesNamed: (orderId: string) => get(`/invoices?orderId=${one(orderId)}`, z.array(invoice)),
    /** Of all to which somebody paid, the newest first. @param page.skip how many of these were read already. */
    paidInvoices: ({ skip, take }: { readonly skip: number; readonly take: number }) =>
      get(`/invoices?${paidStatuses}&skip=${skip}&take=${take}`, z.array(invoice)),
    createInvoice: (body: object) => post('/invoices', body, invoice),
    paymentMethods: (id: string) => get(`/invoices/${one(id)}/payment-methods`, paymentMethods),
    refund: (id: string, body: object) => post(`/invoices/${one(id)}/refund`, body, pullPayment),
    payouts: () => get('/payouts?includeCancelled=true', z.array(payout)),
    payout: (id: string) => get(`/payouts/${one(id)}`, payout),
    createPayout: (body: object) => post('/payouts', body, payout),
    approvePayout: (id: string, revision: number) =>
      post(`/payouts/${one(id)}`, { revision }, payout),
    cancelPayout: (id: string) =>
      ask({ url: `${at}/payouts/${one(id)}`, method: 'DELETE', headers, answer: done }),
    pullPayments: () => get('/pull-payments?includeArchived=true', z.array(pullPayment)),
    payoutsOf: (pullPaymentId: string) =>
      ask({
        url: `${url}/api/v1/pull-payments/${one(pullPaymentId)}/payouts?includeCancelled=true`,
        headers,
        answer: z.array(payout),
      }),
  }
}

/** An invoice that is late or marked by hand may have been paid all the same; a new one has not. */
const paidStatuses = ['Processing', 'Settled', 'Invalid', 'Expired']
  .map((status) => `status=${status}`)
  .join('&')

/** What can be an id of theirs: anything else is asked about in vain. */
export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text)
