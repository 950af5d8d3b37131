import { destinationFacts, judgeAgain, paymentFacts } from '#modules/cashier'
import { chooseIdentityProvider, type Compliance, createCompliance } from '#modules/compliance'
import { nameOf, playersInBrowsers } from '#modules/identity'
import { turnoverSince } from '#modules/play'
import { derivedKey } from '#platform/derived-key'
import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'

interface Given {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly seedKey: Uint8Array
  readonly config: Pick<Config, 'publicOrigin' | 'sanctionsDir' | 'identity' | 'demo'>
}

/** Compliance, and what it knows of players by the doors of the modules below it. */
export const complianceOf = ({ database, clock, log, seedKey, config }: Given): Compliance =>
  createCompliance({
    database,
    clock,
    log,
    sealKey: derivedKey(seedKey, 'papers of players'),
    identityProvider: chooseIdentityProvider(config.identity, clock),
    sanctionsDir: config.sanctionsDir,
    demo: config.demo,
    paymentsOf: paymentFacts,
    destinationOf: destinationFacts,
    judgeAgain: (tx, player) => judgeAgain(tx, player, clock.now()),
    turnoverSince,
    playersInBrowsers,
    nameOf,
    originOf: (host) => config.publicOrigin ?? `http://${host}`,
  })
