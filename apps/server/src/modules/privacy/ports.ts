import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { extensionPoint } from '#platform/module/port'

/** Rows of a player in the order of their making, as a copy of the player's data has them. */
export interface OwnRows {
  /** What they are: `tournaments`. */
  readonly of: string
  read(
    on: Queryable,
    player: PlayerId,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<readonly object[]>
}

/** What modules that promote keep of a player. */
export const ownPromoRows = extensionPoint<OwnRows>('privacy: what promotions keep of players')
