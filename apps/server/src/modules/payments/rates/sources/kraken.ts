import { Big } from 'big.js'
import { z } from 'zod'
import type { Clock } from '#platform/clock'
import type { AskJson } from '../../ask-json.ts'
import type { Coin, RateSource, Reading } from '../source.ts'

/** Kraken's names of the pairs, as asked for and as answered. */
const pairs = {
  BTC: ['XBTUSD', 'XXBTZUSD'],
  LTC: ['LTCUSD', 'XLTCZUSD'],
  BCH: ['BCHUSD', 'BCHUSD'],
  XMR: ['XMRUSD', 'XXMRZUSD'],
  ETH: ['ETHUSD', 'XETHZUSD'],
  USDT: ['USDTUSD', 'USDTZUSD'],
  USDC: ['USDCUSD', 'USDCUSD'],
} as const satisfies Record<Coin, readonly [string, string]>
const coins = ['BTC', 'LTC', 'BCH', 'XMR', 'ETH', 'USDT', 'USDC'] as const satisfies Coin[]

const price = z
  .array(z.string())
  .min(1)
  .transform(([first]) => first ?? '')
  .pipe(z.string().regex(/^\d{1,12}(\.\d{1,12})?$/))
/** `a` is asked, `b` is bid; each begins with the price. */
const ticker = z.object({
  error: z.array(z.string()),
  result: z.record(z.string(), z.object({ a: price, b: price })).optional(),
})

/** The public ticker of Kraken: the middle between what is bid and what is asked now. */
export const createKrakenSource = (
  { ask, clock }: { readonly ask: AskJson; readonly clock: Clock },
  origin = 'https://api.kraken.com',
): RateSource => ({
  id: 'kraken',
  coins,
  read: async () => {
    const wanted = coins.map((coin) => pairs[coin][0]).join(',')
    const heard = await ask({ url: `${origin}/0/public/Ticker?pair=${wanted}`, answer: ticker })
    const readings = new Map<Coin, Reading>()
    if (heard.type !== 'answer' || heard.body.error.length > 0) return readings
    const at = clock.now()
    for (const coin of coins) {
      const found = heard.body.result?.[pairs[coin][1]]
      const middle = found && new Big(found.a).plus(found.b).div(2)
      if (middle?.gt(0)) readings.set(coin, { rate: middle.toFixed(), at })
    }
    return readings
  },
})
