import { chooseCarrier, createMail, type Mail } from '#modules/mail'
import type { Clock } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Database } from '#platform/database'
import { derivedKey } from '#platform/derived-key'
import type { Log } from '#platform/log'
import type { Metrics } from '#platform/metrics'

interface Given {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Pick<Metrics, 'alsoTell'>
  readonly seedKey: Uint8Array
  readonly config: Pick<Config, 'brand' | 'mail'>
}

/** Letters to players, and who takes them away. */
export function mailOf(
  { database, clock, log, metrics, seedKey, config }: Given,
  addressRefused: (email: string) => Promise<void>,
): Mail {
  const mail = createMail({
    carrier: chooseCarrier(database, config.mail),
    captures: config.mail.delivery.type === 'mailbox',
    database,
    clock,
    log,
    sealKey: derivedKey(seedKey, 'letters that wait'),
    writing: { brand: config.brand.name, origin: config.mail.origin },
    addressRefused,
  })
  metrics.alsoTell(mail.families)
  return mail
}
