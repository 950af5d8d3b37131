import { fields, list, whole } from '../../read.ts'
import type { Cause } from '../feature.ts'

/** Why a feature starts that waits for a choice, read back from storage. @throws TypeError when it is no cause. */
export function readCause(stored: unknown): Cause {
  const { symbol, cells, by } = fields(stored)
  if (typeof symbol !== 'string') throw new TypeError('not a slot state: a symbol')
  return {
    symbol,
    by: whole(by),
    cells: list(cells).map((cell) => {
      const [reel, row] = list(cell)
      return [whole(reel), whole(row)] as const
    }),
  }
}
