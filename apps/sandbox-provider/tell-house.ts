import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Due, Journal } from './journal.ts'
import { heardOf } from './told-transactions.ts'
import type { Settings } from './settings.ts'

/** What the house said: an answer, or nothing that can be relied on. */
export type Heard =
  | { readonly type: 'answer'; readonly body: Readonly<Record<string, unknown>> }
  | { readonly type: 'silence' }

export interface House {
  readonly publicKey: string
  /** Whether these bytes were signed by the house. */
  readonly isHouses: (body: Buffer, signature: string | undefined) => boolean
  /** Asks once. @param how.isForged with a proof that is not of these bytes, or of nobody. */
  readonly ask: (
    told: Pick<Due, 'dialect' | 'call' | 'body'>,
    how?: { readonly isForged: boolean },
  ) => Promise<Heard>
  /** Sends what is due until it is answered. */
  readonly settle: (due: Due) => Promise<Heard>
  readonly stop: () => void
}

const patienceMs = 5_000
const firstPauseMs = 300
const longestPauseMs = 20_000

/** The house's wallet, asked over the wire. */
export function openHouse(settings: Settings, journal: Journal, now: () => number): House {
  const key = ownKey(settings.folder)
  const houseKey = createPublicKey(settings.houseKey)
  const stopping = new AbortController()

  const proofOf = (
    dialect: Due['dialect'],
    text: string,
    isForged: boolean,
  ): Readonly<Record<string, string>> => {
    const wrong = isForged ? ' ' : ''
    if (dialect === 'hub88') {
      const signature = sign('RSA-SHA256', Buffer.from(`${text}${wrong}`), key)
      return { 'x-hub88-signature': signature.toString('base64') }
    }
    const basic = Buffer.from(`sandbox-jili:${settings.secret}${wrong}`).toString('base64')
    return { authorization: `Basic ${basic}` }
  }

  const ask: House['ask'] = async ({ dialect, call, body }, { isForged } = { isForged: false }) => {
    const text = JSON.stringify(body)
    try {
      const response = await fetch(
        `${settings.house}/providers/${dialect}/sandbox-${dialect}/${call}`,
        {
          method: 'POST',
          body: text,
          signal: AbortSignal.any([AbortSignal.timeout(patienceMs), stopping.signal]),
          headers: {
            'content-type': 'application/json',
            ...proofOf(dialect, text, isForged),
          },
        },
      )
      if (!response.ok) return { type: 'silence' }
      const told = z.record(z.string(), z.unknown()).parse(await response.json())
      if (!isFinal(told)) return { type: 'silence' }
      const heard = heardOf({ dialect, call, body }, told)
      if (heard !== null) journal.hear(dialect, heard, now())
      return { type: 'answer', body: told }
    } catch {
      // Too late, cut off, or not readable: whoever asked must not guess what became of it.
      return { type: 'silence' }
    }
  }
  const settle: House['settle'] = async (due) => {
    let pauseMs = firstPauseMs
    for (;;) {
      const heard = await ask(due)
      if (stopping.signal.aborted) return { type: 'silence' }
      if (heard.type === 'answer') {
        journal.end(due.id)
        return heard
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs).unref())
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    }
  }
  return {
    publicKey: createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString(),
    isHouses: (body, signature) =>
      signature !== undefined &&
      verify('RSA-SHA256', body, houseKey, Buffer.from(signature, 'base64')),
    ask,
    settle,
    stop: () => stopping.abort(),
  }
}

/** Neither an unknown fault nor a time-out says what became of a message. */
const isFinal = ({ status, errorCode }: Readonly<Record<string, unknown>>): boolean =>
  (typeof status === 'string' && status !== 'RS_ERROR_UNKNOWN' && status !== 'RS_ERROR_TIMEOUT') ||
  typeof errorCode === 'number'

/** The same over restarts: the house gets to know it each time it starts the sandbox. */
function ownKey(folder: string) {
  const file = join(folder, 'key.pem')
  if (existsSync(file)) return createPrivateKey(readFileSync(file))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
  return privateKey
}
