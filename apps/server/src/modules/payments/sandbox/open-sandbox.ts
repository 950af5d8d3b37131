import { fileURLToPath } from 'node:url'
import { type KeepChild, keepChild } from '#platform/kept-child'
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
  /** Without it the sandbox is a child of this process. */
  readonly keep?: KeepChild
}): Sandbox & { readonly stop: () => Promise<void> } {
  const { settings, chainsOnDemand, seedKey, log, keep = keepChild } = needs
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
  const child = keep({
    name: 'sandbox-payments',
    program,
    ready,
    log,
    portVariable: 'SANDBOX_PAYMENTS_PORT',
    environment: () => ({
      SANDBOX_PAYMENTS_PORT: String(settings.port),
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
      return told && `http://${settings.host ?? '127.0.0.1'}:${told.port}`
    },
    isRunning: child.isRunning,
    pageAt: (path, seenFrom) =>
      new URL(path, `http://${hostOf(seenFrom)}:${child.known()?.port ?? settings.port}`).href,
    stop: child.stop,
  }
}

const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).hostname : 'localhost'
