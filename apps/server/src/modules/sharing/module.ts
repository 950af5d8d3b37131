import { identityPort } from '#modules/identity'
import { playPort } from '#modules/play'
import type { Module } from '#platform/module/module'
import { contribute, offer } from '#platform/module/port'
import { holdings } from '#platform/personal-data/holding'
import { rowsHeld } from '#platform/personal-data/rows-held'
import { ownSharedRounds } from './ports.ts'
import { roundsSharedBy, shareRounds } from './share-rounds.ts'
import { showRound } from './show-round.ts'

/** Pages of rounds that players share. */
export const module: Module = {
  name: 'sharing',
  level: 5,
  offers: [
    contribute(
      holdings,
      rowsHeld({
        name: 'shared rounds',
        kind: 'habits',
        table: 'sharing_round',
        forgotten: true,
        since: 'shared_at',
      }),
    ),
  ],
  create: ({ database, clock, get }) => {
    const needs = { database, clock, identity: get(identityPort), play: get(playPort) }
    return {
      offers: [offer(ownSharedRounds, (player) => roundsSharedBy(needs, player))],
      answers: shareRounds(needs),
      pageValues: { sharedRound: (roundId) => showRound(needs, roundId, null) },
    }
  },
}
