import { createHash, randomBytes } from 'node:crypto'

const md5 = (text: string): string => createHash('md5').update(text).digest('hex')

/**
 * Answers a challenge of RFC 7616 (`qop=auth`, MD5: the one that wallets of Monero have).
 * @param challenge the header `www-authenticate`.
 * @throws Error for a challenge of another kind.
 */
export function digestLogin(
  challenge: string,
  wish: {
    readonly user: string
    readonly password: string
    readonly method: string
    readonly path: string
  },
): string {
  const word = (name: string): string =>
    new RegExp(`\\b${name}="?([^",]+)`).exec(challenge)?.[1] ?? ''
  const [realm, nonce] = [word('realm'), word('nonce')]
  if (!challenge.startsWith('Digest ') || nonce === '')
    throw new Error('the wallet asks for another kind of login')
  const { user, password, method, path } = wish
  const [count, once] = ['00000001', randomBytes(8).toString('hex')]
  const secret = md5(`${user}:${realm}:${password}`)
  const response = md5([secret, nonce, count, once, 'auth', md5(`${method}:${path}`)].join(':'))
  const parts = { username: user, realm, nonce, uri: path, cnonce: once, response }
  const told = Object.entries(parts).map(([name, value]) => `${name}="${value}"`)
  return `Digest ${[...told, 'algorithm=MD5', 'qop=auth', `nc=${count}`].join(', ')}`
}
