import type { PlayerId } from '#platform/ids'
import type { TournamentNeeds } from './needs.ts'
import { type PlacesTold, readPlaces } from './read-places.ts'

/**
 * The same as `readPlaces`, of which nothing is told to who holds back from play. That is asked with each reading, for all at once: a limit or a
 * break begins and ends while a browser listens.
 */
export async function readToldPlaces(
  { database, clock, withheldFrom }: Pick<TournamentNeeds, 'database' | 'clock' | 'withheldFrom'>,
  players: readonly PlayerId[],
): Promise<PlacesTold> {
  if (players.length === 0) return readPlaces(database, players, clock.now())
  const withheld = await withheldFrom(database, players, clock.now())
  const hears = (player: PlayerId): boolean => withheld(player) === null
  const places = await readPlaces(database, players.filter(hears), clock.now())
  return (asked) => (asked.player === null || hears(asked.player) ? places(asked) : [])
}
