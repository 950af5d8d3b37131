import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import { type Answers, isRefused, type PlayerAsk } from '#platform/answer'
import type { Database } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { shownChain } from '../live/shown-chain.ts'
import type { StakeNeeds } from '../money/take-stake.ts'
import { chainNumbered, newestChain } from '../store/chains.ts'
import { newestTickets } from '../store/read-tickets.ts'
import type { CrashRoom } from './crash-room.ts'
import { pastShown } from './live/read-live.ts'
import { ownTicket, shownPast } from './live/shown.ts'
import { pastRounds } from './store/past-rounds.ts'
import { takeBet } from './take-bet.ts'

export interface AnswerNeeds {
  readonly database: Database
  /** By their addresses. */
  readonly rooms: ReadonlyMap<string, CrashRoom>
  readonly staking: StakeNeeds
  readonly statusNow: (player: PlayerId) => Promise<PlayerStatus>
}

const ownTicketsShown = 20

/** What crash rooms answer. */
export function crashAnswers({
  database,
  rooms,
  staking,
  statusNow,
}: AnswerNeeds): Answers<'betInRoom' | 'cashOutInRoom' | 'ownTickets' | 'pastRounds'> {
  return {
    betInRoom: async (ask: PlayerAsk, asked) => {
      const one = rooms.get(asked.uri)
      if (!one) return { refused: 'gameNotEnabled' }
      one.attend()
      await one.readyFor(asked.round)
      const taken = await takeBet(staking, { room: one.room, ask, asked })
      if (isRefused(taken)) return taken
      if (taken.isNew) one.betTaken(taken.ticket)
      return {
        reply: { ticket: ownTicket(taken.ticket), userStatus: await statusNow(ask.player) },
      }
    },
    cashOutInRoom: async (ask: PlayerAsk, { uri, ticket }) => {
      const one = rooms.get(uri)
      if (!one) return { refused: 'notFound' }
      const outcome = await one.cashOut(ticket, ask.player)
      if ('refused' in outcome) return outcome
      const userStatus = await statusNow(ask.player)
      return { reply: { ticket: ownTicket(outcome.ticket), userStatus } }
    },
    ownTickets: async (ask: PlayerAsk, { uri }) => {
      if (!rooms.has(uri)) return { refused: 'notFound' }
      const limit = ownTicketsShown
      const tickets = await newestTickets(database, ask.player, { uri, limit })
      return { reply: { tickets: tickets.map(ownTicket) } }
    },
    pastRounds: async (_ask, { uri, chain: number, to = null }) => {
      const one = rooms.get(uri)
      const chain =
        number === undefined
          ? await newestChain(database, uri)
          : await chainNumbered(database, uri, number)
      if (!one || !chain) return { refused: 'notFound' }
      const of = { uri, chain: chain.number }
      const rows = await pastRounds(database, of, { to, limit: pastShown })
      const definition = one.room.title.rules.hash
      return { reply: { chain: shownChain(chain), definition, rounds: rows.map(shownPast) } }
    },
  }
}
