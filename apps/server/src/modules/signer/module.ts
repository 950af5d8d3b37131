import type { Module } from '#platform/module/module'
import { offer } from '#platform/module/port'
import { bothKeysHere, keepsBothKeys, mayBeBeside } from '#platform/seeds/who-keeps'
import { keepSeeds } from './keep-seeds.ts'
import { openSigner } from './open-signer.ts'
import { signerPort } from './ports.ts'

const learnEveryMs = 60_000

/** The process that signs coins and has the second key of seeds. */
export const module: Module = {
  name: 'signer',
  level: 1,
  create: ({ clock, log, node, seedKey, signerKeyFile, config, keepChild: keep }) => {
    const signer = openSigner({ settings: config.payments, seedKey, clock, log, keep })
    const secondKey = signer?.isBeside && !mayBeBeside(config) ? null : signer
    const kept = keepSeeds({ log, node, seedKey, signerKeyFile, secondKey })
    return {
      offers: [offer(signerPort, { signer, seeds: kept.seeds, secondKey })],
      families: kept.families,
      warnings: keepsBothKeys(config) ? [bothKeysHere] : [],
      concerns: kept.concerns,
      jobs: [
        {
          name: 'signer key of seeds',
          where: 'everyNode',
          everyMs: learnEveryMs,
          work: kept.learn,
        },
      ],
      seedDemo: kept.ready,
      start: kept.ready,
      stop: async () => signer?.stop(),
    }
  },
}
