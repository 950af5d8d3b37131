import type { Cashier } from '#modules/cashier'
import type { Identity } from '#modules/identity'
import { createPayments, type Payments } from '#modules/payments'
import type { Config } from '#platform/config'
import type { Metrics } from '#platform/metrics'

type Needs = Parameters<typeof createPayments>[0]

interface HousePart
  extends Pick<
    Needs,
    'database' | 'clock' | 'log' | 'node' | 'seedKey' | 'signer' | 'countForged'
  > {
  readonly metrics: Metrics
  readonly config: Pick<Config, 'payments' | 'rateSources' | 'publicOrigin'>
}

/** Everybody who moves money between players and the house. @throws StartFault for settings that are wrong. */
export async function paymentsOf(
  { database, clock, log, metrics, node, seedKey, signer, countForged, config }: HousePart,
  {
    identity,
    cashier,
  }: {
    readonly identity: Pick<Identity, 'accountFacts'>
    /** Called only once it is there. */
    readonly cashier: () => Pick<Cashier, 'answers' | 'hearAbout'>
  },
): Promise<Payments> {
  const payments = await createPayments({
    database,
    clock,
    log,
    node,
    seedKey,
    signer,
    settings: config.payments,
    rateSources: config.rateSources,
    publicOrigin: config.publicOrigin,
    hearAbout: async (provider, question) => {
      if ((await cashier().hearAbout(provider, question)) === 'unknown')
        throw new Error(`${provider} could not be asked`)
    },
    payIn: () => cashier().answers,
    countryOf: async (player) => (await identity.accountFacts(database, player)).country,
    countForged,
  })
  metrics.alsoTell(payments.families)
  return payments
}
