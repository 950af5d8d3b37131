import { refusals } from '@fairhouse/contract/refusals'
import type { Failure } from '../../asking/failure.ts'

/** The game in which a round waits for the player. */
export interface RoundElsewhere {
  readonly uri: string
  readonly name: string
}

/**
 * The other game whose round must be finished before one may begin here; null for any other failure, and where the house does not name it.
 * @param own address of this game.
 */
export function roundElsewhere(
  { code, metadata }: Pick<Extract<Failure, { type: 'refused' }>, 'code' | 'metadata'>,
  own: string,
): RoundElsewhere | null {
  if (code !== refusals.roundOpen.code) return null
  const uri = metadata?.['uri']
  const name = metadata?.['name']
  if (typeof uri !== 'string' || typeof name !== 'string' || uri === own) return null
  return { uri, name }
}
