import { retentionOf } from '@fairhouse/jurisdictions'
import { bonusesPort } from '#modules/bonuses'
import { cashierPort } from '#modules/cashier'
import { ownComplaints } from '#modules/complaints'
import {
  accountsClosedBefore,
  dataOfPlayers,
  hiddenFromOthers,
  identityPort,
} from '#modules/identity'
import { inboxPort } from '#modules/inbox'
import { mailPort } from '#modules/mail'
import { playPort } from '#modules/play'
import { protectionPort } from '#modules/protection'
import { ownSharedRounds } from '#modules/sharing'
import { derivedKey } from '#platform/derived-key'
import { ownTickets } from '#modules/support'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { offer } from '#platform/module/port'
import { holdings } from '#platform/personal-data/holding'
import { dataOf } from './copy-of-data.ts'
import { eraseDue } from './erasure/erase.ts'
import { erasureAnswers } from './erasure/erasure-answers.ts'
import { knowsPerson, waitsOfPlayer } from './erasure/what-stands-against.ts'
import type { PrivacyNeeds } from './needs.ts'
import { ownPromoRows, ownRecords } from '#platform/personal-data/own-rows'
import { privacyFamilies } from './privacy-families.ts'
import { keepNoLonger } from './retention/keep-no-longer.ts'

/** An erasure goes on this often. */
const eraseEveryMs = 60_000
/** What went by time is gone through once a day; a turn that finds the day done costs nothing. */
const retentionEveryMs = 60 * 60_000

/** What players can ask of their data: a copy, and that they go. What is kept too long goes by itself. */
export const module: Module = {
  name: 'privacy',
  level: 7,
  create: (given) => {
    const { database } = given
    const needs = needsOf(given)
    return {
      offers: [offer(dataOfPlayers, dataOf(sourcesOf(given)))],
      answers: erasureAnswers(needs),
      families: () => privacyFamilies(database),
      jobs: [
        {
          name: 'privacy erasures',
          where: 'oneNode',
          everyMs: eraseEveryMs,
          work: () => eraseDue(needs),
        },
        {
          name: 'privacy retention',
          where: 'oneNode',
          everyMs: retentionEveryMs,
          work: () => keepNoLonger(needs),
        },
      ],
    }
  },
}

function sourcesOf({ database, clock, get, all }: ModuleNeeds) {
  const [play, inbox, cashier] = [get(playPort), get(inboxPort), get(cashierPort)]
  const [protection, bonuses] = [get(protectionPort), get(bonusesPort)]
  const complaints = get(ownComplaints)
  const [hidden, sharedRounds] = [get(hiddenFromOthers), get(ownSharedRounds)]
  const money = { cashier, protection, bonuses, complaints, tickets: get(ownTickets) }
  const rows = { promos: all(ownPromoRows), records: all(ownRecords) }
  return { database, clock, play, inbox, ...money, hidden, sharedRounds, ...rows }
}

function needsOf(given: ModuleNeeds): PrivacyNeeds {
  const { database, clock, log, config, seedKey, get, all } = given
  const { erasure, withoutProof } = get(identityPort)
  return {
    database,
    clock,
    log,
    keeps: retentionOf(config.licence.code),
    holdings: all(holdings),
    proofKey: derivedKey(seedKey, 'proofs of erasure'),
    account: erasure,
    waitsOf: waitsOfPlayer(given),
    person: knowsPerson,
    letterWaits: get(mailPort).waitsFor,
    closedBefore: accountsClosedBefore,
    withoutProof,
  }
}
