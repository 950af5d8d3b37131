import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Frame, InterfaceAnswer, Part } from '../../frame/part.ts'
import { jsonOf, rawOf } from '../../frame/request-body.ts'
import { isTestAddress, type TestCoin, testAddress } from '../test-address.ts'
import { balanceOf } from './balances.ts'
import { type Books, emptyBooks, toldPayment } from './books.ts'
import { mountWorld } from './world.ts'

const coins: Readonly<Record<string, TestCoin>> = {
  BTC: 'BTC',
  LTC: 'LTC',
  ETH: 'ETH',
  USDTE: 'USDT',
  USDC: 'USDC',
}
const currency = z.string().refine((code) => Object.hasOwn(coins, code))
const name = z.string().min(1).max(128)

const newAddress = z.object({ currency, foreign_id: name })
const newWithdrawal = z.object({
  foreign_id: name,
  amount: z.string().regex(/^\d+(\.\d+)?$/),
  currency,
  address: z.string(),
})
const named = z.union([z.object({ id: z.int() }), z.object({ foreign_id: name })])

const invalid = (field: string, sentence: string): InterfaceAnswer => ({
  status: 400,
  body: { errors: { [field]: sentence } },
})

/** An account at CoinsPaid: key `sandbox`, secret the sandbox's key. */
export const coinspaid: Part = async (frame) => {
  const books = emptyBooks()
  const route = routeOf(frame)
  route('POST', '/addresses/take', (request) => takeAddress(books, request))
  route('POST', '/withdrawal/crypto', (request) => withdraw(books, request))
  route('POST', '/accounts/list', () => ({
    status: 200,
    body: {
      data: Object.keys(coins).map((code) => ({
        currency: code,
        type: 'crypto',
        balance: balanceOf(books, code),
      })),
    },
  }))
  route('GET', '/transactions/info', (request) => {
    const wanted = jsonOf(request, named)
    const found = [...books.payments.values()].find(
      ({ id, foreign_id }) =>
        wanted && ('id' in wanted ? id === wanted.id : foreign_id === wanted.foreign_id),
    )
    return found
      ? { status: 200, body: toldPayment(found) }
      : { status: 404, body: { errors: { id: 'Transaction not found' } } }
  })
  mountWorld(frame, books)
  return { page: null }
}

/** Every question is signed over its body, GET too. */
function routeOf({ app, settings, answer }: Frame) {
  const isSigned = (request: FastifyRequest): boolean => {
    const told = Buffer.from(String(request.headers['x-processing-signature']))
    const expected = createHmac('sha512', settings.key).update(rawOf(request)).digest('hex')
    return (
      request.headers['x-processing-key'] === 'sandbox' &&
      told.length === expected.length &&
      timingSafeEqual(told, Buffer.from(expected))
    )
  }
  return (
    method: 'GET' | 'POST',
    path: string,
    work: (request: FastifyRequest) => InterfaceAnswer,
  ): void => {
    app.route({
      method,
      url: `/coinspaid/api/v2${path}`,
      handler: async (request, reply: FastifyReply) => {
        // Nobody else sends a body with GET, so the frame leaves it unread.
        if (method === 'GET') request.body = await bodyOf(request)
        return isSigned(request)
          ? answer(request, reply, () => work(request))
          : reply.code(403).send({ error: 'Bad signature', code: 'bad_header_signature' })
      },
    })
  }
}

async function bodyOf({ raw }: FastifyRequest): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of raw) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

function takeAddress(books: Books, request: FastifyRequest): InterfaceAnswer {
  const wanted = jsonOf(request, newAddress)
  if (!wanted) return invalid('currency', 'The selected currency is invalid.')
  const known = [...books.addresses.values()].find(
    (one) => one.currency === wanted.currency && one.foreign_id === wanted.foreign_id,
  )
  const taken = known ?? {
    id: ++books.lastId,
    currency: wanted.currency,
    address: testAddress(coins[wanted.currency] ?? 'BTC'),
    foreign_id: wanted.foreign_id,
  }
  books.addresses.set(taken.id, taken)
  return { status: 201, body: { data: { ...taken, tag: null } } }
}

function withdraw(books: Books, request: FastifyRequest): InterfaceAnswer {
  const wanted = jsonOf(request, newWithdrawal)
  if (!wanted) return invalid('amount', 'The amount is invalid.')
  const { foreign_id, amount, address } = wanted
  if ([...books.payments.values()].some((one) => one.foreign_id === foreign_id))
    return invalid('foreign_id', 'The foreign id has already been taken.')
  if (!isTestAddress(coins[wanted.currency] ?? 'BTC', address))
    return invalid('address', 'The address is invalid.')
  const id = ++books.lastId
  books.payments.set(id, {
    id,
    foreign_id,
    type: 'withdrawal',
    at: { id: ++books.lastId, currency: wanted.currency, address },
    owner: null,
    amount,
    status: 'processing',
    txid: null,
  })
  const data = { id, foreign_id, type: 'withdrawal', status: 'processing', amount }
  return { status: 201, body: { data } }
}
