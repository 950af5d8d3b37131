import { createHash, type KeyObject, sign as signBytes, verify as verifyBytes } from 'node:crypto'
import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { amount, fromDecimal, toDecimal } from '@fairhouse/money'
import { Big } from 'big.js'
import type { z } from 'zod'
import type { AskJson, Heard } from '../../ask-json.ts'
import type { OrderNews, OrderWish, Seller, SellerOffer, Wish } from '../seller.ts'
import { callback, currencies, offers, order } from './wire.ts'

/** Where it is and how it is spoken to. */
export interface ChangellyLine {
  readonly url: string
  /** `X-Api-Key`: the public half, as it was given to them. */
  readonly key: string
  readonly privateKey: KeyObject
}

/** Their names of the coins that we know, and of the chain that they must come on. */
const tickers = {
  BTC: { tickers: ['BTC'], network: 'bitcoin' },
  LTC: { tickers: ['LTC'], network: 'litecoin' },
  BCH: { tickers: ['BCH'], network: 'bitcoin_cash' },
  XMR: { tickers: ['XMR'], network: 'monero' },
  ETH: { tickers: ['ETH'], network: 'ethereum' },
  USDT: { tickers: ['USDT', 'USDT20'], network: 'ethereum' },
  USDC: { tickers: ['USDC'], network: 'ethereum' },
} as const satisfies Partial<Record<PaymentAsset, object>>
type Coin = keyof typeof tickers

const isCoin = (name: string): name is Coin => Object.hasOwn(tickers, name)
const coins = Object.keys(tickers).filter(isCoin)

/** What names may be on our wire; theirs have underscores where ours have hyphens. */
const isName = (text: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(text)
const toOurs = (name: string): string => name.toLowerCase().replaceAll('_', '-')
const toTheirs = (name: string): string => name.replaceAll('-', '_')

type Say = <Body>(
  method: 'GET' | 'POST',
  path: string,
  body: object | null,
  answer: z.ZodType<Body>,
) => Promise<Heard<Body>>

/** @param needs.line null while it cannot be reached. */
export function createChangelly(needs: {
  readonly ask: AskJson
  readonly sandbox: boolean
  readonly line: () => Promise<ChangellyLine | null>
  /** What is known of it without asking: for notices, which are read at once. */
  readonly callbackKey: () => KeyObject | null
}): Seller {
  const say = signed(needs)
  const known = async (): Promise<Map<Coin, string> | null> => {
    const heard = await say('GET', '/v1/currencies?type=crypto&supportedFlow=buy', null, currencies)
    return heard.type === 'answer' ? tickersIn(heard.body) : null
  }
  const tickerOf = async ({ asset }: Wish): Promise<string | undefined> =>
    isCoin(asset) ? (await known())?.get(asset) : undefined
  return {
    id: 'changelly',
    sandbox: needs.sandbox,
    coins: async () => {
      const found = await known()
      return found && [...found.keys()]
    },
    offers: async (wish) => {
      const ticker = await tickerOf(wish)
      if (ticker === undefined) return null
      const query = new URLSearchParams(wishTold(wish, ticker))
      const heard = await say('GET', `/v1/offers?${query}`, null, offers)
      return heard.type === 'answer' ? offersIn(heard.body, wish) : null
    },
    order: async (wish) => {
      const ticker = await tickerOf(wish)
      if (ticker === undefined) return { type: 'unknown' }
      const heard = await say('POST', '/v1/orders', orderTold(wish, ticker), order)
      if (heard.type === 'answer') return { type: 'ordered', ...heard.body }
      return { type: heard.type === 'refused' ? 'refused' : 'unknown' }
    },
    readNotice: (raw, headers) =>
      readCallback(needs.callbackKey(), raw, headers['x-callback-signature']),
  }
}

/** Signed over the whole address and the body; what has none is signed as if it were empty. */
const signed =
  ({ ask, line }: Pick<Parameters<typeof createChangelly>[0], 'ask' | 'line'>): Say =>
  async (method, path, body, answer) => {
    const now = await line()
    if (!now) return { type: 'silence' }
    const url = `${now.url}${path}`
    const text = JSON.stringify(body ?? {})
    const signature = signBytes('sha256', Buffer.from(url + text), now.privateKey)
    const headers = { 'x-api-key': now.key, 'x-api-signature': signature.toString('base64') }
    return ask({ url, method, headers, answer, ...(body !== null && { body: text }) })
  }

const wishTold = (wish: Wish, ticker: string) => ({
  currencyFrom: wish.currency,
  currencyTo: ticker,
  amountFrom: toDecimal('USD', wish.amount),
  country: wish.country,
  ip: wish.address,
  externalUserId: nameOf(wish.player),
})

const orderTold = (wish: OrderWish, ticker: string) => ({
  externalOrderId: wish.reference,
  ...wishTold(wish, ticker),
  providerCode: toTheirs(wish.provider),
  paymentMethod: toTheirs(wish.paymentMethod),
  walletAddress: wish.payTo,
  userAgent: wish.userAgent,
  returnSuccessUrl: wish.returnUrl,
  returnFailedUrl: wish.failedUrl,
})

/** They need not know who our players are: the same one has the same name there, and no more. */
const nameOf = (player: string): string =>
  createHash('sha256').update(`changelly ${player}`).digest('hex').slice(0, 32)

function tickersIn(told: z.output<typeof currencies>): Map<Coin, string> {
  const found = new Map<Coin, string>()
  for (const coin of coins) {
    const { tickers: names, network } = tickers[coin]
    const one = told.find(
      (each) =>
        names.some((name) => name === each.ticker) && each.network?.toLowerCase() === network,
    )
    if (one) found.set(coin, one.ticker)
  }
  return found
}

/** A Big of our own: what a coin costs is shown, and nothing is paid by it. */
const Shown = Big()
Shown.DP = 8

function offersIn(told: z.output<typeof offers>, wish: Wish): SellerOffer[] {
  const money = new Shown(toDecimal('USD', wish.amount))
  const all = told.flatMap((one) => {
    if ('errorType' in one) return []
    const methods = one.paymentMethodOffers ?? one.paymentMethodOffer ?? []
    return methods.flatMap(({ method, amountExpectedTo, fee }) => {
      const comes = new Shown(amountExpectedTo)
      const costs = fromDecimal('USD', new Shown(fee ?? '0').round(2, Big.roundUp).toFixed())
      const [provider, paymentMethod] = [toOurs(one.providerCode), toOurs(method)]
      if (comes.lte(0) || !costs || !isName(provider) || !isName(paymentMethod)) return []
      const rate = money.div(comes).toFixed()
      return [{ provider, paymentMethod, coins: comes.toFixed(), rate, fee: amount(costs.amount) }]
    })
  })
  return all.toSorted((left, right) => new Shown(right.coins).cmp(left.coins))
}

function readCallback(
  key: KeyObject | null,
  raw: Uint8Array,
  signature: string | undefined,
): OrderNews | 'nothing' | null {
  const isSigned =
    key !== null &&
    signature !== undefined &&
    verifyBytes('sha256', raw, key, Buffer.from(signature, 'base64'))
  if (!isSigned) return null
  const read = callback.safeParse(json(raw))
  if (!read.success) return 'nothing'
  const { externalOrderId: reference, orderId, status: state } = read.data
  return { reference, orderId, state }
}

function json(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    // Signed, and yet no JSON: there is nothing to be told.
    return null
  }
}
