import { plus } from '@fairhouse/money'
import {
  cashierPort,
  destinationFacts,
  judgeAgain,
  paymentFacts,
  paymentMoved,
  paymentRules,
} from '#modules/cashier'
import { nameOf, playersInBrowsers } from '#modules/identity'
import { gates, playRules, turnoverSince } from '#modules/play'
import { providerMoneySince } from '#modules/providers'
import { roomMoneySince } from '#modules/rooms'
import { derivedKey } from '#platform/derived-key'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute, offer } from '#platform/module/port'
import { type Compliance, createCompliance } from './compliance.ts'
import { chooseIdentityProvider } from './identity-checks/providers/choose-provider.ts'
import { notSuspended } from './not-suspended.ts'
import { passwordNotInDoubt } from './password-not-in-doubt.ts'
import { asksWhoIsPaidFirst } from './payments/payment-rules.ts'
import { compliancePort } from './ports.ts'
import { rulesFor } from './rules-for.ts'

const sweepEveryMs = 60 * 60_000

/** Gates, rules of play and of payments, who players are. */
export const module: Module = {
  name: 'compliance',
  level: 6,
  offers: [
    contribute(gates, { name: 'notSuspended', gate: notSuspended }),
    contribute(gates, { name: 'passwordNotInDoubt', gate: passwordNotInDoubt }),
  ],
  create: (needs) => {
    const { config, get } = needs
    const compliance = complianceOf(needs)
    const { payerOf } = get(cashierPort)
    return {
      offers: [
        offer(compliancePort, compliance),
        offer(paymentRules, compliance.paymentRules),
        offer(playRules, (seat) => rulesFor(seat, config)),
        contribute(paymentMoved, async (tx, { type, to, player }) => {
          if (type === 'deposit' && to === 'confirmed')
            await compliance.watchPayments(tx, await payerOf(tx, player))
        }),
      ],
      answers: compliance.answers,
      routes: compliance.routes,
      features: () => ({ identityFirst: asksWhoIsPaidFirst }),
      concerns: compliance.concerns,
      jobs: [
        {
          name: 'compliance sweep',
          where: 'oneNode',
          everyMs: sweepEveryMs,
          work: compliance.sweep,
        },
      ],
      start: compliance.start,
    }
  },
}

const complianceOf = ({ database, clock, log, seedKey, config }: ModuleNeeds): Compliance =>
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
    turnoverSince: async (on, player, since) =>
      [
        await turnoverSince(on, player, since),
        (await providerMoneySince(on, player, since)).staked,
        (await roomMoneySince(on, player, since)).staked,
      ].reduce(plus),
    playersInBrowsers,
    nameOf,
    originOf: (host) => config.publicOrigin ?? `http://${host}`,
  })
