import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { z } from 'zod'
import type { Log } from '#platform/log'
import { faultCode, StartFault } from '#platform/start-fault'
import { type AskJson, createAskJson } from '../ask-json.ts'
import { isSafeUrl } from '../safe-url.ts'
import type { Sandbox } from '../sandbox/sandbox.ts'
import { type ChangellyLine, createChangelly } from './changelly/changelly.ts'
import type { Seller } from './seller.ts'

const settings = z.object({
  PAYMENTS_CHANGELLY_URL: z
    .string()
    .refine(
      isSafeUrl,
      'PAYMENTS_CHANGELLY_URL must be an address such as https://fiat-api.changelly.com.',
    )
    .default('https://fiat-api.changelly.com'),
  PAYMENTS_CHANGELLY_KEY: z.string().optional(),
  PAYMENTS_CHANGELLY_PRIVATE_KEY_FILE: z.string().optional(),
  PAYMENTS_CHANGELLY_CALLBACK_KEY_FILE: z.string().optional(),
})

/** Variables of the environment that are about sellers. */
export const sellerVariables = Object.keys(settings.shape)

/**
 * Whoever sells coins: the one that is set up, else that of a demo's sandbox, else nobody.
 * @throws StartFault for settings that are wrong.
 */
export function openSeller(needs: {
  readonly environment: Readonly<Record<string, string>>
  readonly sandbox: Sandbox | null
  readonly log: Log
}): Seller | null {
  const ask = createAskJson({ log: needs.log })
  const parsed = settings.safeParse(needs.environment)
  if (!parsed.success) throw new StartFault(parsed.error.issues.map(({ message }) => message))
  const {
    PAYMENTS_CHANGELLY_URL: url,
    PAYMENTS_CHANGELLY_KEY: key,
    PAYMENTS_CHANGELLY_PRIVATE_KEY_FILE: privateKeyFile,
    PAYMENTS_CHANGELLY_CALLBACK_KEY_FILE: callbackKeyFile,
  } = parsed.data
  if (key === undefined || privateKeyFile === undefined) {
    if (key !== undefined || privateKeyFile !== undefined)
      throw new StartFault([
        'PAYMENTS_CHANGELLY_KEY and PAYMENTS_CHANGELLY_PRIVATE_KEY_FILE belong together.',
      ])
    return needs.sandbox && ofSandbox(needs.sandbox, ask)
  }
  const privateKey = keyIn('PAYMENTS_CHANGELLY_PRIVATE_KEY_FILE', privateKeyFile, createPrivateKey)
  const callbackKey =
    callbackKeyFile === undefined
      ? null
      : keyIn('PAYMENTS_CHANGELLY_CALLBACK_KEY_FILE', callbackKeyFile, createPublicKey)
  const line = { url, key, privateKey }
  return createChangelly({
    ask,
    sandbox: false,
    line: async () => line,
    callbackKey: () => callbackKey,
  })
}

function keyIn(name: string, file: string, read: (pem: string) => KeyObject): KeyObject {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch (fault) {
    throw new StartFault(
      [`${name} ${file} cannot be read as a key in PEM (${faultCode(fault)}).`],
      fault,
    )
  }
}

const newKeys = promisify(generateKeyPair)
const told = z.object({ key: z.string() })

/** The seller beside a demo. Keys are made when it is first needed, and exchanged with it. */
function ofSandbox(sandbox: Sandbox, ask: AskJson): Seller {
  let keys: Promise<{ readonly key: string; readonly privateKey: KeyObject }> | null = null
  let callbackKey: KeyObject | null = null
  const line = async (): Promise<ChangellyLine | null> => {
    const at = await sandbox.reach()
    if (at === null) return null
    const url = `${at}/changelly`
    const heard = await ask({ url: `${url}/callback-key`, answer: told })
    if (heard.type !== 'answer') return null
    callbackKey = createPublicKey(heard.body.key)
    keys ??= makeKeys()
    return { url, ...(await keys) }
  }
  const seller = createChangelly({ ask, sandbox: true, line, callbackKey: () => callbackKey })
  return {
    ...seller,
    // Its page is sought at the host by which the player's browser found the house, and is told the player's language.
    order: async (wish) => {
      const ordered = await seller.order(wish)
      if (ordered.type !== 'ordered') return ordered
      const { pathname } = new URL(ordered.redirectUrl)
      const page = `${pathname}?lang=${encodeURIComponent(wish.language)}`
      return { ...ordered, redirectUrl: sandbox.pageAt(page, wish.returnUrl) }
    },
  }
}

async function makeKeys() {
  const { publicKey, privateKey } = await newKeys('rsa', { modulusLength: 2048 })
  const pem = publicKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  return { key: Buffer.from(pem).toString('base64'), privateKey }
}
