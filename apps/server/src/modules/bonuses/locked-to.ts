import type { Refused } from '#platform/answer'
import type { BonusNeeds } from './needs.ts'

/** The refusal of every other game while free spins run: at which game, and how that is called, so that a page can lead there. Pure. */
export function lockedTo(gameId: number | null, gameOf: BonusNeeds['gameOf']): Refused {
  const game = gameId === null ? undefined : gameOf(gameId)
  const way = game ? { uri: game.uri, name: game.name } : {}
  return { refused: 'bonusLocked', metadata: { gameId, ...way } }
}
