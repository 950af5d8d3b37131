import type { BonusData } from '@fairhouse/contract/entities/bonus'
import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import { contributionGroup } from '@fairhouse/contract/bonus-rules'
import type { Game } from '@fairhouse/contract/entities/game'

/** What of a bonus decides it. */
export type BarringBonus = Pick<
  BonusData,
  'bonusState' | 'lockedByGameId' | 'needToWager' | 'allowedGames' | 'allowedGamesExpanded'
>

/** Word of the tiles for why the game cannot be played while the player's bonus runs; null: it can. */
export function barredByBonus(
  game: Game,
  bonus: BarringBonus | null,
): 'notWithBonus' | 'spinsElsewhere' | null {
  if (bonus === null || game.sandbox) return null
  if (bonus.bonusState === bonusStates.freeSpins)
    return bonus.lockedByGameId === game.id ? null : 'spinsElsewhere'
  if (bonus.bonusState !== bonusStates.active || bonus.needToWager === 0) return null
  const isOfKind =
    bonus.allowedGames.includes(game.kind) && contributionGroup(game) !== 'progressive'
  return isOfKind || bonus.allowedGamesExpanded.includes(game.id) ? null : 'notWithBonus'
}
