import type { Game } from '@fairhouse/contract/entities/game'
import { type GameKind, gameKinds } from '@fairhouse/contract/entities/game-words'
import { countPlayable } from '../games/playable.ts'
import { listPageLength } from './list-page.ts'
import type { ListWish } from './list-wish.ts'

/** At most so many pages are shown together; whoever goes on starts a page of its own. */
const togetherAtMost = 12

export interface TakenPage {
  readonly games: readonly Game[]
  readonly total: number
  readonly pages: number
  readonly exists: boolean
}

/** The games of the pages that a wish asks for, in the given order. */
export function takePage(
  sorted: readonly Game[],
  { kind, group, page, from }: ListWish,
): TakenPage {
  const chosen = sorted.filter(
    (game) => game.kind === (kind ?? game.kind) && game.category === (group ?? game.category),
  )
  const pages = Math.max(1, Math.ceil(chosen.length / listPageLength))
  const first = Math.max(from, page - togetherAtMost + 1)
  return {
    games: chosen.slice((first - 1) * listPageLength, page * listPageLength),
    total: chosen.length,
    pages,
    exists: page <= pages,
  }
}

/** The kinds that there are, in the order of the chips, and how many games of each can be played. */
export const countKinds = (games: readonly Game[]): { kind: GameKind; count: number }[] =>
  gameKinds
    .filter((kind) => games.some((game) => game.kind === kind))
    .map((kind) => ({ kind, count: countPlayable(games.filter((game) => game.kind === kind)) }))
