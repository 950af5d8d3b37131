import { z } from 'zod'
import { fromIsoTime } from '#platform/iso-time'
import type { AskJson } from '../../ask-json.ts'
import type { Coin, RateSource } from '../source.ts'

/** Monero is not traded there, and a USDC is a dollar by definition: of those it can tell nothing. */
const coins = ['BTC', 'LTC', 'BCH', 'ETH', 'USDT'] as const satisfies Coin[]

const ticker = z.object({
  price: z.string().regex(/^(?!0+(\.0+)?$)\d{1,12}(\.\d{1,12})?$/),
  /** Of the last trade. */
  time: z.iso.datetime({ offset: true }).transform(fromIsoTime),
})

/** The public tickers of Coinbase Exchange: the last trade, with its time. */
export const createCoinbaseSource = (
  { ask }: { readonly ask: AskJson },
  origin = 'https://api.exchange.coinbase.com',
): RateSource => ({
  id: 'coinbase',
  coins,
  read: async () => {
    const heard = await Promise.all(
      coins.map(async (coin) => {
        const answer = await ask({ url: `${origin}/products/${coin}-USD/ticker`, answer: ticker })
        return answer.type === 'answer'
          ? ([coin, { rate: answer.body.price, at: answer.body.time }] as const)
          : null
      }),
    )
    return new Map(heard.filter((one) => one !== null))
  },
})
