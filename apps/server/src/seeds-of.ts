import { setTimeout as sleep } from 'node:timers/promises'
import { type OpenedSigner, openSigner } from '#modules/payments'
import { createOpeningsWatch } from '#modules/play'
import type { SeedPurpose } from '@fairhouse/contract/signer/seeds'
import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import { Busy } from '#platform/faults'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import { keyFile } from '#platform/seeds/remembered-key'
import { createSeedKeeper, type SeedKeeper } from '#platform/seeds/seed-keeper'
import { type SignerKey, signerKey } from '#platform/seeds/signer-key'
import { bothKeysHere, mayBeBeside } from '#platform/seeds/who-keeps'
import { StartFault } from '#platform/start-fault'

interface Given {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Pick<Metrics, 'alsoTell'>
  readonly node: string
  readonly seedKey: Uint8Array
  /** Where the signer's public key is kept over a restart; null: nowhere. */
  readonly signerKeyFile: string | null
  readonly config: Pick<Config, 'payments' | 'seedKey'>
}

/** How seeds are kept in this house. */
export interface Seeds {
  readonly keeper: SeedKeeper
  /** Who signs coins, and has the second key unless it lies in the house; null where there is none. */
  readonly signer: OpenedSigner | null
  /** What an operator should look at, in sentences. */
  readonly concerns: () => readonly string[]
  /**
   * Waits until new seeds can be sealed; before the first player or meter.
   * @throws StartFault when the signer was never heard of and does not answer.
   */
  readonly ready: () => Promise<void>
  /** Begins to ask the signer, if there is one. */
  readonly start: () => void
  /** Ends a signer that was started beside the house as well. */
  readonly stop: () => Promise<void>
}

const lookEveryMs = 60_000
/** One that a demo starts is waited for twenty seconds at each try; a machine that does much else may take longer. */
const triesAtStart = 6
const pauseMs = 1_000

/** Seeds under two keys: the house's, and that of the signer. Without one, both lie in the house, and it says so. */
export function seedsOf(given: Given): Seeds {
  const { database, clock, log, metrics, node, seedKey, signerKeyFile, config } = given
  const signer = openSigner({ settings: config.payments, seedKey, clock, log })
  const guard = signer?.isBeside && !mayBeBeside(config) ? null : signer
  const openings: Record<SeedPurpose, number> = { play: 0, reveal: 0, audit: 0 }
  const heard = (purpose: SeedPurpose): void => void openings[purpose]++
  const remembered = signerKeyFile === null ? null : keyFile(signerKeyFile)
  const second = guard && signerKey({ signer: guard, node, log, remembered })
  const watch = guard && createOpeningsWatch({ database, clock, log, signer: guard })
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  const look = async (): Promise<void> => {
    try {
      await second?.learn()
      await watch?.look()
    } catch (fault) {
      // The database may be away: the next look reads on from the same line.
      log.warn({ err: fault }, 'openings of seeds could not be looked at')
    }
  }
  metrics.alsoTell(async () => [
    {
      name: 'fairhouse_seed_openings_total',
      help: 'Seeds that this process had opened by the second key.',
      type: 'counter',
      samples: Object.entries(openings).map(([purpose, value]) => ({ labels: { purpose }, value })),
    },
    {
      name: 'fairhouse_seed_signer_up',
      help: '1 when the signer answered the last question about seeds; 0 too where there is none.',
      type: 'gauge',
      samples: [{ value: second?.answers() ? 1 : 0 }],
    },
    ...(watch?.families() ?? []),
  ])
  return {
    signer,
    keeper: createSeedKeeper({ houseSecret: seedKey, second, heard }),
    concerns: () => [
      ...(guard === null ? [bothKeysHere] : []),
      ...(second?.answers() === false
        ? [
            'The signer does not answer: no seed can be opened, so who is not at play already cannot bet.',
          ]
        : []),
      ...(watch?.concerns() ?? []),
    ],
    ready: () => untilSealing(second),
    start: () => {
      if (guard === null) return
      looking = look()
      timer = setInterval(() => {
        looking = looking.then(look)
      }, lookEveryMs)
    },
    stop: async () => {
      clearInterval(timer)
      await looking
      await signer?.stop()
    },
  }
}

async function untilSealing(second: SignerKey | null, tries = triesAtStart): Promise<void> {
  if (second === null) return undefined
  try {
    await second.publicKey()
    return undefined
  } catch (fault) {
    if (!(fault instanceof Busy)) throw fault
    if (tries <= 1) throw new StartFault([neverHeard])
  }
  await sleep(pauseMs)
  return untilSealing(second, tries - 1)
}

const neverHeard =
  'The signer does not answer, and this house has never heard its key for seeds: start it first (SIGNER_PLACE).'
