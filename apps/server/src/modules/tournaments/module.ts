import { tournamentDesks } from '#modules/backoffice'
import { grants as grantsOfBonuses, promotable } from '#modules/bonuses'
import { catalogPort } from '#modules/catalog'
import { hiddenFromOthers, identityPort, loginsForOthers, statusPort } from '#modules/identity'
import { inboxPort } from '#modules/inbox'
import { grants } from '#modules/loyalty'
import { roundSettled, slices } from '#modules/play'
import { ownPromoRows } from '#platform/personal-data/own-rows'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute } from '#platform/module/port'
import { frameNumbers } from '#platform/realtime/numbers'
import { auditTournaments } from './audit.ts'
import { countRounds } from './count-rounds.ts'
import { tournamentDesk } from './desk/tournament-desk.ts'
import { keepTournaments } from './keep-tournaments.ts'
import type { TournamentNeeds } from './needs.ts'
import { createPlacesTopic } from './places-topic.ts'
import { readToldPlaces } from './read-told-places.ts'
import { tournamentSlice } from './slice.ts'
import { ownTournaments } from './store/own-tournaments.ts'
import { tournamentAnswers } from './tell-tournaments.ts'

const keepEveryMs = 15_000

/** Who is best at so many rounds. */
export const module: Module = {
  name: 'tournaments',
  level: 9,
  audits: [auditTournaments],
  offers: [contribute(slices, tournamentSlice), contribute(ownPromoRows, ownTournaments)],
  create: (given) => {
    const needs = needsOf(given)
    given.outbox.onMany(roundSettled, 'tournaments', (rounds) => countRounds(needs, rounds))
    return {
      offers: [contribute(tournamentDesks, tournamentDesk(needs))],
      answers: tournamentAnswers(needs),
      topics: [topicOf(needs, given.log)],
      features: () => ({ tournaments: true }),
      jobs: [
        {
          name: 'tournaments',
          where: 'oneNode',
          everyMs: keepEveryMs,
          work: () => keepTournaments(needs),
        },
      ],
    }
  },
}

/** Places as they change, for who plays and who watches. Who holds back from play is told of no tournament. */
const topicOf = (needs: TournamentNeeds, log: ModuleNeeds['log']) =>
  createPlacesTopic({
    read: (players) => readToldPlaces(needs, players),
    askedBy: async ({ player }) => {
      if (player === null) return { player, currency: 'USD' }
      const { currency } = await needs.playerStatus(player)
      return { player, currency }
    },
    failed: (fault) => log.warn({ err: fault }, 'the places of tournaments were not read'),
    numbers: frameNumbers(needs.clock),
  })

function needsOf({ database, clock, get, later, all }: ModuleNeeds): TournamentNeeds {
  const [identity, inbox] = [get(identityPort), get(inboxPort)]
  const hidden = get(hiddenFromOthers)
  const [status, givers] = [later(statusPort), all(grants)]
  const { giveGrant } = get(grantsOfBonuses)
  return {
    database,
    clock,
    giveGrant: () => givers()[0] ?? giveGrant,
    sortOf: get(catalogPort).sortOf,
    loginsForOthers: (players) =>
      loginsForOthers({ maskedLogins: identity.maskedLogins, hidden }, players),
    withheldFrom: get(promotable).withheldFrom,
    send: inbox.send,
    playerStatus: (player) => status().playerStatus(player),
  }
}
