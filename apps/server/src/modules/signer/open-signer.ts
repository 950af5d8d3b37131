import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { moneroNodePort } from '@fairhouse/contract/sandbox/monero-node-port'
import type { Clock } from '#platform/clock'
import { derivedKey } from '#platform/derived-key'
import { type KeepChild, keepChild } from '#platform/kept-child'
import type { Log } from '#platform/log'
import type { PaymentSettings } from '#platform/payment-settings'
import type { SeedSigner } from '#platform/seeds/seed-signer'
import { StartFault } from '#platform/start-fault'
import { z } from 'zod'
import { createSigner, type SignerPlace } from './ask-signer.ts'
import type { Signer } from './signer.ts'

const program = fileURLToPath(new URL('../../../../signer/main.ts', import.meta.url))
const ready = z.object({ port: z.int().min(1).max(65_535) })

/** Variables of the environment that are about the signer. */
export const signerVariables = ['SIGNER_PLACE', 'SIGNER_KEY'] as const

/** A signer that runs, with who ends it. */
export interface OpenedSigner extends Signer, SeedSigner {
  /** It runs beside the house, as the same user of the same machine. */
  readonly isBeside: boolean
  readonly stop: () => Promise<void>
}

/**
 * The signer that the operator set up (`SIGNER_PLACE`: `127.0.0.1:4000` or the path of a socket, with `SIGNER_KEY`), or one beside a demo, started when it is
 * first needed, with a seed of its own. Null where there is none.
 * @throws StartFault for settings that are wrong.
 */
export function openSigner(needs: {
  readonly settings: PaymentSettings
  readonly seedKey: Uint8Array
  readonly clock: Clock
  readonly log: Log
  /** Without it a signer beside a demo is a child of this process. */
  readonly keep?: KeepChild
}): OpenedSigner | null {
  const { settings, seedKey, clock, log, keep = keepChild } = needs
  const set = placeOf(settings.environment)
  if (set) {
    const asked = createSigner({ place: async () => set.place, key: set.key, clock, log })
    return { ...asked, isBeside: false, stop: async () => undefined }
  }
  if (settings.sandbox?.type !== 'child') return null
  const { port: nearPort } = settings.sandbox
  const key = derivedKey(seedKey, 'signer')
  const folder = join(settings.sandbox.folder, '..', 'signer')
  const child = keep({
    name: 'signer',
    program,
    ready,
    log,
    environment: () => ({
      SIGNER_DATA_DIR: folder,
      SIGNER_KEY: Buffer.from(key).toString('hex'),
      SIGNER_NETWORK: 'regtest',
      SIGNER_MONERO_DAEMON: `127.0.0.1:${moneroNodePort(nearPort)}`,
    }),
  })
  const place = async (): Promise<SignerPlace | null> => {
    const told = await child.reach()
    return told && { host: '127.0.0.1', port: told.port }
  }
  return { ...createSigner({ place, key, clock, log }), isBeside: true, stop: child.stop }
}

function placeOf(
  environment: Readonly<Record<string, string>>,
): { place: SignerPlace; key: Uint8Array } | null {
  const { SIGNER_PLACE: place, SIGNER_KEY: key } = environment
  if (place === undefined && key === undefined) return null
  if (place === undefined || key === undefined)
    throw new StartFault(['SIGNER_PLACE and SIGNER_KEY belong together.'])
  if (!/^[0-9a-f]{64}$/.test(key))
    throw new StartFault(['SIGNER_KEY must be 32 bytes as 64 hexadecimal digits in lower case.'])
  const [, host, port] = /^(127\.0\.0\.1|localhost|\[::1\]):(\d{1,5})$/.exec(place) ?? []
  if (host !== undefined)
    return { place: { host, port: Number(port) }, key: Buffer.from(key, 'hex') }
  if (!place.startsWith('/'))
    throw new StartFault(['SIGNER_PLACE must be 127.0.0.1:port or the path of a socket.'])
  return { place: { socketPath: place }, key: Buffer.from(key, 'hex') }
}
