import { identityPort, statusPort } from '#modules/identity'
import { playPort } from '#modules/play'
import { derivedKey } from '#platform/derived-key'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute, offer } from '#platform/module/port'
import { holdings } from '#platform/personal-data/holding'
import { auditPayments } from './audit.ts'
import { createCashier } from './cashier.ts'
import type { CashierNeeds, DepositLimits, PaymentRules } from './needs.ts'
import { payerOf } from './payer-of.ts'
import { forgetMethods } from './store/forget-methods.ts'
import {
  cashierPort,
  depositBonuses,
  depositLimits,
  paymentMoved,
  paymentRules,
  paymentWays,
} from './ports.ts'

/** What payments wait for is looked at this often. */
const lookEveryMs = 2_000
const sweepEveryMs = 60 * 60_000

/** Money of players in and out. */
export const module: Module = {
  name: 'cashier',
  level: 5,
  offers: [contribute(holdings, { name: 'saved methods', kind: 'habits', forget: forgetMethods })],
  audits: [auditPayments],
  create: (needs) => {
    const given = needsOf(needs)
    const cashier = createCashier(given)
    return {
      offers: [offer(cashierPort, { ...cashier, payerOf: given.payerOf })],
      answers: cashier.answers,
      features: () => ({ emailFirst: true }),
      jobs: [
        { name: 'cashier', where: 'oneNode', everyMs: lookEveryMs, work: cashier.lookAfter },
        { name: 'cashier sweep', where: 'oneNode', everyMs: sweepEveryMs, work: cashier.sweep },
      ],
    }
  },
}

function needsOf(needs: ModuleNeeds): CashierNeeds {
  const { database, clock, log, seedKey, channels, config, get, later, all } = needs
  const [identity, play] = [get(identityPort), get(playPort)]
  const [ways, status, hearers] = [later(paymentWays), later(statusPort), all(paymentMoved)]
  const bonuses = all(depositBonuses)
  return {
    database,
    clock,
    log,
    bonuses: () => bonuses()[0] ?? null,
    brand: config.brand.name,
    sealKey: derivedKey(seedKey, 'methods and destinations of payments'),
    methods: () => ways().methods(),
    missed: () => ways().missed(),
    provider: (id) => ways().provider(id),
    quote: (asset) => ways().quote(asset),
    rules: rulesOf(later(paymentRules), all(depositLimits)),
    payerOf: payerOf(identity),
    provenLately: identity.provenLately,
    hasOpenRound: async (player) => (await play.statusOf(player)).open !== null,
    touchSeat: (on, player) => play.touchSeat(on, player),
    paymentMoved: async (tx, moved) => {
      for (const hear of hearers()) await hear(tx, moved)
    },
    playerStatus: (player) => status().playerStatus(player),
    tellPayment: (player, transaction) => {
      channels.paymentMoved.publish({ player, transaction })
      channels.playersChanged.publish([player])
    },
    originOf: (host) => config.publicOrigin ?? `http://${host}`,
  }
}

/** The rules of places, and whatever else holds deposits down. */
const rulesOf = (
  rules: () => PaymentRules,
  limits: () => readonly DepositLimits[],
): PaymentRules => ({
  mayDeposit: async (on, payer, amount) => {
    for (const limit of [rules(), ...limits()]) {
      // oxlint-disable-next-line no-await-in-loop -- the first no is the answer
      const no = await limit.mayDeposit(on, payer, amount)
      if (no) return no
    }
    return null
  },
  allowance: async (on, payer) => {
    let least: Awaited<ReturnType<DepositLimits['allowance']>> = null
    for (const limit of [rules(), ...limits()]) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      const left = await limit.allowance(on, payer)
      if (left !== null && (least === null || left.amount < least.amount)) least = left
    }
    return least
  },
  judge: (tx, withdrawal) => rules().judge(tx, withdrawal),
  mayReverse: (country) => rules().mayReverse(country),
  mayUse: (country, method) => rules().mayUse(country, method),
  editionFor: (on, player) => rules().editionFor(on, player),
  identityOf: (on, player) => rules().identityOf(on, player),
  screen: (asked, budget) => rules().screen(asked, budget),
  screened: (on, asked) => rules().screened(on, asked),
})
