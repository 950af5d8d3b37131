import type { Game } from '@fairhouse/contract/entities/game'
import type { GameListName } from '@fairhouse/contract/entities/game-list'
import type { GameKind } from '@fairhouse/contract/entities/game-words'
import type { Packed } from '../../shell/waking/packed.ts'
import type { ListWish } from './list-wish.ts'

/** Games on one page of a list: fills rows of two, three, four, six and eight. */
export const listPageLength = 48

/** Whose list it is: one of the house's by its name, or a provider's; `demo` while all that it holds is invented. */
export type ListOwner =
  | { readonly type: 'list'; readonly name: GameListName; readonly of: 'everybody' | 'player' }
  | {
      readonly type: 'provider'
      readonly id: number
      readonly lobby: boolean
      readonly demo: boolean
    }

/** Lists that only players have; what the house suggests, it suggests to newcomers too. */
export const isPlayersOnly = ({
  name,
  of,
}: Pick<Extract<ListOwner, { type: 'list' }>, 'name' | 'of'>): boolean =>
  of === 'player' && name !== 'we-suggest'

/** One page of a list, as the server sends it. */
export interface ListPage {
  readonly owner: ListOwner
  readonly heading: string
  readonly lead: string
  /** Below the language prefix. */
  readonly path: string
  readonly wish: ListWish
  /** Of the pages that are shown together. */
  readonly games: Packed<readonly Game[]>
  /** After the choice of a kind. */
  readonly total: number
  /** Games of the whole list that can be played, and titles of it that only stand in for a provider's. */
  readonly playable: number
  readonly samples: number
  /** Pages of it, at least one. */
  readonly pages: number
  /** Sorts of game in the list, with how many of each can be played; fewer than two are no choice. */
  readonly kinds: readonly { readonly kind: GameKind; readonly count: number }[]
  /** The group that it is narrowed to, by its name. */
  readonly group: string | null
  /** False when the page that was asked for does not exist. */
  readonly exists: boolean
  /** Shown below where the list itself has nothing for who asks. */
  readonly suggestions: readonly Game[]
}
