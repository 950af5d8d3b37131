import type { Game } from '@fairhouse/contract/entities/game'

const suggestedAtMost = 60

/**
 * What the house suggests beside the picks: what its editors chose, then what others play. Without what the player knows already, and
 * of what others play without what is found among the picks, so that it leads on. Pure.
 */
export function suggestGames(
  from: { readonly editors: readonly Game[]; readonly byPlay: readonly Game[] },
  without: { readonly known: ReadonlySet<number>; readonly picked: ReadonlySet<number> },
): readonly Game[] {
  const played = from.byPlay.filter(({ id }) => !without.picked.has(id))
  return [...new Set([...from.editors, ...played])]
    .filter(({ id }) => !without.known.has(id))
    .slice(0, suggestedAtMost)
}
