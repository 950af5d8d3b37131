import { setTimeout as sleep } from 'node:timers/promises'
import type { SeedPurpose } from '@fairhouse/contract/signer/seeds'
import type { Log } from '#platform/log'
import { Busy } from '#platform/faults'
import type { Family } from '#platform/metrics/exposition'
import { keyFile } from '#platform/seeds/remembered-key'
import { createSeedKeeper, type SeedKeeper } from '#platform/seeds/seed-keeper'
import type { SeedSigner } from '#platform/seeds/seed-signer'
import { type SignerKey, signerKey } from '#platform/seeds/signer-key'
import { bothKeysHere } from '#platform/seeds/who-keeps'
import { StartFault } from '#platform/start-fault'

interface Given {
  readonly log: Log
  /** Name of this process among all nodes. */
  readonly node: string
  readonly seedKey: Uint8Array
  /** Where the signer's public key is kept over a restart; null: nowhere. */
  readonly signerKeyFile: string | null
  /** Who has the second key; null: it lies in the house as well. */
  readonly secondKey: SeedSigner | null
}

/** How seeds are kept in this house. */
export interface KeptSeeds {
  readonly seeds: SeedKeeper
  /** What an operator should look at, in sentences. */
  readonly concerns: () => readonly string[]
  readonly families: () => Promise<readonly Family[]>
  /** Asks the signer for its public key, if there is one; worth doing every minute. */
  readonly learn: () => Promise<void>
  /**
   * Waits until new seeds can be sealed; before the first player or meter. Asks the signer meanwhile, for one that is started when it is first needed takes longer
   * than a bet waits.
   * @throws StartFault when the signer was never heard of and does not answer.
   */
  readonly ready: () => Promise<void>
}

/** One that a demo starts is waited for twenty seconds at each try; a machine that does much else may take longer. */
const triesAtStart = 6
const pauseMs = 1_000

/** Seeds under two keys: the house's, and that of the signer. Without one, both lie in the house, and it says so. */
export function keepSeeds(given: Given): KeptSeeds {
  const { log, node, seedKey, signerKeyFile, secondKey } = given
  const openings: Record<SeedPurpose, number> = { play: 0, reveal: 0, audit: 0 }
  const heard = (purpose: SeedPurpose): void => void openings[purpose]++
  const remembered = signerKeyFile === null ? null : keyFile(signerKeyFile)
  const second = secondKey && signerKey({ signer: secondKey, node, log, remembered })
  /** What is wrong with the signer itself, in sentences. */
  let wrong: readonly string[] = []
  const learn = async (): Promise<void> => {
    try {
      await second?.learn()
      wrong = []
    } catch (fault) {
      if (!(fault instanceof StartFault)) throw fault
      wrong = fault.sentences
      log.error({ err: fault }, 'the signer does not fit this house')
    }
  }
  return {
    seeds: createSeedKeeper({ houseSecret: seedKey, second, heard }),
    concerns: () => [
      ...(second === null ? [bothKeysHere] : []),
      ...(second?.answers() === false
        ? [
            'The signer does not answer: no seed can be opened, so who is not at play already cannot bet, and live rooms, small games and draws of the lotto wait.',
          ]
        : []),
      ...wrong,
    ],
    families: async () => familiesOf(openings, second),
    learn,
    ready: async () => {
      learn().catch((fault: unknown) => {
        log.warn({ err: fault }, 'the signer was not asked for its key for seeds')
      })
      await untilSealing(second)
    },
  }
}

const familiesOf = (
  openings: Readonly<Record<SeedPurpose, number>>,
  second: SignerKey | null,
): Family[] => [
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
]

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
