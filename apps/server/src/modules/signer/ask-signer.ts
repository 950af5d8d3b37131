import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { moneroView, signAnswer, xpubsAnswer } from '@fairhouse/contract/signer/request'
import {
  openSeedsAnswer,
  seedKeyAnswer,
  seedLogAnswer,
  seedOwnerTypes,
} from '@fairhouse/contract/signer/seeds'
import type { Clock } from '#platform/clock'
import type { Log } from '#platform/log'
import type { SeedSigner } from '#platform/seeds/seed-signer'
import { StartFault } from '#platform/start-fault'
import { z } from 'zod'
import type { Signer } from './signer.ts'

/** Where a signer listens. */
export type SignerPlace =
  | { readonly host: string; readonly port: number }
  | { readonly socketPath: string }

const moneroViewAnswer = z.object({ view: moneroView })
const olderSigner = (unknown: readonly string[]): string =>
  `The signer is older than this house and opens no seeds of these kinds: ${unknown.join(', ')}. Upgrade it first (docs/upgrades.md).`
const silenceMs = 10_000
const answerLimit = 4 * 1024 * 1024

/**
 * Asks a signer.
 * @param needs.place null when it does not run now.
 * @param needs.key 32 bytes shared with it.
 */
export function createSigner(needs: {
  readonly place: () => Promise<SignerPlace | null>
  readonly key: Uint8Array
  readonly clock: Clock
  readonly log: Log
}): Signer & SeedSigner {
  const { place, key, clock, log } = needs
  const mac = (head: string, body: string): string =>
    createHmac('sha256', key).update(head).update(body).digest('hex')

  /** Null for every kind of silence, and for an answer that is not the signer's. */
  async function ask(path: string, body: string): Promise<unknown> {
    const where = await place()
    if (!where) return null
    const once = randomBytes(16).toString('hex')
    const at = String(clock.now())
    const headers = {
      'content-type': 'application/json',
      'x-signer-at': at,
      'x-signer-once': once,
      'x-signer-mac': mac(`${path}\n${at}\n${once}\n`, body),
    }
    try {
      const told = await exchange({ ...where, path, headers }, body)
      if (told.status !== 200) throw new Error(`the signer answered ${told.status}`)
      if (!isSame(told.mac, mac(`answer\n${once}\n`, told.body)))
        throw new Error('an answer in the name of the signer is not its own')
      return JSON.parse(told.body)
    } catch (fault) {
      log.warn({ err: fault }, 'the signer gave no answer')
      return null
    }
  }
  return {
    accounts: async () => {
      const told = xpubsAnswer.safeParse(await ask('/xpubs', '{}'))
      return told.success ? told.data.accounts : null
    },
    moneroView: async () => {
      const told = moneroViewAnswer.safeParse(await ask('/monero', '{}'))
      return told.success ? told.data.view : null
    },
    sign: async (request) => {
      const told = signAnswer.safeParse(await ask('/sign', JSON.stringify(request)))
      return told.success ? told.data : null
    },
    seedKey: async () => {
      const told = seedKeyAnswer.safeParse(await ask('/seeds/key', '{}'))
      if (!told.success) return null
      const { publicKey, owners } = told.data
      const unknown = seedOwnerTypes.filter((type) => !owners.includes(type))
      if (unknown.length > 0) throw new StartFault([olderSigner(unknown)])
      return Buffer.from(publicKey, 'hex')
    },
    openSeeds: async (asked) => {
      const told = openSeedsAnswer.safeParse(await ask('/seeds/open', JSON.stringify(asked)))
      return told.success ? told.data : null
    },
    openingsAfter: async (after) => {
      const told = seedLogAnswer.safeParse(await ask('/seeds/log', JSON.stringify({ after })))
      return told.success ? told.data : null
    },
  }
}

function isSame(told: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(told), Buffer.from(wanted)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function exchange(
  to: SignerPlace & { readonly path: string; readonly headers: Record<string, string> },
  body: string,
): Promise<{ status: number; mac: string; body: string }> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(silenceMs)
    const asking = httpRequest({ ...to, method: 'POST', signal }, (answer) => {
      const chunks: Buffer[] = []
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > answerLimit) asking.destroy(new Error('the signer says too much'))
        else chunks.push(chunk)
      })
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          mac: String(answer.headers['x-signer-mac'] ?? ''),
          body: Buffer.concat(chunks).toString('utf8'),
        })
      })
    })
    asking.on('error', reject)
    asking.end(body)
  })
}
