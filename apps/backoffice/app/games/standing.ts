import type { ListedGame } from '@fairhouse/contract/backoffice/games'

/**
 * Whether a return lies where it is to be expected; null where nothing can be said: no band, or less than the theory of players who do not choose
 * best.
 */
export function standingOf({
  actual,
  band,
  dependsOnChoices,
}: Pick<ListedGame, 'actual' | 'band' | 'dependsOnChoices'>): 'within' | 'outside' | null {
  if (actual === null || band === null) return null
  if (actual > band.high) return 'outside'
  if (actual >= band.low) return 'within'
  return dependsOnChoices ? null : 'outside'
}
