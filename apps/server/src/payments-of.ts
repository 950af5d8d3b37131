import { createPayments, type Payments } from '#modules/payments'
import type { Config } from '#platform/config'
import type { Metrics } from '#platform/metrics'

type Needs = Parameters<typeof createPayments>[0]

interface HousePart
  extends Pick<Needs, 'database' | 'clock' | 'log' | 'node' | 'seedKey' | 'countForged'> {
  readonly metrics: Metrics
  readonly config: Pick<Config, 'payments' | 'rateSources' | 'publicOrigin'>
}

/** Everybody who moves money between players and the house. @throws StartFault for settings that are wrong. */
export async function paymentsOf(
  { database, clock, log, metrics, node, seedKey, countForged, config }: HousePart,
  hearAbout: Needs['hearAbout'],
): Promise<Payments> {
  const payments = await createPayments({
    database,
    clock,
    log,
    node,
    seedKey,
    settings: config.payments,
    rateSources: config.rateSources,
    publicOrigin: config.publicOrigin,
    hearAbout,
    countForged,
  })
  metrics.alsoTell(payments.families)
  return payments
}
