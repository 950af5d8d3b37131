import type { Refused } from '#platform/answer'
import type { Database, Transaction } from '#platform/database'
import type { GiveGrant, Grant } from './ports.ts'

/** A grant was refused: what was done for it in the same transaction must not stay. */
class GrantRefused extends Error {
  readonly by: Refused
  constructor(by: Refused) {
    super('a grant was refused')
    this.by = by
  }
}

/** Gives a grant. @throws what `refusable` turns into a refusal. */
export async function giveOrRefuse(
  giveGrant: GiveGrant,
  tx: Transaction,
  grant: Grant,
): Promise<void> {
  const given = await giveGrant(tx, grant)
  if (given.type === 'refused') throw new GrantRefused(given.by)
}

/** Runs work that may give a grant. @returns why the grant was refused, with nothing done; else what the work says. */
export async function refusable<Result>(
  database: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result | Refused> {
  try {
    return await database.transaction(work)
  } catch (fault) {
    if (fault instanceof GrantRefused) return fault.by
    throw fault
  }
}
