import { createPublicKey, type KeyObject } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { providers } from '@fairhouse/contract/entities/provider'
import { derivedKey } from '#platform/derived-key'
import type { KeepChild } from '#platform/kept-child'
import type { Log } from '#platform/log'
import type { ProviderSandboxSettings } from '#platform/provider-settings'
import { z } from 'zod'
import type { Connections } from './connections.ts'
import type { Connection } from './dialect.ts'
import { houseKeyOf } from './house-key.ts'

const program = fileURLToPath(new URL('../../../../sandbox-provider/main.ts', import.meta.url))

/** The port it listens at, and the public half of the key that it signs its calls with. */
const ready = z.object({ port: z.int().min(1).max(65_535), publicKey: z.string() })

/** Providers whose games the sandbox plays in the other dialect. */
const speaksJili: ReadonlySet<string> = new Set(['TaDa'])

/** Connects the process that plays providers in a demo. It is started when the first game is opened. */
export function openSandbox(needs: {
  readonly settings: ProviderSandboxSettings
  readonly seedKey: Uint8Array
  readonly log: Log
  readonly keep: KeepChild
}): Connections {
  const { settings, seedKey, log, keep } = needs
  const secret = Buffer.from(derivedKey(seedKey, 'sandbox of providers')).toString('hex')
  const ours = once(() => houseKeyOf(settings.folder))
  const theirs = keyKept()
  const child = keep({
    name: 'sandbox-provider',
    program,
    ready,
    log,
    portVariable: 'SANDBOX_PROVIDER_PORT',
    environment: () => ({
      SANDBOX_PROVIDER_PORT: String(settings.port),
      SANDBOX_PROVIDER_SECRET: secret,
      SANDBOX_PROVIDER_HOUSE: settings.houseUrl,
      SANDBOX_PROVIDER_HOUSE_KEY: createPublicKey(ours())
        .export({ type: 'spki', format: 'pem' })
        .toString(),
      SANDBOX_PROVIDER_FOLDER: settings.folder,
      ...(settings.host !== null && { SANDBOX_PROVIDER_HOST: settings.host }),
    }),
  })
  const port = (): number => child.known()?.port ?? settings.port
  const connection = (dialect: string): Connection => ({
    name: `sandbox-${dialect}`,
    dialect,
    secret,
    operator: 'fairhouse',
    codeOf: (gameKey) => gameKey,
    reach: async () => {
      const told = await child.reach()
      return told && `http://${settings.host ?? '127.0.0.1'}:${told.port}`
    },
    pageAt: (url, seenFrom) => new URL(url, `http://${hostOf(seenFrom)}:${port()}`).href,
    theirKey: () => theirs(child.known()?.publicKey),
    ourKey: ours,
  })
  const [hub88, jili] = [connection('hub88'), connection('jili')]
  return {
    all: [hub88, jili],
    ofProvider: (provider) => (isJili(provider) ? jili : hub88),
    named: (name) => [hub88, jili].find((one) => one.name === name),
    // Whatever the host is called by which a browser reached the house, the sandbox is sought at the same.
    frameOrigins: () => [`http://*:${port()}`],
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

/** Reads a public key once, and anew when it is another. */
function keyKept(): (pem: string | undefined) => KeyObject | null {
  let read: { readonly pem: string; readonly key: KeyObject } | null = null
  return (pem) => {
    if (pem === undefined) return null
    if (read?.pem !== pem) read = { pem, key: createPublicKey(pem) }
    return read.key
  }
}
