import type { Currency } from '@fairhouse/money'
import type { RoundSettled } from '#modules/play'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { frameNumbers } from '#platform/realtime/numbers'
import type { Topic } from '#platform/realtime/topic'
import { rowsOf } from '#platform/rows'
import { countRounds } from '../count-rounds.ts'
import { keepTournaments } from '../keep-tournaments.ts'
import type { TournamentNeeds } from '../needs.ts'
import { createPlacesTopic } from '../places-topic.ts'
import { readToldPlaces } from '../read-told-places.ts'
import { runningTournaments } from '../store/tournaments.ts'

/** Tournaments as the house follows them, with nobody around. */
export interface Leaderboard {
  /** Opens those of this day and week. */
  open(): Promise<void>
  count(rounds: readonly RoundSettled[]): Promise<void>
  /** Places as they are told to who listens, all of them players of play money. */
  topic(): Topic
  /** How many rounds of how many players are counted in all tournaments of a currency together. */
  counted(currency: Currency): Promise<{ readonly rounds: number; readonly players: number }>
}

/** @param uri of the one own game that is played. */
export function openLeaderboard(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  uri: string,
): Leaderboard {
  const needs: TournamentNeeds = {
    database,
    clock,
    giveGrant: () => null,
    withheldFrom: async () => () => null,
    sortOf: () => ({ name: uri, uri, kind: 'slot', isOwn: true }),
    loginsForOthers: async () => new Map(),
    send: async () => undefined,
    playerStatus: () => Promise.reject(new Error('nobody asks')),
  }
  return {
    open: () => keepTournaments(needs),
    count: (rounds) => countRounds(needs, rounds),
    topic: () =>
      createPlacesTopic({
        read: (players) => readToldPlaces(needs, players),
        askedBy: async ({ player }) => ({ player, currency: 'CREDIT' }),
        failed: (fault) => {
          throw fault
        },
        numbers: frameNumbers(clock),
      }),
    counted: async (currency) => {
      const running = await runningTournaments(database)
      const ids = running.filter((one) => one.currency === currency).map(({ id }) => id)
      const [sums] = await rowsOf<{ rounds: number; players: number }>(
        database,
        `SELECT coalesce(sum(rounds), 0)::float8 AS rounds, count(DISTINCT player_id)::int AS players
         FROM tournaments_player WHERE tournament_id = ANY($1::integer[])`,
        [ids],
      )
      if (!sums) throw new Error('a sum is a row')
      return sums
    },
  }
}
