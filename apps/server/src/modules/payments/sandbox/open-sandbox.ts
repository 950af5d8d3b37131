import { fileURLToPath } from 'node:url'
import { keepChild } from '#platform/kept-child'
import { derivedKey } from '#platform/derived-key'
import type { Log } from '#platform/log'
import type { SandboxSettings } from '#platform/payment-settings'
import { z } from 'zod'
import type { Sandbox } from './sandbox.ts'

const program = fileURLToPath(new URL('../../../../../sandbox-payments/main.ts', import.meta.url))

const ready = z.object({ port: z.int().min(1).max(65_535) })

export function openSandbox(needs: {
  readonly settings: SandboxSettings
  readonly chainsOnDemand: readonly string[]
  readonly seedKey: Uint8Array
  readonly log: Log
}): Sandbox & { readonly stop: () => Promise<void> } {
  const { settings, chainsOnDemand, seedKey, log } = needs
  if (settings.type === 'running') {
    const { url, publicUrl, key } = settings
    return {
      key,
      chainsOnDemand,
      reach: async () => url,
      isRunning: () => true,
      pageAt: (path) => new URL(path, publicUrl).href,
      stop: async () => undefined,
    }
  }
  const key = Buffer.from(derivedKey(seedKey, 'sandbox of payments')).toString('hex')
  let { port } = settings
  const child = keepChild({
    name: 'sandbox-payments',
    program,
    ready,
    log,
    environment: (before) => ({
      SANDBOX_PAYMENTS_PORT: String(before?.port ?? settings.port),
      SANDBOX_PAYMENTS_KEY: key,
      SANDBOX_PAYMENTS_HOUSE: settings.houseUrl,
      SANDBOX_PAYMENTS_FOLDER: settings.folder,
      SANDBOX_PAYMENTS_CHAINS: chainsOnDemand.join(','),
      ...(settings.host !== null && { SANDBOX_PAYMENTS_HOST: settings.host }),
    }),
  })
  return {
    key,
    chainsOnDemand,
    reach: async () => {
      const told = await child.reach()
      if (told) port = told.port
      return told && `http://${settings.host ?? '127.0.0.1'}:${told.port}`
    },
    isRunning: child.isRunning,
    pageAt: (path, seenFrom) => new URL(path, `http://${hostOf(seenFrom)}:${port}`).href,
    stop: child.stop,
  }
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : 'localhost'
