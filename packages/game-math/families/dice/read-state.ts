import type { DiceState } from './state.ts'

/** A stored state. @throws TypeError when it is none of a table that pays at most so many units. */
export function readState(stored: unknown, maxUnits: number): DiceState {
  if (typeof stored !== 'object' || stored === null) throw new TypeError('not a dice state')
  const { version, units, done }: { version?: unknown; units?: unknown; done?: unknown } = stored
  const isWhole = typeof units === 'number' && Number.isSafeInteger(units) && units >= 0
  if (version !== 1 || done !== true || !isWhole || units > maxUnits) {
    throw new TypeError('not a dice state: a finished round within the most it can win')
  }
  return { version, units, done }
}
