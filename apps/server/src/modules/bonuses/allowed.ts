import { contribution, contributionGroup } from '@fairhouse/contract/bonus-rules'
import { type GameKind, gameKinds } from '@fairhouse/contract/entities/game-words'
import type { BonusGame, ToldGames } from './needs.ts'
import type { GrantGames } from './store/stored-grant.ts'

/** Whether a grant may be played in a game; one that the house does not know is none, and live rooms take own money alone. Pure. */
export function isAllowed(
  games: GrantGames,
  game: Omit<BonusGame, 'betLevels' | 'name'> | undefined,
): boolean {
  if (!game || game.isRoom) return false
  switch (games) {
    case 'all':
      return true
    case 'own':
      return game.isOwn
    case 'contributing':
      return contribution[contributionGroup(game)] > 0
  }
}

/**
 * Tells so of every kind of grant: kinds of games all of which are allowed but for progressive ones, and single games beside those. `catalogue` is what
 * is on for somebody. Pure.
 */
export function toldGames(
  catalogue: readonly BonusGame[],
): Readonly<Record<GrantGames, ToldGames>> {
  return {
    contributing: toldOf('contributing', catalogue),
    all: toldOf('all', catalogue),
    own: toldOf('own', catalogue, []),
  }
}

function toldOf(
  games: GrantGames,
  catalogue: readonly BonusGame[],
  kinds: readonly GameKind[] = gameKinds,
): ToldGames {
  const isProgressive = (game: BonusGame): boolean => contributionGroup(game) === 'progressive'
  const allowedGames = kinds.filter((kind) =>
    catalogue.every((game) => game.kind !== kind || isProgressive(game) || isAllowed(games, game)),
  )
  const single = catalogue.filter(
    (game) => isAllowed(games, game) && (isProgressive(game) || !allowedGames.includes(game.kind)),
  )
  return { allowedGames, allowedGamesExpanded: single.map(({ id }) => id) }
}
