import { cashierPort, paymentFacts } from '#modules/cashier'
import { catalogPort } from '#modules/catalog'
import { compliancePort } from '#modules/compliance'
import { complaintDesk, ownComplaints } from '#modules/complaints'
import { identityPort } from '#modules/identity'
import { inboxPort } from '#modules/inbox'
import { playPort, turnoverSince } from '#modules/play'
import { protectionPort } from '#modules/protection'
import { derivedKey } from '#platform/derived-key'
import type { Module } from '#platform/module/module'
import { createBackoffice } from './backoffice.ts'
import { askAs } from './ask-as.ts'
import { auditDeeds } from './deeds/audit-deeds.ts'
import { loyaltyStandings } from './ports.ts'
import { auditDays } from './reports/audit-days.ts'
import { countRecentDays } from './reports/count-day.ts'

const sweepEveryMs = 60 * 60_000
/** So old the figures of today are at most. */
const countEveryMs = 5 * 60_000

/** The desk of the house's people. */
export const module: Module = {
  name: 'backoffice',
  level: 7,
  audits: [auditDeeds, auditDays],
  create: ({ database, clock, log, seedKey, config, get, all }) => {
    const [cashier, play] = [get(cashierPort), get(playPort)]
    const standings = all(loyaltyStandings)
    const backoffice = createBackoffice({
      database,
      clock,
      log,
      secretsKey: derivedKey(seedKey, 'staff'),
      brand: config.brand.name,
      publicOrigin: config.publicOrigin,
      cashier: cashier.desk,
      compliance: get(compliancePort).desk,
      accounts: get(identityPort).desk,
      complaints: get(complaintDesk),
      payerOf: cashier.payerOf,
      paymentsOf: paymentFacts,
      turnoverSince,
      protection: get(protectionPort),
      catalog: get(catalogPort),
      complaintsOf: get(ownComplaints),
      send: get(inboxPort).send,
      touchSeat: play.touchSeat,
      roundDetail: async (player, roundId) => {
        const told = await play.answers.roundDetail(askAs(player), { roundId })
        return 'reply' in told ? told.reply : null
      },
      loyaltyOf: async (on, player) => {
        const [standing] = standings()
        return standing === undefined ? null : standing(on, player)
      },
    })
    return {
      desk: backoffice.mount,
      seedDemo: backoffice.seedDemoStaff,
      jobs: [
        {
          name: 'backoffice sweep',
          where: 'oneNode',
          everyMs: sweepEveryMs,
          work: backoffice.sweep,
        },
        {
          name: 'backoffice days',
          where: 'oneNode',
          everyMs: countEveryMs,
          work: () => countRecentDays(database, clock.now()),
        },
      ],
    }
  },
}
