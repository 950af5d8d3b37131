import { z } from 'zod'
import { isUtxoCoin } from '../../addresses/utxo-address.ts'
import { createAskJson } from '../../ask-json.ts'
import { discoverMethods } from '../../discover.ts'
import { isSafeUrl } from '../../safe-url.ts'
import { providerKind } from '../../provider-kind.ts'
import { createBtcPay } from './btcpay.ts'

const secret = (name: string) =>
  z.string().min(8, `${name} is too short to be a secret.`).optional()

const coins = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine(
    (names) => names.every(isUtxoCoin),
    'PAYMENTS_BTCPAY_COINS must be coins such as BTC,LTC, separated by commas.',
  )
  .transform((names) => names.filter(isUtxoCoin))
  .default(['BTC'])

/** A store of a BTCPay Server, set up by its address, a key of its interface, the store's id and the secret of its webhook. */
export const kind = providerKind({
  settings: {
    PAYMENTS_BTCPAY_URL: z
      .string()
      .refine(
        isSafeUrl,
        'PAYMENTS_BTCPAY_URL must be an address such as https://btcpay.example, without a slash at its end.',
      )
      .optional(),
    PAYMENTS_BTCPAY_KEY: secret('PAYMENTS_BTCPAY_KEY'),
    PAYMENTS_BTCPAY_STORE: z.string().optional(),
    PAYMENTS_BTCPAY_WEBHOOK_SECRET: secret('PAYMENTS_BTCPAY_WEBHOOK_SECRET'),
    PAYMENTS_BTCPAY_COINS: coins,
    PAYMENTS_BTCPAY_NETWORK: z
      .enum(['main', 'test', 'regtest'], 'PAYMENTS_BTCPAY_NETWORK must be main, test or regtest.')
      .default('main'),
  },
  halves: (set) => {
    const four = [
      set.PAYMENTS_BTCPAY_URL,
      set.PAYMENTS_BTCPAY_KEY,
      set.PAYMENTS_BTCPAY_STORE,
      set.PAYMENTS_BTCPAY_WEBHOOK_SECRET,
    ].filter((value) => value !== undefined)
    return four.length === 0 || four.length === 4
      ? []
      : [
          'PAYMENTS_BTCPAY_URL, PAYMENTS_BTCPAY_KEY, PAYMENTS_BTCPAY_STORE and PAYMENTS_BTCPAY_WEBHOOK_SECRET belong together.',
        ]
  },
  open: async ({ log }, set) => {
    const {
      PAYMENTS_BTCPAY_URL: url,
      PAYMENTS_BTCPAY_KEY: key,
      PAYMENTS_BTCPAY_STORE: store,
      PAYMENTS_BTCPAY_WEBHOOK_SECRET: webhookSecret,
    } = set
    if (
      url === undefined ||
      key === undefined ||
      store === undefined ||
      webhookSecret === undefined
    )
      return []
    const methods = await discoverMethods()
    const opened = createBtcPay({
      ask: createAskJson({ log }),
      log,
      settings: {
        url,
        key,
        store,
        webhookSecret,
        coins: set.PAYMENTS_BTCPAY_COINS,
        network: set.PAYMENTS_BTCPAY_NETWORK,
      },
      assets: Object.fromEntries(methods.map(({ method }) => [method.name, method.asset])),
    })
    return [opened]
  },
})
