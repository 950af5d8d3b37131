import type { RoundSettled } from '#modules/play'
import type { MissionNeeds } from './needs.ts'

/** What rounds of one player and day came to. */
export interface RoundsOfDay {
  readonly player: number
  /** UTC, such as `2026-11-27`. */
  readonly day: string
  readonly rounds: number
  /** Each once. */
  readonly games: readonly number[]
  readonly kinds: readonly string[]
}

/** Rounds by player and day, in the order of both so that rows are locked in one order. What they cost and paid plays no part. */
export function sumRounds(
  rounds: readonly RoundSettled[],
  sortOf: MissionNeeds['sortOf'],
): readonly RoundsOfDay[] {
  const groups = Map.groupBy(rounds, ({ playerId, at }) => `${playerId} ${at.slice(0, 10)}`)
  return [...groups.values()]
    .flatMap((of): RoundsOfDay[] => {
      const [first] = of
      if (first === undefined) return []
      const games = [...new Set(of.map(({ gameId }) => gameId))]
      const kinds = new Set(games.flatMap((game) => sortOf(game)?.kind ?? []))
      const day = first.at.slice(0, 10)
      return [{ player: first.playerId, day, rounds: of.length, games, kinds: [...kinds] }]
    })
    .toSorted((left, right) => left.player - right.player || left.day.localeCompare(right.day))
}
