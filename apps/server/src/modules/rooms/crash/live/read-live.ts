import type { RoomFrame } from '@fairhouse/contract/topics/rooms'
import type { Queryable } from '#platform/database'
import type { Room } from '../../room.ts'
import { newestChain } from '../../store/chains.ts'
import { databaseTime } from '../../store/database-time.ts'
import { pastRounds } from '../store/past-rounds.ts'
import { newestRound } from '../../store/read-round.ts'
import { largestTickets } from '../../store/read-tickets.ts'
import { roundTotals } from '../store/round-totals.ts'
import { shownChain } from '../../live/shown-chain.ts'
import type { CrashTimes } from '../times.ts'
import { shownPast, shownRound, shownTicket } from './shown.ts'

/** Tickets that are told one by one; all of them are counted. */
export const ticketsShown = 150
export const pastShown = 100

/** All that there is to know of a room now. */
export async function readLive(on: Queryable, room: Room<CrashTimes>): Promise<RoomFrame['data']> {
  const { uri, times, gameId, title } = room
  const chain = await newestChain(on, uri)
  const round = await newestRound(on, uri)
  const tickets = round ? await largestTickets(on, round.id, ticketsShown) : []
  const past = chain
    ? await pastRounds(on, { uri, chain: chain.number }, { to: null, limit: pastShown })
    : []
  return {
    now: Math.round(round?.now ?? (await databaseTime(on))),
    round: round && shownRound(round),
    tickets: tickets.map(shownTicket),
    totals: round ? await roundTotals(on, round.id) : { tickets: 0, cashed: 0 },
    past: past.map(shownPast),
    chain: chain && shownChain(chain),
    doublesInMs: times.doublesInMs,
    game: {
      id: gameId,
      betLevels: [...title.rules.betLevels],
      bettingMs: times.bettingMs,
    },
  }
}
