import { contribution, contributionGroup } from '@fairhouse/contract/bonus-rules'
import { gameKinds } from '@fairhouse/contract/entities/game-words'
import type { BonusGame, ToldGames } from './needs.ts'
import type { GrantGames } from './store/stored-grant.ts'

/** Whether a grant may be played in a game; one that the house does not know is none. Pure. */
export function isAllowed(
  games: GrantGames,
  game: Omit<BonusGame, 'betLevels'> | undefined,
): boolean {
  if (!game) return false
  switch (games) {
    case 'all':
      return true
    case 'own':
      return game.isOwn
    case 'contributing':
      return contribution[contributionGroup(game)] > 0
  }
}

/** Tells so of every kind of grant; `catalogue` is what is on for somebody. Pure. */
export function toldGames(
  catalogue: readonly BonusGame[],
): Readonly<Record<GrantGames, ToldGames>> {
  const idsOf = (isMeant: (game: BonusGame) => boolean): number[] =>
    catalogue.filter(isMeant).map(({ id }) => id)
  const allowedGames = [...gameKinds]
  return {
    contributing: { allowedGames, allowedGamesExpanded: [] },
    all: {
      allowedGames,
      allowedGamesExpanded: idsOf((game) => contributionGroup(game) === 'progressive'),
    },
    own: { allowedGames: [], allowedGamesExpanded: idsOf(({ isOwn }) => isOwn) },
  }
}
