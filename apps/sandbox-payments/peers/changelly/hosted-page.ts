import { z } from 'zod'
import { escaped, html, page } from '../../frame/page.ts'
import type { Frame, HeadersFor } from '../../frame/part.ts'
import { coins, isCoin, type Order } from './books.ts'

const told = z.object({ txid: z.string() })

/** The page at which a player pays the seller, with test money, and the seller's word to the house afterwards. */
export function mountPage(frame: Frame, orders: Map<string, Order>, sign: HeadersFor): void {
  const { app } = frame
  app.get<{ Params: { id: string } }>('/changelly/orders/:id', async (request, reply) => {
    const order = orders.get(request.params.id)
    return order ? html(reply, orderPage(order)) : reply.code(404).send()
  })
  app.post<{ Params: { id: string } }>('/changelly/orders/:id', async (request, reply) => {
    const order = orders.get(request.params.id)
    if (!order) return reply.code(404).send()
    if (order.status === 'created') {
      const txid = await pay(frame, order)
      order.status = txid === null ? 'failed' : 'complete'
      order.transactionHash = txid
      await frame.tell('changelly', callbackOf(order), sign)
    }
    return reply.redirect(request.url, 303)
  })
}

/** Sends the coins; null when no chain here has them. */
async function pay({ app, settings }: Frame, order: Order): Promise<string | null> {
  if (!isCoin(order.currencyTo)) return null
  const [whole = '0', fraction = ''] = order.amountTo.split('.')
  const units = BigInt(whole + fraction.padEnd(coins[order.currencyTo].digits, '0'))
  const answer = await app.inject({
    method: 'POST',
    url: `/chains/${order.currencyTo}/pay`,
    headers: { authorization: `Bearer ${settings.key}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ address: order.walletAddress, amount: String(units) }),
  })
  return answer.statusCode === 200 ? told.parse(answer.json()).txid : null
}

const callbackOf = (order: Order): string =>
  JSON.stringify({
    ...order,
    payinAmount: order.amountFrom,
    payinCurrency: order.currencyFrom,
    payoutAmount: order.amountTo,
    payoutCurrency: order.currencyTo,
  })

const sentences = {
  created: '',
  complete: 'Paid. The coins are on their way to your address.',
  failed: 'The coins could not be sent: no test chain of this coin is here. Nothing was paid.',
} as const

function orderPage(order: Order): string {
  const { status, amountFrom, amountTo, currencyFrom, currencyTo, walletAddress } = order
  const facts = `<p class="sum">${escaped(amountTo)} ${escaped(currencyTo)}</p>
<dl><dt>You pay</dt><dd>${escaped(amountFrom)} ${escaped(currencyFrom)}, with test money</dd>
<dt>Sent to</dt><dd><code>${escaped(walletAddress)}</code></dd></dl>`
  const next =
    status === 'created'
      ? '<form method="post"><button>Pay with test money</button></form>'
      : `<p role="status">${sentences[status]}</p><p><a class="button" href="${escaped(order.returnSuccessUrl)}">Back to the casino</a></p>`
  return page('Buy coins', `<div class="card">${facts}${next}</div>`)
}
