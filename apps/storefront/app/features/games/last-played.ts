import type { UserStatus } from '@fairhouse/contract/entities/user-status'

/** Leads on to the game that the player played last, below the language prefix. */
export const playLastPath = '/play-last'

/** Name of the list in the status, as the route is named. */
const listName = 'last-played'

/** Ids of a player's games, the latest first; none for a visitor. */
export const lastPlayedIds = (status: UserStatus): readonly number[] =>
  status.isLogged ? (status.gameLists[listName] ?? []) : []

export const hasPlayed = (status: UserStatus): boolean => lastPlayedIds(status).length > 0
