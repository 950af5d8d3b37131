import type { Queryable } from '../database.ts'
import type { PlayerId } from '../ids.ts'
import { extensionPoint } from '../module/port.ts'

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
export const ownPromoRows = extensionPoint<OwnRows>('what promotions keep of players')

/** What the house wrote down about a player beside all that is a part of its own. */
export const ownRecords = extensionPoint<OwnRows>('what is written down about players')
