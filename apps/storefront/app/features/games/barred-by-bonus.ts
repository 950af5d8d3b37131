import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import { contribution, contributionGroup } from '@fairhouse/contract/bonus-rules'
import type { Game } from '@fairhouse/contract/entities/game'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'

/** Word of the tiles for why the game cannot be played while the player's bonus runs; null: it can. */
export function barredByBonus(
  game: Game,
  status: UserStatus,
): 'notWithBonus' | 'spinsElsewhere' | null {
  const bonus = status.isLogged ? status.bonusData : null
  if (bonus === null || game.sandbox) return null
  if (bonus.bonusState === bonusStates.freeSpins)
    return bonus.lockedByGameId === game.id ? null : 'spinsElsewhere'
  if (bonus.bonusState !== bonusStates.active || bonus.needToWager === 0) return null
  return contribution[contributionGroup(game)] > 0 ? null : 'notWithBonus'
}
