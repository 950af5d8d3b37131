import type { Game } from '@fairhouse/contract/entities/game'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'

/** The list of what is played most now (specification, section 3). */
const trending = 0

const most = 8

/** What to show who typed nothing, or something that no game fits. */
export const suggestedOf = ({ list }: Pick<PageCatalogue, 'list'>): readonly Game[] =>
  (list(trending) ?? []).slice(0, most)
