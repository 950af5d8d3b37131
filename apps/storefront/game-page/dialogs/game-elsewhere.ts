import { refusals } from '@fairhouse/contract/refusals'
import type { Failure } from '../../asking/failure.ts'
import { type GameNamed, gameNamed } from '../../asking/game-named.ts'

/** What waits at another game: a round that is open there, or free spins that run there. */
export interface GameElsewhere extends GameNamed {
  readonly waits: 'round' | 'freeSpins'
}

/**
 * The other game at which the player has to finish something before they play here; null for any other failure, and where the house does not name it.
 * @param own address of this game.
 */
export function gameElsewhere(
  { code, metadata }: Pick<Extract<Failure, { type: 'refused' }>, 'code' | 'metadata'>,
  own: string,
): GameElsewhere | null {
  const waits = waitsAt(code)
  const game = gameNamed(metadata)
  return waits === null || game === null || game.uri === own ? null : { ...game, waits }
}

function waitsAt(code: number | string): GameElsewhere['waits'] | null {
  if (code === refusals.roundOpen.code) return 'round'
  return code === refusals.bonusLocked.code ? 'freeSpins' : null
}
