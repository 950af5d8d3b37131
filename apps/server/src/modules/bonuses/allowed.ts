import { contribution, contributionGroup } from '@fairhouse/contract/bonus-rules'
import type { BonusGame } from './needs.ts'
import type { GrantGames } from './store/stored-grant.ts'

/** Whether a grant may be played in a game; one that the house does not know is none. Pure. */
export function isAllowed(games: GrantGames, game: BonusGame | undefined): boolean {
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
