import { bonusDesk } from '#modules/bonuses'
import { cashierPort, paymentFacts } from '#modules/cashier'
import { catalogPort } from '#modules/catalog'
import { compliancePort } from '#modules/compliance'
import { complaintDesk, ownComplaints } from '#modules/complaints'
import { contentPort } from '#modules/content'
import { identityPort } from '#modules/identity'
import { inboxPort } from '#modules/inbox'
import { playPort, roundSettled, turnoverSince } from '#modules/play'
import { protectionPort } from '#modules/protection'
import { supportDesk } from '#modules/support'
import { derivedKey } from '#platform/derived-key'
import type { Module } from '#platform/module/module'
import { createBackoffice } from './backoffice.ts'
import { askAs } from './ask-as.ts'
import { auditDeeds } from './deeds/audit-deeds.ts'
import { loyaltyDesks, loyaltyStandings, referralDesks, tournamentDesks } from './ports.ts'
import { auditDays } from './reports/audit-days.ts'
import { countPlayed } from './wall/count-played.ts'
import { createWall } from './wall/wall.ts'
import { countRecentDays } from './reports/count-day.ts'

const sweepEveryMs = 60 * 60_000
/** So old the figures of today are at most. */
const countEveryMs = 5 * 60_000

/** The desk of the house's people. */
export const module: Module = {
  name: 'backoffice',
  level: 7,
  audits: [auditDeeds, auditDays],
  create: (given) => {
    const { database, clock, log, seedKey, config, get, all } = given
    const [cashier, play] = [get(cashierPort), get(playPort)]
    const standings = all(loyaltyStandings)
    const [loyalty, tournaments] = [all(loyaltyDesks), all(tournamentDesks)]
    const referrals = all(referralDesks)
    const wall = createWall(given)
    given.outbox.onRows(
      roundSettled,
      'backoffice wall',
      countPlayed(database, config.licence.realMoney ? 'real' : 'test'),
    )
    const backoffice = createBackoffice({
      wall,
      database,
      clock,
      log,
      secretsKey: derivedKey(seedKey, 'staff'),
      staff: config.staff,
      brand: config.brand.name,
      publicOrigin: config.publicOrigin,
      cashier: cashier.desk,
      compliance: get(compliancePort).desk,
      accounts: get(identityPort).desk,
      content: get(contentPort),
      complaints: get(complaintDesk),
      support: get(supportDesk),
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
      bonuses: get(bonusDesk),
      loyalty: () => loyalty()[0] ?? null,
      tournaments: () => tournaments()[0] ?? null,
      referrals: () => referrals()[0] ?? null,
    })
    return {
      desk: backoffice.mount,
      seedDemo: backoffice.seedDemoStaff,
      start: wall.start,
      stop: wall.stop,
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
