import type { TournamentPlace } from '@fairhouse/contract/topics/tournaments'
import type { Currency } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { livePlaces, playersIn } from './store/live-places.ts'
import { runningTournaments, type Tournament } from './store/tournaments.ts'

/** Who listens: a player, or nobody in particular, in a currency. */
export interface PlaceAsked {
  readonly player: PlayerId | null
  readonly currency: Currency
}

/** What is told to anybody who asks, as of one moment. */
export type PlacesTold = (asked: PlaceAsked) => TournamentPlace[]

/** Reads the tournaments that are on (`now` in epoch milliseconds), and where these players stand in them: three statements however many they are. */
export async function readPlaces(
  on: Queryable,
  players: readonly PlayerId[],
  now: number,
): Promise<PlacesTold> {
  const running = (await runningTournaments(on)).filter(({ opens_at }) => opens_at.getTime() <= now)
  const ids = running.map(({ id }) => id)
  const counts = await playersIn(on, ids)
  const places = new Map(
    (await livePlaces(on, ids, players)).map((place) => [
      keyOf(place.tournament, place.player),
      place,
    ]),
  )
  return ({ player, currency }) =>
    running
      .filter((tournament) => tournament.currency === currency)
      .map((tournament) => ({
        id: tournament.id,
        name: tournament.name,
        title: tournament.title,
        currency: tournament.currency,
        closesAt: tournament.closes_at.toISOString(),
        players: counts.get(tournament.id) ?? 0,
        mine: player === null ? null : mineOf(tournament, places.get(keyOf(tournament.id, player))),
      }))
}

const keyOf = (tournament: number, player: PlayerId): string => `${tournament} ${player}`

const mineOf = (
  { rounds }: Tournament,
  place: { readonly place: number; readonly score: number; readonly rounds: number } | undefined,
): TournamentPlace['mine'] =>
  place
    ? { place: place.place, score: place.score, roundsLeft: Math.max(0, rounds - place.rounds) }
    : null
