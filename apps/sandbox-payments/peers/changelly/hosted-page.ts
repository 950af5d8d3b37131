import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { escaped, html, page } from '../../frame/page.ts'
import type { Frame, HeadersFor } from '../../frame/part.ts'
import type { Words } from '../../words/en.ts'
import { filled, type Spoken, spokenIn } from '../../words/spoken.ts'
import { coins, isCoin, type Order } from './books.ts'

const told = z.object({ txid: z.string() })

/** The page at which a player pays the seller, with test money, and the seller's word to the house afterwards. */
export function mountPage(frame: Frame, orders: Map<string, Order>, sign: HeadersFor): void {
  const { app } = frame
  const paying = new Map<Order, Promise<void>>()
  const begin = (order: Order): Promise<void> => {
    const begun = payFor(frame, order, sign).finally(() => paying.delete(order))
    paying.set(order, begun)
    return begun
  }
  app.get<{ Params: { id: string } }>('/changelly/orders/:id', async (request, reply) => {
    const order = orders.get(request.params.id)
    const spoken = spokenIn(request)
    return order ? html(reply, orderPage(order, spoken)) : noOrder(reply, spoken)
  })
  app.post<{ Params: { id: string } }>('/changelly/orders/:id', async (request, reply) => {
    const order = orders.get(request.params.id)
    if (!order) return noOrder(reply, spokenIn(request))
    // A second tap waits for the first one: the coins are sent once.
    if (order.status === 'created') await (paying.get(order) ?? begin(order))
    return reply.redirect(request.url, 303)
  })
}

async function payFor(frame: Frame, order: Order, sign: HeadersFor): Promise<void> {
  const txid = await pay(frame, order)
  order.status = txid === null ? 'failed' : 'complete'
  order.transactionHash = txid
  await frame.tell('changelly', callbackOf(order), sign)
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

const noOrder = (reply: FastifyReply, spoken: Spoken) => {
  const { noOrder: head, noOrderText } = spoken.words
  return html(reply, page(head, `<p>${noOrderText}</p>`, spoken), 404)
}

function orderPage(order: Order, spoken: Spoken): string {
  const { status, amountFrom, amountTo, currencyFrom, currencyTo, walletAddress } = order
  const { words } = spoken
  const sum = `${escaped(amountFrom)} ${escaped(currencyFrom)}`
  const facts = `<p class="sum">${escaped(amountTo)} ${escaped(currencyTo)}</p>
<dl><dt>${words.youPay}</dt><dd>${filled(words.withTestMoney, { sum })}</dd>
<dt>${words.sentTo}</dt><dd><code>${escaped(walletAddress)}</code></dd></dl>`
  const next =
    status === 'created'
      ? `<div class="actions"><form method="post"><button>${words.payTest}</button></form>
<a class="button plain" href="${escaped(order.returnFailedUrl)}">${words.back}</a></div>`
      : ended(order, words)
  return page(words.sellerPage, `<div class="card">${facts}${next}</div>`, spoken)
}

function ended(order: Order, { coinsSent, coinsFailed, back }: Words): string {
  const { status, returnSuccessUrl, returnFailedUrl } = order
  const [said, to] =
    status === 'failed' ? [coinsFailed, returnFailedUrl] : [coinsSent, returnSuccessUrl]
  return `<p role="status">${said}</p><p><a class="button" href="${escaped(to)}">${back}</a></p>`
}
