import { hasOppositeSides } from '@fairhouse/contract/turnover'
import { grantsTold, playersWithOffer, roundsOfGrant } from '#modules/bonuses'
import { playersWithSameMethods } from '#modules/cashier'
import { catalogPort } from '#modules/catalog'
import { compliancePort } from '#modules/compliance'
import { linkedAccounts } from '#modules/identity'
import { potRoundsPort, roundsBefore } from '#modules/play'
import type { Module } from '#platform/module/module'
import { lookForAbuse } from './look.ts'

const lookEveryMs = 60_000

/** Looks for signs that bonuses are abused. */
export const module: Module = {
  name: 'abuse',
  level: 7,
  create: ({ database, clock, get }) => {
    const { sortOf } = get(catalogPort)
    const needs = {
      database,
      clock,
      grantsTold,
      playersWithOffer,
      linkedAccounts,
      playersWithSameMethods,
      roundsBefore,
      roundsOfGrant: roundsOfGrant(get(potRoundsPort)),
      hasSides: (gameId: number) => {
        const kind = sortOf(gameId)?.kind
        return kind !== undefined && hasOppositeSides(kind)
      },
      raise: get(compliancePort).desk.raiseAbuse,
    }
    return {
      jobs: [
        {
          name: 'abuse',
          where: 'oneNode',
          everyMs: lookEveryMs,
          work: async () => {
            await lookForAbuse(needs)
          },
        },
      ],
    }
  },
}
