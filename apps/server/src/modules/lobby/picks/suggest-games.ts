import type { Game } from '@fairhouse/contract/entities/game'

const suggestedAtMost = 60

/**
 * What the house suggests beside the picks: what its editors chose, then what others play. Without what the player knows already or finds
 * among the picks, so that it leads on. Pure.
 */
export function suggestGames(
  from: { readonly editors: readonly Game[]; readonly byPlay: readonly Game[] },
  without: ReadonlySet<number>,
): readonly Game[] {
  const all = new Set([...from.editors, ...from.byPlay])
  return [...all].filter(({ id }) => !without.has(id)).slice(0, suggestedAtMost)
}
