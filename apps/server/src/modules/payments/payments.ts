import type { OfferedMethod, PaymentProvider } from '#modules/cashier'
import { derivedKey } from '#platform/derived-key'
import type { PlainRoute } from '#platform/http/plain-route'
import { discoverKinds, discoverMethods } from './discover.ts'
import type { PaymentsNeeds } from './needs.ts'
import { offeredMethods } from './offered-methods.ts'
import { openProviders } from './open-providers.ts'
import { openSandbox } from './sandbox/open-sandbox.ts'

/** Everybody who moves money between players and the house. */
export interface Payments {
  /** What is offered now, in the order in which it is shown. */
  methods(): readonly OfferedMethod[]
  /** @returns undefined for one that is not set up. */
  provider(id: string): PaymentProvider | undefined
  /** Where notices come in. */
  readonly routes: readonly PlainRoute[]
  /** What an operator should look at, in sentences. */
  concerns(): Promise<readonly string[]>
  start(): Promise<void>
  stop(): Promise<void>
}

/** @throws StartFault for settings that are wrong. */
export async function createPayments(needs: PaymentsNeeds): Promise<Payments> {
  const { database, clock, log, node, seedKey, settings, publicOrigin, hearAbout } = needs
  const sandbox = settings.sandbox && openSandbox({ settings: settings.sandbox, seedKey, log })
  const providers = await openProviders(await discoverKinds(), settings.environment, [], {
    database,
    clock,
    log,
    node,
    sandbox,
    publicOrigin,
    heard: hearAbout,
    keyFor: (purpose) => derivedKey(seedKey, `payments ${purpose}`),
  })
  const opened = [...providers.values()]
  return {
    methods: offeredMethods(await discoverMethods(), providers, settings.providerOf),
    provider: (id) => providers.get(id)?.provider,
    routes: [],
    concerns: async () => {
      const told = await Promise.all(opened.map(async ({ concerns }) => (await concerns?.()) ?? []))
      return told.flat()
    },
    start: async () => {
      for (const { start } of opened) await start?.()
    },
    stop: async () => {
      await Promise.all(opened.map(async ({ stop }) => stop?.()))
      await sandbox?.stop()
    },
  }
}
