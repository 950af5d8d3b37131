import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'

/** Whom to ask, and as whom. */
export interface Wish {
  /** Below which the calls stand, without a slash at its end. */
  readonly url: string
  readonly dialect: 'hub88' | 'jili'
  /** PEM of the private key, of a dialect that signs; `name:secret` of the other. */
  readonly proof: string
  readonly token: string
  readonly game: string
  readonly currency: string
}

const usage =
  'npm run conformance -- <url> --dialect hub88 --key key.pem --token <token> --game <game> [--currency USD]'

/** @throws Error with a sentence for what is missing. */
export function readWish(args: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      dialect: { type: 'string', default: 'hub88' },
      key: { type: 'string' },
      secret: { type: 'string' },
      token: { type: 'string' },
      game: { type: 'string' },
      currency: { type: 'string', default: 'USD' },
    },
  })
  const [url] = positionals
  const { dialect, key, secret, token, game, currency } = values
  if (url === undefined || !URL.canParse(url)) throw new Error(`The address is missing: ${usage}`)
  if (dialect !== 'hub88' && dialect !== 'jili') throw new Error('--dialect is hub88 or jili.')
  if (token === undefined || game === undefined)
    throw new Error('--token and --game are needed: open a game and take what you were told.')
  const proof = dialect === 'hub88' ? key && readFileSync(key, 'utf8') : secret
  if (!proof) throw new Error(dialect === 'hub88' ? '--key is needed.' : '--secret is needed.')
  return { url: url.replace(/\/$/, ''), dialect, proof, token, game, currency }
}
