import { z } from 'zod'
import { html, page } from '../../frame/page.ts'
import type { Frame } from '../../frame/part.ts'
import { jsonOf } from '../../frame/request-body.ts'
import { testAddress } from '../test-address.ts'
import { type Books, newId, newTxid } from './books.ts'
import type { Webhooks } from './webhooks.ts'

const payment = z.object({ address: z.string(), amount: z.string().regex(/^\d+(\.\d+)?$/) })

/**
 * What happens outside of the store, told from this machine: `POST /btcpay/world/pay` (coins come to an address), `settle` (what came and
 * went counts), `invalidate` (no chain has them any more), and `GET /btcpay/world/payouts`. Whoever claims a pull payment does it at its page.
 */
export function mountWorld(frame: Frame, books: Books, webhooks: Webhooks): void {
  const { app, isLocal, now } = frame
  const seconds = (): number => Math.floor(now() / 1_000)

  app.post('/btcpay/world/:what', async (request, reply) => {
    if (!isLocal(request)) return reply.code(404).send()
    const { what } = z.object({ what: z.string() }).parse(request.params)
    if (what === 'pay') {
      const wanted = jsonOf(request, payment)
      const invoice = [...books.invoices.values()].find(
        ({ destination }) => destination === wanted?.address,
      )
      if (!wanted || !invoice) return reply.code(400).send()
      const came = {
        id: `${newTxid()}-${invoice.payments.length}`,
        receivedDate: seconds(),
        value: wanted.amount,
        destination: invoice.destination,
        status: 'Processing' as const,
      }
      invoice.payments.push(came)
      invoice.status = 'Processing'
      await webhooks.paid('InvoiceReceivedPayment', invoice, came)
    }
    if (what === 'settle') await settle(books, webhooks)
    if (what === 'invalidate') await invalidate(books, webhooks)
    return reply.code(204).send()
  })

  app.get('/btcpay/world/payouts', async (request, reply) =>
    isLocal(request) ? [...books.payouts.values()] : reply.code(404).send(),
  )

  app.get<{ Params: { id: string } }>('/btcpay/pull-payments/:id', async (request, reply) => {
    const one = books.pullPayments.get(request.params.id)
    if (!one) return reply.code(404).send()
    const claimed = [...books.payouts.values()].some(
      ({ pullPaymentId }) => pullPaymentId === one.id,
    )
    const form = claimed
      ? '<p>It is on its way.</p>'
      : '<form class="card" method="post"><button>Send it to my wallet</button></form>'
    return html(
      reply,
      page('Claim a refund', `<p class="sum">${one.amount} ${one.currency}</p>${form}`),
    )
  })
  app.post<{ Params: { id: string } }>('/btcpay/pull-payments/:id', async (request, reply) => {
    const one = books.pullPayments.get(request.params.id)
    if (!one) return reply.code(404).send()
    const id = newId()
    books.payouts.set(id, {
      id,
      revision: 0,
      date: seconds(),
      destination: testAddress(one.currency === 'BTC' ? 'BTC' : 'LTC'),
      amount: one.amount,
      payoutMethodId: `${one.currency}-CHAIN`,
      metadata: {},
      pullPaymentId: one.id,
      state: 'AwaitingPayment',
      txid: null,
    })
    return reply.redirect(request.url, 303)
  })
}

async function settle({ invoices, payouts }: Books, webhooks: Webhooks): Promise<void> {
  for (const invoice of invoices.values())
    for (const payment of invoice.payments) {
      if (payment.status !== 'Processing') continue
      payment.status = 'Settled'
      invoice.status = 'Settled'
      await webhooks.paid('InvoicePaymentSettled', invoice, payment)
    }
  for (const payout of payouts.values()) {
    if (payout.state !== 'AwaitingPayment') continue
    payout.state = 'Completed'
    payout.txid = newTxid()
    await webhooks.payout('PayoutUpdated', payout)
  }
}

async function invalidate({ invoices }: Books, webhooks: Webhooks): Promise<void> {
  for (const invoice of invoices.values()) {
    if (invoice.payments.length === 0) continue
    for (const payment of invoice.payments) payment.status = 'Invalid'
    invoice.status = 'Invalid'
    await webhooks.invalid(invoice)
  }
}
