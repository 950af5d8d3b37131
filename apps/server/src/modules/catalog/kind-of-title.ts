import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { GameKind } from '@fairhouse/contract/entities/game-words'
import { families } from '@fairhouse/contract/families/all'

/** Where lists put a title, and by what its players turn it off: its own word, or that of its family. */
export const kindOfTitle = ({ kind, family }: Pick<GameManifest, 'kind' | 'family'>): GameKind =>
  kind ?? families[family].kind
