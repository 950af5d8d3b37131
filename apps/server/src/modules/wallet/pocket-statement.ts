import { type Statement, statement } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { readPurse } from './store/read-purse.ts'

/**
 * A page of what happened in a pocket of a player, oldest first, as the ledger tells it.
 * @param asked as `statement` of the ledger takes it.
 * @throws RangeError for a cursor that is none, or a page too long.
 */
export async function pocketStatement(
  on: Queryable,
  { player, pocket }: { readonly player: PlayerId; readonly pocket: 'cash' | 'credits' },
  asked: Parameters<typeof statement>[2],
): Promise<Statement> {
  const purse = await readPurse(on, player)
  return statement(on, purse[pocket], asked)
}
