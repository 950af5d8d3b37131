import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { isPlayable } from '../games/playable.ts'

/** The lists of what is played most now and of what the house puts forward (specification, section 3). */
const trending = 0
const featured = 2

const most = 8

/** What to show who typed nothing, or something that no game fits. */
export const suggestedOf = ({ list }: Pick<PageCatalogue, 'list'>): readonly Game[] =>
  [...new Set([...(list(trending) ?? []), ...(list(featured) ?? [])])]
    .filter(isPlayable)
    .slice(0, most)
