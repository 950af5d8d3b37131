import type { Catalog } from '#modules/catalog'
import type { Identity } from '#modules/identity'
import { createJackpots, type Jackpots } from '#modules/jackpots'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

interface Given {
  readonly database: Database
  readonly clock: Clock
  readonly seedKey: Uint8Array
}

/** Meters of the jackpots that titles of the house have. */
export const jackpotsOf = (
  { database, clock, seedKey }: Given,
  { titles }: Catalog,
  { maskedLogins }: Pick<Identity, 'maskedLogins'>,
): Jackpots =>
  createJackpots({
    database,
    clock,
    seedKey,
    maskedLogins,
    titles: titles.all.map(({ card, rules }) => ({
      uri: card.uri,
      jackpots: rules.jackpots ?? [],
    })),
  })
