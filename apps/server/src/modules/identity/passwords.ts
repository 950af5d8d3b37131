import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { createTurns } from './turns.ts'

/** Cost of a hash: OWASP ASVS 5.0, appendix C, for argon2id with two passes and one lane. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 } as const
export type PasswordCost = {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

export interface Passwords {
  /** The password in PHC form: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
  readonly hash: (password: string) => Promise<string>
  /**
   * Whether the password is the one that was hashed.
   * @param encoded null when there is nothing to compare with: it takes as long and is false.
   */
  readonly verify: (
    password: string,
    encoded: string | null,
  ) => Promise<{ matches: boolean; outdated: boolean }>
}

/** Each hash takes 19 MiB and a thread of the pool; one of the pool's four threads stays free for files and names. */
const atOnce = 3

export function createPasswords(cost: PasswordCost = passwordCost): Passwords {
  const turn = createTurns(atOnce)
  const derive = (password: string, salt: Buffer, of: PasswordCost, length: number) =>
    turn(() => deriveKey(password, salt, of, length))
  const stranger = { cost, salt: randomBytes(16), hash: randomBytes(32) }
  return {
    hash: async (password) => {
      const salt = randomBytes(16)
      return encode(cost, salt, await derive(password, salt, cost, 32))
    },
    verify: async (password, encoded) => {
      const stored = encoded === null ? stranger : decode(encoded)
      const derived = await derive(password, stored.salt, stored.cost, stored.hash.length)
      const same = timingSafeEqual(derived, stored.hash)
      return { matches: same && encoded !== null, outdated: !sameCost(stored.cost, cost) }
    },
  }
}

/** What stands in place of a hash where no password is to fit any more: nobody knows one that would. */
export const hashOfNoPassword = (): string => encode(passwordCost, randomBytes(16), randomBytes(32))

const sameCost = (left: PasswordCost, right: PasswordCost): boolean =>
  left.memory === right.memory &&
  left.passes === right.passes &&
  left.parallelism === right.parallelism

function deriveKey(
  password: string,
  salt: Buffer,
  cost: PasswordCost,
  length: number,
): Promise<Buffer> {
  // One password can be typed as different code points (an umlaut whole or in two); keyboards differ in that.
  const message = password.normalize('NFKC')
  const parameters = { message, nonce: salt, tagLength: length, ...cost }
  return new Promise((resolve, reject) => {
    argon2('argon2id', parameters, (fault, key) => (fault ? reject(fault) : resolve(key)))
  })
}

const encode = (cost: PasswordCost, salt: Buffer, hash: Buffer): string =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${plain64(salt)}$${plain64(hash)}`

const plain64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '')

const phcForm = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function decode(encoded: string): { cost: PasswordCost; salt: Buffer; hash: Buffer } {
  const parts = phcForm.exec(encoded)
  if (!parts) throw new Error('a stored password hash is not in PHC form')
  const [, memory, passes, parallelism, salt = '', hash = ''] = parts
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
