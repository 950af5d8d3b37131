import { identityPort } from '#modules/identity'
import { playPort } from '#modules/play'
import type { Module } from '#platform/module/module'
import { shareRounds } from './share-rounds.ts'
import { showRound } from './show-round.ts'

/** Pages of rounds that players share. */
export const module: Module = {
  name: 'sharing',
  level: 5,
  create: ({ database, clock, get }) => {
    const needs = { database, clock, identity: get(identityPort), play: get(playPort) }
    return {
      answers: shareRounds(needs),
      pageValues: { sharedRound: (roundId) => showRound(needs, roundId, null) },
    }
  },
}
