import { catalogPort } from '#modules/catalog'
import { depositLimits as limitsOfDeposits, paymentFacts } from '#modules/cashier'
import {
  guestBars,
  identityPort,
  personKnown,
  recognition,
  samePersons,
  statusPort,
} from '#modules/identity'
import { mailPort } from '#modules/mail'
import { gates, placesPort, playPort, slices } from '#modules/play'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Module } from '#platform/module/module'
import { contribute, offer } from '#platform/module/port'
import { blockSlice, notBlocked } from './block-slice.ts'
import { depositLimits } from './deposit-limits.ts'
import { whyHoldingBack } from './holding-back.ts'
import { limitSlice } from './limit-slice.ts'
import { ownProtection } from './own-protection.ts'
import { notPaused, pauseSlice } from './pause-slice.ts'
import { protectionPort } from './ports.ts'
import { protectionAnswers } from './protection.ts'
import { sessionSlice } from './session-slice.ts'
import { playersExcluded } from './store/pauses.ts'
import { takeOverGuest } from './take-over-guest.ts'
import { takeOverExclusion } from './take-pause.ts'
import { timeSlice } from './time-slice.ts'

/** Limits, time-outs and self-exclusion. */
export const module: Module = {
  name: 'protection',
  level: 6,
  offers: [
    contribute(gates, { name: 'notPaused', gate: notPaused }),
    contribute(slices, pauseSlice),
    contribute(slices, blockSlice),
  ],
  create: ({ database, clock, channels, get, later }) => {
    const [play, status, places] = [get(playPort), later(statusPort), later(placesPort)]
    const needs = {
      database,
      clock,
      samePersons,
      paymentsOf: paymentFacts,
      touchSeat: play.touchSeat,
      playerStatus: (player: PlayerId) => status().playerStatus(player),
      placeRules: (on: Queryable, player: PlayerId) => places().rulesOf(on, player),
      endNews: async (tx: Transaction, player: PlayerId) => {
        await get(identityPort).endNews(tx, player)
        await get(mailPort).dropNews(tx, player)
      },
      tellPlayers: channels.playersChanged.publish,
    }
    return {
      offers: [
        offer(protectionPort, ownProtection(database)),
        contribute(gates, {
          name: 'notBlocked',
          gate: notBlocked((gameId) => get(catalogPort).sortOf(gameId)?.kind),
        }),
        contribute(slices, limitSlice(clock)),
        contribute(slices, sessionSlice(clock)),
        contribute(slices, timeSlice(clock)),
        contribute(limitsOfDeposits, depositLimits(needs)),
        contribute(personKnown, async (tx, player, guest) => {
          await takeOverExclusion(needs, tx, player)
          if (guest !== null) await takeOverGuest(needs, tx, { player, guest })
        }),
        contribute(recognition, (on, players) => playersExcluded(on, players, clock.now())),
        // Who holds themself in with an account does not go on beside it as a guest.
        contribute(guestBars, async (on, { players }) => {
          const whyNot = await whyHoldingBack(on, players, clock.now())
          return players.some((player) => whyNot(player) === 'limited')
        }),
      ],
      answers: protectionAnswers(needs),
      features: () => ({ limits: true, exclusion: true, realityCheck: true }),
    }
  },
}
