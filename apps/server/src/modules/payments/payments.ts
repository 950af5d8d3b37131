import type { AddressScreen, MissedMethod, OfferedMethod, PaymentProvider } from '#modules/cashier'
import { signerVariables } from '#modules/signer'
import type { Queryable } from '#platform/database'
import { derivedKey } from '#platform/derived-key'
import type { PlainRoute } from '#platform/http/plain-route'
import type { Lease } from '#platform/leases/lease'
import type { Family } from '#platform/metrics/exposition'
import type { Job } from '#platform/jobs/job'
import { openAddressScreen } from './address-screen/open-address-screen.ts'
import { createAskJson } from './ask-json.ts'
import { discoverKinds, discoverMethods } from './discover.ts'
import type { PaymentsNeeds } from './needs.ts'
import type { NoticeSource } from './notices/notice-source.ts'
import { createNotices } from './notices/notices.ts'
import { offeredMethods } from './offered-methods.ts'
import { openProviders } from './open-providers.ts'
import { namedSources } from './rates/named-sources.ts'
import { createRates, type Rates } from './rates/rates.ts'
import { createReconciler } from './reconcile/reconcile.ts'
import { openSeller, sellerVariables } from './sellers/open-seller.ts'
import { createSellers, type Sellers } from './sellers/sellers.ts'
import { pageRoutes } from './sandbox/page-routes.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'
import type { Sandbox } from './sandbox/sandbox.ts'

/** Everybody who moves money between players and the house. */
export interface Payments {
  readonly answers: Sellers['answers']
  /** What is offered now, in the order in which it is shown. */
  methods(): readonly OfferedMethod[]
  /** What a demo would offer and cannot now. */
  missed(): readonly MissedMethod[]
  /** @returns undefined for one that is not set up. */
  provider(id: string): PaymentProvider | undefined
  readonly quote: Rates['quote']
  /** Who is asked about addresses of coins; null: nobody is set up. */
  readonly addressScreen: AddressScreen | null
  /** Dollars that a bitcoin is shown to cost this hour; nothing is paid by it. Null when nobody knows. */
  displayRate(on: Queryable): Promise<string | null>
  /** Where notices come in. */
  readonly routes: readonly PlainRoute[]
  /** What an operator should look at, in sentences. */
  concerns(): Promise<readonly string[]>
  families(): Promise<readonly Family[]>
  /** What is done again and again: the rate of the hour, books compared, old notices forgotten. */
  readonly jobs: readonly Job[]
  start(): Promise<void>
  stop(): Promise<void>
}

/** The hour's rate is there so soon after it began. */
const ratesEveryMs = 60_000
/** Whether a day is over and waits to be compared, and whoever could not be asked can be asked now. */
const reconcileEveryMs = 10 * 60_000
const sweepEveryMs = 60 * 60_000

/** @throws StartFault for settings that are wrong. */
export async function createPayments(needs: PaymentsNeeds): Promise<Payments> {
  const { database, clock, log, node, settings } = needs
  const { sandbox, providers } = await worldOf(needs)
  const sellers = sellersOf(needs, sandbox)
  const opened = [...providers.values()]
  const sources = namedSources(needs.rateSources, { ask: createAskJson({ log }), clock })
  const rates = createRates({ database, clock, log, node, sources })
  const reconciler = createReconciler({ database, clock, log, providers: opened })
  const notices = createNotices({
    database,
    log,
    countForged: needs.countForged,
    sourceOf: (id) => sellers.noticesOf(id) ?? sourceOf(needs, providers.get(id)?.provider),
  })
  const { methods, missed } = offeredMethods(
    await discoverMethods(),
    providers,
    settings.providerOf,
  )
  return {
    answers: sellers.answers,
    quote: rates.quote,
    addressScreen: openAddressScreen({ settings: needs.addressScreen, sandbox, log }),
    displayRate: async (on) => (await rates.displayRate(on))?.rate ?? null,
    methods,
    missed,
    provider: (id) => providers.get(id)?.provider,
    routes: [notices.route, ...(sandbox ? pageRoutes(sandbox) : [])],
    families: async () => [...(await notices.families()), ...(await reconciler.families())],
    concerns: async () => {
      const told = await Promise.all(opened.map(async ({ concerns }) => (await concerns?.()) ?? []))
      return [
        ...told.flat(),
        ...rates.concerns(),
        ...(await notices.concerns()),
        ...(await reconciler.concerns()),
      ]
    },
    jobs: [
      oneNode('payments rates', ratesEveryMs, rates.keepDisplayRate),
      oneNode('payments reconciliation', reconcileEveryMs, reconciler.reconcileDue),
      oneNode('payments notices', sweepEveryMs, notices.sweep),
    ],
    start: async () => {
      for (const { start } of opened) await start?.()
      notices.start()
    },
    stop: async () => {
      await notices.stop()
      await Promise.all(opened.map(async ({ stop }) => stop?.()))
      await sandbox?.stop()
    },
  }
}

const oneNode = (name: string, everyMs: number, work: (lease: Lease) => Promise<unknown>): Job => ({
  name,
  where: 'oneNode',
  everyMs,
  work,
})

/** Everybody outside whom the house asks. */
async function worldOf(needs: PaymentsNeeds) {
  const { database, clock, log, node, seedKey, settings, publicOrigin, hearAbout, signer } = needs
  const { chainsOnDemand } = settings
  const { keepChild: keep } = needs
  const sandbox =
    settings.sandbox &&
    openSandbox({ settings: settings.sandbox, chainsOnDemand, seedKey, log, keep })
  const providers = await openProviders(
    await discoverKinds(),
    settings.environment,
    [...signerVariables, ...sellerVariables],
    {
      database,
      clock,
      log,
      node,
      sandbox,
      signer,
      publicOrigin,
      heard: hearAbout,
      keyFor: (purpose) => derivedKey(seedKey, `payments ${purpose}`),
    },
  )
  return { sandbox, providers }
}

function sourceOf(
  { hearAbout }: PaymentsNeeds,
  provider: PaymentProvider | undefined,
): NoticeSource | undefined {
  if (!provider) return undefined
  const { id } = provider
  const readNotice = provider.readNotice.bind(provider)
  return { id, readNotice, hear: (question) => hearAbout(id, question) }
}

function sellersOf(needs: PaymentsNeeds, sandbox: Sandbox | null): Sellers {
  const { database, clock, log, settings, payIn, countryOf, publicOrigin } = needs
  return createSellers({
    database,
    clock,
    seller: openSeller({ environment: settings.environment, sandbox, log }),
    payIn,
    countryOf,
    originOf: (host) => publicOrigin ?? `http://${host}`,
  })
}
