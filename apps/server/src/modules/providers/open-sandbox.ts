import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { providers } from '@fairhouse/contract/entities/provider'
import { derivedKey } from '#platform/derived-key'
import { keepChild } from '#platform/kept-child'
import type { Log } from '#platform/log'
import type { ProviderSandboxSettings } from '#platform/provider-settings'
import { z } from 'zod'
import type { Connections } from './connections.ts'
import type { Connection } from './dialect.ts'

const program = fileURLToPath(new URL('../../../../sandbox-provider/main.ts', import.meta.url))

/** The port it listens at, and the public half of the key that it signs its calls with. */
const ready = z.object({ port: z.int().min(1).max(65_535), publicKey: z.string() })

/** Providers whose games the sandbox plays in the other dialect. */
const speaksJili: ReadonlySet<string> = new Set(['TaDa'])
const keyBits = 2048

/** Connects the process that plays providers in a demo. It is started when the first game is opened. */
export function openSandbox(needs: {
  readonly settings: ProviderSandboxSettings
  readonly seedKey: Uint8Array
  readonly log: Log
}): Connections {
  const { settings, seedKey, log } = needs
  const secret = Buffer.from(derivedKey(seedKey, 'sandbox of providers')).toString('hex')
  const ours = once(() => generateKeyPairSync('rsa', { modulusLength: keyBits }))
  let { port } = settings
  let theirs: KeyObject | null = null
  const child = keepChild({
    name: 'sandbox-provider',
    program,
    ready,
    log,
    environment: (before) => ({
      SANDBOX_PROVIDER_PORT: String(before?.port ?? settings.port),
      SANDBOX_PROVIDER_SECRET: secret,
      SANDBOX_PROVIDER_HOUSE: settings.houseUrl,
      SANDBOX_PROVIDER_HOUSE_KEY: ours()
        .publicKey.export({ type: 'spki', format: 'pem' })
        .toString(),
      SANDBOX_PROVIDER_FOLDER: settings.folder,
      ...(settings.host !== null && { SANDBOX_PROVIDER_HOST: settings.host }),
    }),
  })
  const connection = (dialect: string): Connection => ({
    name: `sandbox-${dialect}`,
    dialect,
    secret,
    operator: 'fairhouse',
    codeOf: (gameKey) => gameKey,
    reach: async () => {
      const told = await child.reach()
      if (told) {
        port = told.port
        theirs = createPublicKey(told.publicKey)
      }
      return told && `http://${settings.host ?? '127.0.0.1'}:${told.port}`
    },
    pageAt: (url, seenFrom) => new URL(url, `http://${hostOf(seenFrom)}:${port}`).href,
    theirKey: () => theirs,
    ourKey: () => ours().privateKey,
  })
  const [hub88, jili] = [connection('hub88'), connection('jili')]
  return {
    all: [hub88, jili],
    ofProvider: (provider) => (isJili(provider) ? jili : hub88),
    named: (name) => [hub88, jili].find((one) => one.name === name),
    // Whatever the host is called by which a browser reached the house, the sandbox is sought at the same.
    frameOrigins: () => [`http://*:${port}`],
    wake: () => void hub88.reach(),
    stop: child.stop,
  }
}

const isJili = (provider: number): boolean =>
  providers.some(({ id, key }) => id === provider && speaksJili.has(key))

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : 'localhost'

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
