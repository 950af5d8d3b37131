import { addressScreen, cashierPort, paymentWays } from '#modules/cashier'
import { identityPort } from '#modules/identity'
import { slices } from '#modules/play'
import { signerPort } from '#modules/signer'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute, offer } from '#platform/module/port'
import { createPayments, type Payments } from './payments.ts'
import { standingSlice } from './standing-slice.ts'

/** Everybody who moves money between players and the house; rates. */
export const module: Module = {
  name: 'payments',
  level: 6,
  create: async (needs) => {
    const payments = await paymentsOf(needs)
    return {
      offers: [
        offer(paymentWays, payments),
        offer(addressScreen, { asked: payments.addressScreen }),
        contribute(slices, standingSlice(payments.displayRate)),
      ],
      answers: payments.answers,
      routes: payments.routes,
      pageValues: { paymentMethods: () => payments.methods().map(({ method }) => method) },
      features: () => ({ cashier: payments.methods().length > 0 }),
      jobs: payments.jobs,
      families: () => payments.families(),
      concerns: () => payments.concerns(),
      start: () => payments.start(),
      drain: () => payments.stop(),
    }
  },
}

/** @throws StartFault for settings that are wrong. */
function paymentsOf(needs: ModuleNeeds): Promise<Payments> {
  const { database, clock, log, node, seedKey, countForged, config, keepChild, get } = needs
  const [identity, cashier] = [get(identityPort), get(cashierPort)]
  return createPayments({
    database,
    clock,
    log,
    node,
    seedKey,
    signer: get(signerPort).signer,
    settings: config.payments,
    addressScreen: config.addressScreen,
    keepChild,
    rateSources: config.rateSources,
    publicOrigin: config.publicOrigin,
    hearAbout: async (provider, question) => {
      if ((await cashier.hearAbout(provider, question)) === 'unknown')
        throw new Error(`${provider} could not be asked`)
    },
    payIn: () => cashier.answers,
    countryOf: async (player) => (await identity.accountFacts(database, player)).country,
    countForged,
  })
}
