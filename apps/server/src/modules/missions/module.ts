import { promotable } from '#modules/bonuses'
import { catalogPort } from '#modules/catalog'
import { statusPort } from '#modules/identity'
import { playPort, roundSettled } from '#modules/play'
import { ownPromoRows } from '#platform/personal-data/own-rows'
import { dayOf } from '#platform/iso-time'
import type { Module } from '#platform/module/module'
import type { ModuleNeeds } from '#platform/module/module-needs'
import { contribute } from '#platform/module/port'
import { collectMission } from './collect-mission.ts'
import { countRounds } from './count-rounds.ts'
import type { MissionNeeds } from './needs.ts'
import { ownMissions } from './store/own-missions.ts'
import { forgetProgressBefore } from './store/progress.ts'
import { tellMissions } from './tell-missions.ts'

const hourMs = 60 * 60_000
/** Progress is kept a few days longer than it can be collected, for questions of players. */
const keptMs = 7 * 24 * hourMs

/** Small goals of a day, with rewards in play credits or comp points. */
export const module: Module = {
  name: 'missions',
  level: 9,
  offers: [contribute(ownPromoRows, ownMissions)],
  create: (given) => {
    const needs = needsOf(given)
    const { database, clock, outbox } = given
    outbox.onRows(roundSettled, 'missions', (rows) => countRounds(needs, rows))
    return {
      answers: { missions: tellMissions(needs), collectMission: collectMission(needs) },
      jobs: [
        {
          name: 'missions forget',
          where: 'oneNode',
          everyMs: hourMs,
          work: () => forgetProgressBefore(database, dayOf(clock.now() - keptMs)),
        },
      ],
    }
  },
}

function needsOf({ database, clock, channels, get, later }: ModuleNeeds): MissionNeeds {
  const [status, play] = [later(statusPort), get(playPort)]
  return {
    database,
    clock,
    sortOf: get(catalogPort).sortOf,
    withheldFrom: get(promotable).withheldFrom,
    touchSeat: play.touchSeat,
    playerStatus: (player) => status().playerStatus(player),
    tellPlayers: channels.playersChanged.publish,
  }
}
