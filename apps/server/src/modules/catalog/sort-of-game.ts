import type { GameKind } from '@fairhouse/contract/entities/game-words'
import type { CatalogueState } from './catalogue-state.ts'
import { kindOfTitle } from './kind-of-title.ts'
import type { Titles } from './titles.ts'

/** What others count rounds of a game by, and how they call it. */
export interface SortOfGame {
  readonly name: string
  readonly uri: string
  readonly kind: GameKind
  readonly isOwn: boolean
}

/** @returns undefined for a game that the house does not know. */
export function sortOfGame(
  titles: Titles,
  state: CatalogueState,
  gameId: number,
): SortOfGame | undefined {
  const title = titles.byId(gameId)
  if (title) {
    const { name, uri } = title.manifest
    return { name, uri, kind: kindOfTitle(title.manifest), isOwn: true }
  }
  const entry = state.providerGames.get(gameId)?.entry
  return entry && { name: entry.name, uri: entry.key, kind: entry.kind, isOwn: false }
}
