import { createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Frame, InterfaceAnswer, Part } from '../../frame/part.ts'
import { jsonOf, rawOf } from '../../frame/request-body.ts'
import { centsOf, coins, decimalOf, isCoin, type Order, providers, unitsFor } from './books.ts'
import { mountPage } from './hosted-page.ts'

const decimal = z.string().regex(/^\d{1,9}(\.\d{1,2})?$/)
const coin = z
  .string()
  .refine(isCoin)
  .transform(String)
  .pipe(z.enum(['BTC', 'LTC', 'ETH', 'USDT', 'USDC']))
const wish = z.object({
  currencyFrom: z.enum(['USD', 'EUR']),
  currencyTo: coin,
  amountFrom: decimal,
  country: z.string().regex(/^[A-Z]{2}$/),
  ip: z.string().min(2),
})
const newOrder = wish.extend({
  externalOrderId: z.string().min(1),
  externalUserId: z.string().min(1),
  providerCode: z.enum(['testpay', 'sandramp']),
  paymentMethod: z.string().min(1),
  walletAddress: z.string().min(10),
  returnSuccessUrl: z.url(),
  returnFailedUrl: z.url(),
})

/** A seller of coins as Changelly's Fiat API has it; pays from the faucet of the test chains. */
export const changelly: Part = async (frame) => {
  const orders = new Map<string, Order>()
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const route = routeOf(frame)
  route('GET', '/v1/currencies', () => ({ status: 200, body: currencies }))
  route('GET', '/v1/offers', offers)
  route('POST', '/v1/orders', (request) => takeOrder(orders, request))
  frame.app.get('/changelly/callback-key', async () => ({
    key: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  }))
  mountPage(frame, orders, (body) => ({
    'X-Callback-Signature': sign('sha256', Buffer.from(body), keys.privateKey).toString('base64'),
  }))
  return { page: null }
}

type Work = (request: FastifyRequest) => InterfaceAnswer

/** Signed over the whole address and the body, by the key that `X-Api-Key` is. */
function routeOf({ app, answer }: Frame) {
  const isSigned = (request: FastifyRequest): boolean => {
    const { 'x-api-key': key, 'x-api-signature': signature } = request.headers
    if (typeof key !== 'string' || typeof signature !== 'string') return false
    const body = request.method === 'GET' ? '{}' : rawOf(request).toString('utf8')
    const signed = `${request.protocol}://${request.host}${request.url}${body}`
    try {
      const pem = createPublicKey(Buffer.from(key, 'base64').toString('utf8'))
      return verify('sha256', Buffer.from(signed), pem, Buffer.from(signature, 'base64'))
    } catch {
      // A key that is none opens nothing.
      return false
    }
  }
  return (method: 'GET' | 'POST', path: string, work: Work): void => {
    app.route({
      method,
      url: `/changelly${path}`,
      handler: async (request, reply: FastifyReply) =>
        isSigned(request)
          ? answer(request, reply, () => work(request))
          : reply.code(401).send({ errorType: 'unauthorized', errorMessage: 'Invalid signature' }),
    })
  }
}

const currencies = Object.entries(coins).map(([ticker, { network, digits }]) => ({
  ticker,
  name: ticker,
  type: 'crypto',
  extraIdName: null,
  iconUrl: 'https://localhost/none.svg',
  precision: String(digits),
  network,
  protocol: ticker,
  providers: providers.map(({ code }) => ({ providerCode: code })),
}))

const faulty = (field: string): InterfaceAnswer => ({
  status: 400,
  body: { errorType: 'validation', errorMessage: 'Validation failed', errorDetails: [field] },
})

const offers: Work = (request) => {
  const asked = wish.safeParse(Object.fromEntries(new URL(request.url, 'http://x').searchParams))
  if (!asked.success) return faulty(asked.error.issues[0]?.path.join('.') ?? '')
  const { currencyTo, amountFrom } = asked.data
  const { digits, cents } = coins[currencyTo]
  const sold = providers.map(({ code, methods, thousandths }, index) => {
    const expected = decimalOf(unitsFor(currencyTo, amountFrom, thousandths), digits)
    const fee = decimalOf((centsOf(amountFrom) * thousandths) / 1_000n, 2)
    const rate = decimalOf(cents, 2)
    const each = methods.map((method) => ({
      method,
      methodName: method,
      amountExpectedTo: expected,
      rate,
      invertedRate: rate,
      fee,
    }))
    return {
      providerCode: code,
      rate,
      invertedRate: rate,
      fee,
      amountFrom,
      amountExpectedTo: expected,
      // Their documents have both spellings.
      [index === 0 ? 'paymentMethodOffers' : 'paymentMethodOffer']: each,
    }
  })
  const silent = {
    providerCode: 'shutshop',
    errorType: 'country',
    errorMessage: 'Not available in your country',
    errorDetails: [],
  }
  return { status: 200, body: [silent, ...sold] }
}

function takeOrder(orders: Map<string, Order>, request: FastifyRequest): InterfaceAnswer {
  const asked = jsonOf(request, newOrder)
  const provider = providers.find(({ code }) => code === asked?.providerCode)
  if (!asked || !provider) return faulty('externalOrderId')
  if (!provider.methods.some((method) => method === asked.paymentMethod))
    return faulty('paymentMethod')
  const { country: _, ip: __, ...kept } = asked
  const { currencyTo, amountFrom } = asked
  const units = unitsFor(currencyTo, amountFrom, provider.thousandths)
  const order: Order = {
    ...kept,
    orderId: randomUUID(),
    amountTo: decimalOf(units, coins[currencyTo].digits),
    status: 'created',
    transactionHash: null,
  }
  orders.set(order.orderId, order)
  const redirectUrl = `${request.protocol}://${request.host}/changelly/orders/${order.orderId}`
  return { status: 200, body: { ...order, redirectUrl, createdAt: new Date().toISOString() } }
}
