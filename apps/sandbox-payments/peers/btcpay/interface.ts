import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Frame, InterfaceAnswer } from '../../frame/part.ts'
import { jsonOf } from '../../frame/request-body.ts'
import { isTestAddress, testAddress } from '../test-address.ts'
import {
  type Books,
  newId,
  toldInvoice,
  toldMethods,
  toldPayout,
  toldPullPayment,
} from './books.ts'
import type { Webhooks } from './webhooks.ts'

const coin = z.enum(['BTC', 'LTC'])
const words = z.record(z.string(), z.unknown()).default({})
const decimal = z.string().regex(/^\d+(\.\d+)?$/)

const newInvoice = z.object({
  amount: z.null(),
  currency: coin,
  metadata: words,
  checkout: z.object({ expirationMinutes: z.int().min(1) }),
})
const newRefund = z.object({
  name: z.string().max(50),
  description: z.string(),
  refundVariant: z.literal('Custom'),
  customAmount: decimal,
  customCurrency: coin,
})
const newPayout = z.object({
  destination: z.string(),
  amount: decimal,
  payoutMethodId: z.enum(['BTC-CHAIN', 'LTC-CHAIN']),
  approved: z.boolean(),
  metadata: words,
})
const approval = z.object({ revision: z.int() })

const notFound: InterfaceAnswer = { status: 404, body: { code: 'not-found', message: 'Not found' } }
const invalid = (path: string): InterfaceAnswer => ({
  status: 422,
  body: [{ path, message: `The ${path} is invalid` }],
})
const found = (body: unknown): InterfaceAnswer => ({ status: 200, body })

type Work = (request: FastifyRequest, id: string) => InterfaceAnswer

/** The store's interface, as far as a casino uses it. */
export function mountInterface(frame: Frame, books: Books, webhooks: Webhooks): void {
  const { app, settings, now } = frame
  const route: Route = (method, path, work) => {
    app.route<{ Params: { id?: string } }>({
      method,
      url: `/btcpay/api/v1${path}`,
      handler: async (request, reply: FastifyReply) =>
        request.headers.authorization === `token ${settings.key}`
          ? frame.answer(request, reply, () => work(request, request.params.id ?? ''))
          : reply.code(401).send({ code: 'unauthenticated', message: 'Who are you?' }),
    })
  }
  const parts = { route, books, webhooks, seconds: () => Math.floor(now() / 1_000) }
  mountInvoices(parts)
  mountPullPayments(parts)
  mountPayouts(parts)
}

type Route = (method: 'GET' | 'POST' | 'DELETE', path: string, work: Work) => void

interface Parts {
  readonly route: Route
  readonly books: Books
  readonly webhooks: Webhooks
  readonly seconds: () => number
}

function mountInvoices({ route, books, webhooks, seconds }: Parts): void {
  route('GET', '/stores/S1/invoices', (request) => {
    const asked = new URL(request.url, 'http://x').searchParams
    const [orderId, statuses] = [asked.get('orderId'), asked.getAll('status')]
    const skip = Number(asked.get('skip') ?? 0)
    const take = Number(asked.get('take') ?? 50)
    const all = [...books.invoices.values()]
      .toReversed()
      .filter(
        ({ metadata, status }) =>
          (orderId === null || metadata['orderId'] === orderId) &&
          (statuses.length === 0 || statuses.includes(status)),
      )
    return found(all.slice(skip, skip + take).map(toldInvoice))
  })
  route('POST', '/stores/S1/invoices', (request) => {
    const wanted = jsonOf(request, newInvoice)
    if (!wanted) return invalid('amount')
    const invoice = {
      id: newId(),
      currency: wanted.currency,
      metadata: wanted.metadata,
      createdTime: seconds(),
      expirationTime: seconds() + wanted.checkout.expirationMinutes * 60,
      destination: testAddress(wanted.currency),
      status: 'New' as const,
      payments: [],
    }
    books.invoices.set(invoice.id, invoice)
    void webhooks.created(invoice)
    return found(toldInvoice(invoice))
  })
  route('GET', '/stores/S1/invoices/:id/payment-methods', (_request, id) => {
    const invoice = books.invoices.get(id)
    return invoice ? found(toldMethods(invoice)) : notFound
  })
  route('POST', '/stores/S1/invoices/:id/refund', (request, id) => {
    const wanted = jsonOf(request, newRefund)
    if (!books.invoices.has(id)) return notFound
    if (!wanted) return invalid('customAmount')
    const { name, description, customAmount: amount, customCurrency: currency } = wanted
    const one = { id: newId(), name, description, amount, currency, startsAt: seconds() }
    books.pullPayments.set(one.id, one)
    return found(toldPullPayment(one, originOf(request)))
  })
}

function mountPullPayments({ route, books }: Parts): void {
  route('GET', '/stores/S1/pull-payments', (request) =>
    found([...books.pullPayments.values()].map((one) => toldPullPayment(one, originOf(request)))),
  )
  route('GET', '/pull-payments/:id/payouts', (_request, id) =>
    found([...books.payouts.values()].filter((one) => one.pullPaymentId === id).map(toldPayout)),
  )
}

function mountPayouts({ route, books, webhooks, seconds }: Parts): void {
  route('GET', '/stores/S1/payouts', () => found([...books.payouts.values()].map(toldPayout)))
  route('GET', '/stores/S1/payouts/:id', (_request, id) => {
    const payout = books.payouts.get(id)
    return payout ? found(toldPayout(payout)) : notFound
  })
  route('POST', '/stores/S1/payouts', (request) => {
    const wanted = jsonOf(request, newPayout)
    if (!wanted) return invalid('amount')
    const { destination, amount, payoutMethodId, metadata, approved } = wanted
    const paidIn = coin.parse(payoutMethodId.replace('-CHAIN', ''))
    if (!isTestAddress(paidIn, destination)) return invalid('destination')
    const payout = {
      id: newId(),
      revision: 0,
      date: seconds(),
      destination,
      amount,
      payoutMethodId,
      metadata,
      pullPaymentId: null,
      state: approved ? ('AwaitingPayment' as const) : ('AwaitingApproval' as const),
      txid: null,
    }
    books.payouts.set(payout.id, payout)
    void webhooks.payout('PayoutCreated', payout)
    return found(toldPayout(payout))
  })
  route('POST', '/stores/S1/payouts/:id', (request, id) => {
    const payout = books.payouts.get(id)
    if (!payout) return notFound
    if (jsonOf(request, approval)?.revision !== payout.revision) return invalid('revision')
    if (payout.state !== 'AwaitingApproval')
      return { status: 400, body: { code: 'invalid-state', message: 'It is past that' } }
    payout.state = 'AwaitingPayment'
    void webhooks.payout('PayoutApproved', payout)
    return found(toldPayout(payout))
  })
  route('DELETE', '/stores/S1/payouts/:id', (_request, id) => {
    const payout = books.payouts.get(id)
    if (!payout) return notFound
    payout.state = 'Cancelled'
    void webhooks.payout('PayoutUpdated', payout)
    return found({})
  })
}

const originOf = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`
