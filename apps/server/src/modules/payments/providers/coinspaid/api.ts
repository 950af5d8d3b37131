import { createHmac } from 'node:crypto'
import type { z } from 'zod'
import type { AskJson, Heard } from '../../ask-json.ts'
import { accounts, address, payment, withdrawal } from './wire.ts'

export interface CoinsPaidSettings {
  /** `https://app.cryptoprocessing.com/api/v2`, without a slash at its end. */
  readonly url: string
  readonly key: string
  readonly secret: string
}

/** Both sides sign the body to the byte. */
export const signatureOf = (secret: string, body: string | Uint8Array): string =>
  createHmac('sha512', secret).update(body).digest('hex')

export type CoinsPaidApi = ReturnType<typeof createApi>

export function createApi(ask: AskJson, { url, key, secret }: CoinsPaidSettings) {
  const say = <Body>(
    method: 'GET' | 'POST',
    path: string,
    wish: object,
    answer: z.ZodType<Body>,
  ): Promise<Heard<Body>> => {
    const body = JSON.stringify(wish)
    const headers = {
      'x-processing-key': key,
      'x-processing-signature': signatureOf(secret, body),
    }
    return ask({ url: `${url}${path}`, method, headers, body, answer })
  }
  return {
    takeAddress: (wish: object) => say('POST', '/addresses/take', wish, address),
    withdraw: (wish: object) => say('POST', '/withdrawal/crypto', wish, withdrawal),
    /** What the account holds of each currency. */
    accounts: () => say('POST', '/accounts/list', {}, accounts),
    /** Of a withdrawal by our reference; of any payment by its number. */
    payment: (named: { readonly id: number } | { readonly foreign_id: string }) =>
      say('GET', '/transactions/info', named, payment),
  }
}
