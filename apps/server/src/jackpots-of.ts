import type { Catalog } from '#modules/catalog'
import type { Identity } from '#modules/identity'
import { createJackpots, type Jackpots } from '#modules/jackpots'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'

interface Given {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly seeds: SeedKeeper
  readonly metrics: Pick<Metrics, 'alsoTell'>
}

/** Meters of the jackpots that titles of the house have. */
export function jackpotsOf(
  { database, clock, log, seeds, metrics }: Given,
  { titles }: Catalog,
  { maskedLogins }: Pick<Identity, 'maskedLogins'>,
): Jackpots {
  const jackpots = createJackpots({
    database,
    clock,
    log,
    seeds,
    maskedLogins,
    titles: titles.all.map(({ manifest, rules }) => ({
      uri: manifest.uri,
      jackpots: rules.jackpots ?? [],
    })),
  })
  metrics.alsoTell(jackpots.families)
  return jackpots
}
