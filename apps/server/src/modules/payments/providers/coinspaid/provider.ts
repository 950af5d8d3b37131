import { z } from 'zod'
import { createAskJson } from '../../ask-json.ts'
import { discoverMethods } from '../../discover.ts'
import { providerKind } from '../../provider-kind.ts'
import { isSafeUrl } from '../../safe-url.ts'
import { createCoinsPaid } from './coinspaid.ts'
import { isCoinsPaidCoin } from './news.ts'

const coins = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine(
    (names) => names.every(isCoinsPaidCoin),
    'PAYMENTS_COINSPAID_COINS must be coins such as BTC,LTC,ETH,USDT,USDC, separated by commas.',
  )
  .transform((names) => names.filter(isCoinsPaidCoin))
  .default(['BTC', 'LTC', 'ETH', 'USDT', 'USDC'])

/** An account at CoinsPaid, set up by its key and secret. */
export const kind = providerKind({
  settings: {
    PAYMENTS_COINSPAID_URL: z
      .string()
      .refine(
        isSafeUrl,
        'PAYMENTS_COINSPAID_URL must be an address such as https://app.cryptoprocessing.com/api/v2, without a slash at its end.',
      )
      .default('https://app.cryptoprocessing.com/api/v2'),
    PAYMENTS_COINSPAID_KEY: z.string().optional(),
    PAYMENTS_COINSPAID_SECRET: z
      .string()
      .min(8, 'PAYMENTS_COINSPAID_SECRET is too short to be a secret.')
      .optional(),
    PAYMENTS_COINSPAID_COINS: coins,
    PAYMENTS_COINSPAID_NETWORK: z
      .enum(
        ['main', 'test', 'regtest'],
        'PAYMENTS_COINSPAID_NETWORK must be main, test or regtest.',
      )
      .default('main'),
  },
  halves: ({ PAYMENTS_COINSPAID_KEY: key, PAYMENTS_COINSPAID_SECRET: secret }) =>
    (key === undefined) === (secret === undefined)
      ? []
      : ['PAYMENTS_COINSPAID_KEY and PAYMENTS_COINSPAID_SECRET belong together.'],
  open: async ({ database, clock, log }, set) => {
    const { PAYMENTS_COINSPAID_KEY: key, PAYMENTS_COINSPAID_SECRET: secret } = set
    if (key === undefined || secret === undefined) return []
    const methods = await discoverMethods()
    const opened = createCoinsPaid({
      ask: createAskJson({ log }),
      database,
      clock,
      log,
      settings: {
        url: set.PAYMENTS_COINSPAID_URL,
        key,
        secret,
        coins: set.PAYMENTS_COINSPAID_COINS,
        network: set.PAYMENTS_COINSPAID_NETWORK,
      },
      assets: Object.fromEntries(methods.map(({ method }) => [method.name, method.asset])),
    })
    return [opened]
  },
})
