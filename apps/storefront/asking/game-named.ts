import type { Failure } from './failure.ts'

/** A game that a refusal names, so that a page can lead there. */
export interface GameNamed {
  readonly uri: string
  readonly name: string
}

/** The game that a refusal names; null where it names none. Nothing but an address of a game leads the player away. */
export function gameNamed(
  metadata: Extract<Failure, { type: 'refused' }>['metadata'],
): GameNamed | null {
  const uri = metadata?.['uri']
  const name = metadata?.['name']
  if (typeof uri !== 'string' || typeof name !== 'string') return null
  return /^[A-Za-z0-9-]+$/.test(uri) ? { uri, name } : null
}
