import type { Game } from '@fairhouse/contract/entities/game'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'

/** Name of the list in the status, as the route is named. */
const listName = 'last-played'

/** A player's games, the latest first; none for a visitor, and none that is switched off. */
export function lastPlayed(status: UserStatus, games: readonly Game[]): readonly Game[] {
  if (!status.isLogged) return []
  return (status.gameLists[listName] ?? []).flatMap((id) => games.filter((game) => game.id === id))
}
