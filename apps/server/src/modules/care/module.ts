import { paymentFacts, paymentMoved } from '#modules/cashier'
import { compliancePort } from '#modules/compliance'
import { inboxPort } from '#modules/inbox'
import { playOfDays, playPort } from '#modules/play'
import { allMoneySince, careSince, heldInSince, recordCare } from '#modules/protection'
import type { Module } from '#platform/module/module'
import { contribute } from '#platform/module/port'
import { lookAfter } from './look-after.ts'
import { watchPlayer } from './store/watch.ts'

const lookEveryMs = 60_000

/** Looks for markers of harm where money moves, and does something about them. */
export const module: Module = {
  name: 'care',
  level: 7,
  create: ({ database, clock, get }) => {
    const { desk } = get(compliancePort)
    const needs = {
      database,
      clock,
      paymentsOf: paymentFacts,
      moneySince: allMoneySince,
      playOfDays,
      heldInSince,
      careSince,
      recordCare,
      touchSeat: get(playPort).touchSeat,
      send: get(inboxPort).send,
      raise: desk.raiseHarm,
    }
    return {
      offers: [
        contribute(paymentMoved, async (tx, { player, currency }) => {
          if (currency === 'USD') await watchPlayer(tx, player, clock.now())
        }),
      ],
      jobs: [
        {
          name: 'care',
          where: 'oneNode',
          everyMs: lookEveryMs,
          work: async () => {
            await lookAfter(needs)
          },
        },
      ],
    }
  },
}
