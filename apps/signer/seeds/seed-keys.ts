import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { twoKeySeal } from '@fairhouse/contract/signer/seeds'

/** A key that seeds are sealed to. */
export interface SeedKey {
  /** Hex, as a seal names it. */
  readonly id: string
  readonly secret: KeyObject
  /** 32 bytes. */
  readonly publicKey: Buffer
}

/** Keys by their ids; the current one, to which new seeds are sealed, is told apart. */
export interface SeedKeys {
  readonly current: SeedKey
  readonly byId: ReadonlyMap<string, SeedKey>
}

/** RFC 8410: what stands before the 32 bytes of a private key of X25519 in PKCS #8. */
const privateHead = Buffer.from('302e020100300506032b656e04220420', 'hex')
const publicBytes = 32

function seedKeyOf(secretBytes: Uint8Array): SeedKey {
  const der = Buffer.concat([privateHead, secretBytes])
  const secret = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(secret)
    .export({ format: 'der', type: 'spki' })
    .subarray(-publicBytes)
  const id = createHash('sha256')
    .update(publicKey)
    .digest('hex')
    .slice(0, 2 * twoKeySeal.keyIdBytes)
  return { id, secret, publicKey }
}

/**
 * Reads the keys of a file, one a line as 64 hex digits: the last is the current one, those above still open what was sealed to them. Makes the file
 * with one key when there is none.
 * @throws Error with a sentence for the operator.
 */
export function readSeedKeys(path: string): SeedKeys {
  try {
    writeFileSync(path, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
  }
  if ((statSync(path).mode & 0o077) !== 0)
    throw new Error(`${path} can be read by others; chmod 600 it.`)
  const lines = readFileSync(path, 'utf8')
    .split(/\s+/)
    .filter((line) => line !== '')
  if (lines.some((line) => !/^[0-9a-f]{64}$/.test(line)))
    throw new Error(`${path} holds something else than keys of 64 hex digits, one a line.`)
  return seedKeysOf(lines.map((line) => Buffer.from(line, 'hex')))
}

/** @param secrets the oldest first. */
export function seedKeysOf(secrets: readonly Uint8Array[]): SeedKeys {
  const keys = secrets.map(seedKeyOf)
  const current = keys.at(-1)
  if (!current) throw new Error('There is no key for seeds.')
  return { current, byId: new Map(keys.map((key) => [key.id, key])) }
}
