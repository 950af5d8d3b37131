import { cashierPort } from '#modules/cashier'
import { guestsGone } from '#modules/identity'
import { inboxPort } from '#modules/inbox'
import { playPort } from '#modules/play'
import { derivedKey } from '#platform/derived-key'
import type { Module } from '#platform/module/module'
import { contribute, offer } from '#platform/module/port'
import { holdings } from '#platform/personal-data/holding'
import { forgetGuests, supportHoldings } from './holdings.ts'
import type { SupportNeeds } from './needs.ts'
import { ownTickets, supportDesk } from './ports.ts'
import { shownWhole } from './shown-ticket.ts'
import { deleteLooseFiles } from './store/files.ts'
import { waitingSince } from './store/queue.ts'
import { wholeTicketsOf } from './store/stored-ticket.ts'
import { supportAnswers } from './support-answers.ts'
import { openSupportDesk } from './support-desk.ts'

const hourMs = 60 * 60_000
/** What nobody sent is forgotten after so long. */
const looseFilesKeptMs = 24 * hourMs
/** Whoever asks hears from us within a day. */
const answerWithinMs = 24 * hourMs

/** Tickets by which players ask for help. */
export const module: Module = {
  name: 'support',
  level: 6,
  offers: [
    ...supportHoldings.map((holding) => contribute(holdings, holding)),
    contribute(guestsGone, forgetGuests),
  ],
  create: ({ database, clock, seedKey, get }) => {
    const { desk } = get(cashierPort)
    const play = get(playPort)
    const needs: SupportNeeds = {
      database,
      clock,
      sealKey: derivedKey(seedKey, 'files of tickets'),
      send: get(inboxPort).send,
      ownsRound: async (player, roundId) => 'reply' in (await play.roundOf(player, roundId)),
      ownsPayment: async (player, paymentId) =>
        (await desk.transactionDetail(paymentId))?.payment.player === player,
    }
    return {
      offers: [
        offer(supportDesk, openSupportDesk(needs)),
        offer(ownTickets, {
          of: async (player) => (await wholeTicketsOf(database, player)).map(shownWhole),
        }),
      ],
      answers: supportAnswers(needs),
      jobs: [
        {
          name: 'support files',
          where: 'oneNode',
          everyMs: hourMs,
          work: () => deleteLooseFiles(database, clock.now() - looseFilesKeptMs),
        },
      ],
      concerns: async () => {
        const late = await waitingSince(database, clock.now() - answerWithinMs)
        return late === 0 ? [] : [`Support tickets have waited for more than a day: ${late}.`]
      },
    }
  },
}
