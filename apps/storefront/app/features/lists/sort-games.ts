import type { Game } from '@fairhouse/contract/entities/game'
import type { Sort } from './list-wish.ts'

interface Ways {
  /** ISO 8601 date since when a game is offered. */
  readonly since: (id: number) => string
  readonly language: string
}

/** What nobody told stands behind what is known. */
const mostFirst = (left: number | null, right: number | null): number =>
  (right ?? -1) - (left ?? -1)

/** The games in another order; what is equal stays in the list's own. `popular` is that order. */
export function sortGames(games: readonly Game[], sort: Sort, ways: Ways): readonly Game[] {
  if (sort === 'popular') return games
  const byName = new Intl.Collator(ways.language, { numeric: true })
  const compare = {
    new: (left: Game, right: Game) => ways.since(right.id).localeCompare(ways.since(left.id)),
    name: (left: Game, right: Game) => byName.compare(left.name, right.name),
    rtp: (left: Game, right: Game) => mostFirst(left.rtp, right.rtp),
    volatility: (left: Game, right: Game) => mostFirst(left.volatility, right.volatility),
  }[sort]
  return games.toSorted(compare)
}
