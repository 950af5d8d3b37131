import { bonusDesk, offerAudience } from '#modules/bonuses'
import { cashierPort, noteCorrection, paymentFacts, paymentRules } from '#modules/cashier'
import { catalogPort } from '#modules/catalog'
import { compliancePort } from '#modules/compliance'
import { complaintDesk, ownComplaints } from '#modules/complaints'
import { contentPort, newsAudience } from '#modules/content'
import { identityPort } from '#modules/identity'
import { inboxPort } from '#modules/inbox'
import { jackpotsPort } from '#modules/jackpots'
import { mailPort } from '#modules/mail'
import { maintenancePort } from '#modules/maintenance'
import { playPort, roundSettled, turnoverSince } from '#modules/play'
import { protectionPort } from '#modules/protection'
import { supportDesk } from '#modules/support'
import { derivedKey } from '#platform/derived-key'
import type { Job } from '#platform/jobs/job'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute, offer } from '#platform/module/port'
import { holdings } from '#platform/personal-data/holding'
import { ownRecords } from '#platform/personal-data/own-rows'
import { ownTags } from './store/own-tags.ts'
import { rowsHeld } from '#platform/personal-data/rows-held'
import { type Backoffice, createBackoffice } from './backoffice.ts'
import { askAs } from './ask-as.ts'
import { watchReturns } from './games/returns-outside.ts'
import { auditDeeds } from './deeds/audit-deeds.ts'
import {
  loyaltyDesks,
  loyaltyLevels,
  loyaltyStandings,
  referralDesks,
  tournamentDesks,
} from './ports.ts'
import { sendReportMails } from './report-mails/send-mails.ts'
import { readStandings } from './segments/read-standings.ts'
import { playersInSegment } from './segments/in-segment.ts'
import { auditDays } from './reports/audit-days.ts'
import type { StaffDuties } from './staff-duties.ts'
import { countPlayed } from './wall/count-played.ts'
import { createWall } from './wall/wall.ts'
import { countRecentDays } from './reports/count-day.ts'
import { readCohorts } from './cohorts/read-cohorts.ts'

const sweepEveryMs = 60 * 60_000
/** So old the figures of today are at most. */
const countEveryMs = 5 * 60_000
/** A portion of the players is read each time; a small house is read whole. */
const readEveryMs = 5_000
const mailEveryMs = 60_000

/** The desk of the house's people. */
export const module: Module = {
  name: 'backoffice',
  level: 7,
  audits: [auditDeeds, auditDays],
  offers: [
    contribute(
      holdings,
      rowsHeld({ name: 'tags', kind: 'habits', table: 'backoffice_player_tag', forgotten: true }),
    ),
    // Read anew from its owners, which forget first.
    contribute(
      holdings,
      rowsHeld({
        name: 'standings',
        kind: 'habits',
        table: 'backoffice_standing',
        forgotten: true,
      }),
    ),
    contribute(ownRecords, ownTags),
    offer(newsAudience, { playersInSegment }),
  ],
  create: (given) => {
    const { database, clock, log, seedKey, config, get, later, all } = given
    const [cashier, play] = [get(cashierPort), get(playPort)]
    const rules = later(paymentRules)
    const standings = all(loyaltyStandings)
    const [loyalty, tournaments] = [all(loyaltyDesks), all(tournamentDesks)]
    const [referrals, levels] = [all(referralDesks), all(loyaltyLevels)]
    const levelsOf: StaffDuties['levelsOf'] = (on, players) => levels()[0]?.(on, players) ?? null
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
      noteCorrection: async (tx, made) =>
        noteCorrection(tx, made, await rules().editionFor(tx, made.player)),
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
      levelsOf,
      jackpots: get(jackpotsPort).desk,
      maintenance: get(maintenancePort),
      bonuses: get(bonusDesk),
      loyalty: () => loyalty()[0] ?? null,
      tournaments: () => tournaments()[0] ?? null,
      referrals: () => referrals()[0] ?? null,
    })
    return {
      offers: [
        offer(offerAudience, {
          inSegment: async (on, segment, player) =>
            (await playersInSegment(on, { segment, players: [player], now: clock.now() })).size > 0,
        }),
      ],
      desk: backoffice.mount,
      seedDemo: backoffice.seedDemoStaff,
      start: wall.start,
      stop: wall.stop,
      concerns: watchReturns({ database, clock, catalog: get(catalogPort) }),
      jobs: jobsOf(given, backoffice, levelsOf),
    }
  },
}

/** What one node does for all. */
const jobsOf = (
  { database, clock, get }: ModuleNeeds,
  { sweep }: Backoffice,
  levelsOf: StaffDuties['levelsOf'],
): Job[] => [
  {
    name: 'backoffice sweep',
    where: 'oneNode',
    everyMs: sweepEveryMs,
    work: sweep,
  },
  {
    name: 'backoffice standings',
    where: 'oneNode',
    everyMs: readEveryMs,
    work: () => readStandings({ database, clock, levelsOf }),
  },
  {
    name: 'backoffice cohorts',
    where: 'oneNode',
    everyMs: readEveryMs,
    work: () => readCohorts({ database, clock }),
  },
  {
    name: 'backoffice report mails',
    where: 'oneNode',
    everyMs: mailEveryMs,
    work: () => sendReportMails({ database, clock, post: get(mailPort).post }),
  },
  {
    name: 'backoffice days',
    where: 'oneNode',
    everyMs: countEveryMs,
    work: () => countRecentDays(database, clock.now()),
  },
]
