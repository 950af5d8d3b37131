import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** A provider of games that is connected by the environment. */
export interface NamedProvider {
  /** Stands in every row: stays as it is. */
  readonly name: string
  /** The dialect it speaks, with what proves who sent a message. */
  readonly speaks:
    | { readonly dialect: 'hub88'; readonly theirKey: KeyObject; readonly ourKey: KeyObject }
    | { readonly dialect: 'jili'; readonly secret: string }
  /** Where it is asked to open games, without a slash at its end. */
  readonly url: string
  /** Origins that its frames come from. */
  readonly frames: readonly string[]
  /** Keys of the makers whose games it plays (`Felix`). */
  readonly suppliers: readonly string[]
  /** What it calls the house. */
  readonly operator: string
  /** What it calls games, by the catalogue's key; others by that key. */
  readonly codes: ReadonlyMap<string, string>
}

type Environment = Readonly<Record<string, string | undefined>>

const list = (text: string): string[] => text.split(',').map((part) => part.trim())
const codes = z.record(z.string(), z.string().min(1).max(120))

/**
 * Reads `PROVIDER_<NAME>_…` of each name. Files are read at once: a key that cannot be read is found before anybody plays.
 * @returns all that are complete, and a sentence for everything that is missing or wrong.
 */
export function namedProviders(
  names: string | undefined,
  env: Environment,
  production: boolean,
): { readonly providers: readonly NamedProvider[]; readonly sentences: readonly string[] } {
  const sentences: string[] = []
  const providers = (names === undefined ? [] : list(names)).flatMap((name) => {
    const found = readProvider(name, env, production)
    if (!Array.isArray(found)) return [found]
    sentences.push(...found)
    return []
  })
  const taken = providers.flatMap(({ suppliers }) => suppliers)
  const twice = taken.find((supplier, at) => taken.indexOf(supplier) !== at)
  if (twice !== undefined)
    sentences.push(`Two of PROVIDERS play the games of ${twice}: one must not.`)
  return { providers, sentences }
}

/** @returns the provider, or sentences for what is wrong. */
function readProvider(
  name: string,
  env: Environment,
  production: boolean,
): NamedProvider | string[] {
  const variable = (what: string): string => `PROVIDER_${name.toUpperCase()}_${what}`
  const wrong: string[] = []
  const text = (what: string, why: string): string => {
    const value = env[variable(what)]?.trim()
    if (!value) wrong.push(`${variable(what)} is missing: ${why}.`)
    return value ?? ''
  }
  const read = <Value>(what: string, why: string, parse: (file: string) => Value): Value | null => {
    const path = text(what, why)
    if (path === '') return null
    try {
      return parse(readFileSync(path, 'utf8'))
    } catch {
      wrong.push(`${variable(what)} must be a file that can be read: ${why}.`)
      return null
    }
  }
  const url = text('URL', 'where it is asked to open games').replace(/\/$/, '')
  if (url !== '' && !isOrigin(url, production))
    wrong.push(`${variable('URL')} must be an https address.`)
  const frames = list(text('FRAMES', 'origins that its frames come from'))
  if (frames[0] !== '' && !frames.every((frame) => isOrigin(frame, production)))
    wrong.push(`${variable('FRAMES')} must be https addresses, with commas between them.`)
  const suppliers = list(text('SUPPLIERS', 'keys of the makers whose games it plays'))
  const operator = text('OPERATOR', 'what it calls this house')
  const dialect = text('DIALECT', 'hub88 or jili')
  const speaks = ((): NamedProvider['speaks'] | null => {
    if (dialect === 'hub88') {
      const theirKey = read('PUBLIC_KEY_FILE', 'its public RSA key as PEM', (pem) =>
        rsa(createPublicKey(pem)),
      )
      const ourKey = read(
        'OWN_KEY_FILE',
        'the private RSA key that this house signs with, as PEM',
        (pem) => rsa(createPrivateKey(pem)),
      )
      return theirKey && ourKey && { dialect, theirKey, ourKey }
    }
    if (dialect === 'jili') {
      const secret = text('SECRET', 'what is shared with it')
      if (secret !== '' && secret.length < leastSecret)
        wrong.push(`${variable('SECRET')} must have ${leastSecret} characters at least.`)
      return { dialect, secret }
    }
    if (dialect !== '') wrong.push(`${variable('DIALECT')} must be hub88 or jili.`)
    return null
  })()
  const named = env[variable('CODES_FILE')]?.trim()
    ? read(
        'CODES_FILE',
        'a JSON object of its codes by the keys of the catalogue',
        (file) => new Map(Object.entries(codes.parse(JSON.parse(file)))),
      )
    : new Map<string, string>()
  if (wrong.length > 0 || speaks === null || named === null) return wrong
  return { name, speaks, url, frames, suppliers, operator, codes: named }
}

const leastSecret = 16
const leastBits = 2048

/** @throws Error for a key of another kind, or one that is too short. */
function rsa(key: KeyObject): KeyObject {
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
  if (key.asymmetricKeyType !== 'rsa' || bits < leastBits)
    throw new Error('no RSA key of that size')
  return key
}

const isOrigin = (address: string, production: boolean): boolean =>
  URL.canParse(address) &&
  (new URL(address).protocol === 'https:' || (!production && new URL(address).protocol === 'http:'))
