import type { PlayerId } from '#platform/ids'

/** What others may see of players. */
export interface SeenByOthers {
  readonly maskedLogins: (players: readonly PlayerId[]) => Promise<ReadonlyMap<number, string>>
  readonly hidden: (players: readonly PlayerId[]) => Promise<ReadonlySet<number>>
}

/** What stands in place of the login of a player who hides; pages have a word for it. */
export const hiddenLogin = ''

/** Logins as others may see them, by player: masked, and `hiddenLogin` for who hides. */
export async function loginsForOthers(
  { maskedLogins, hidden }: SeenByOthers,
  players: readonly PlayerId[],
): Promise<ReadonlyMap<number, string>> {
  const [logins, hiding] = await Promise.all([maskedLogins(players), hidden(players)])
  return new Map(
    [...logins].map(([player, login]) => [player, hiding.has(player) ? hiddenLogin : login]),
  )
}
