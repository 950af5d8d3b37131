import type { Json } from '@fairhouse/contract/json'

/** The tile that an action is sent with; null when it names none. */
export function cellOf(data: Json | null): number | null {
  if (typeof data !== 'object' || data === null || !('cell' in data)) return null
  const cell = data['cell']
  return typeof cell === 'number' && Number.isSafeInteger(cell) && cell >= 0 ? cell : null
}
