import type { Game, GameArt } from '@fairhouse/contract/entities/game'

/**
 * Whether a game is shown with a preview: it is to have one, and the wide picture that serves as one is there. What an entry says that has no such
 * picture is not told on, for a browser would ask for nothing.
 */
export const hasPreview = (
  { hasImagePreview }: Pick<Game, 'hasImagePreview'>,
  art: Pick<GameArt, 'more'> | null,
): boolean => hasImagePreview && (art?.more.includes('hero') ?? false)
