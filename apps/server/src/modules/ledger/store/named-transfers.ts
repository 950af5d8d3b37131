import { amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { accountId } from '../account.ts'
import { keyOf } from '../chain.ts'
import type { Named } from '../check-transfer.ts'
import { aboutOf, kindNamed, type LegRef, type Transfer } from '../transfer.ts'

interface NamedRow {
  readonly id: string
  readonly leg: number
  readonly kind: number
  readonly debit_account: bigint
  readonly credit_account: bigint
  readonly amount: bigint
  readonly expires_at: Date | null
  readonly resolved_by: string | null
  readonly resolved_by_leg: number | null
  readonly reversed_by: string | null
  readonly reversed_by_leg: number | null
}

/**
 * What the transfers of a chain are about, by `keyOf`, as it stands. A leg of a journal is found only by a reversal between its
 * own accounts, because journals are looked up by account.
 */
export async function namedTransfers(
  on: Queryable,
  chain: readonly Transfer[],
): Promise<Map<string, Named>> {
  const asked = chain.flatMap((transfer) => {
    const about = aboutOf(transfer)
    return about ? { about, transfer } : []
  })
  if (asked.length === 0) return new Map()
  const stored = await rowsOf<NamedRow>(on, storedStatement, [
    asked.map(({ about }) => about.id),
    asked.map(({ about }) => about.leg),
  ])
  const found = new Map(stored.map((row) => [keyOf(row), namedOf(row)]))
  const sought = asked.filter(
    ({ about, transfer }) => transfer.kind === 'reversal' && !found.has(keyOf(about)),
  )
  if (sought.length === 0) return found
  const derived = await rowsOf<NamedRow>(on, derivedStatement, [
    sought.map(({ about }) => about.id),
    sought.map(({ about }) => about.leg),
    sought.map(({ transfer }) => transfer.credit),
    sought.map(({ transfer }) => transfer.debit),
  ])
  for (const row of derived) found.set(keyOf(row), namedOf(row))
  return found
}

const namedOf = (row: NamedRow): Named => ({
  kind: kindNamed(row.kind),
  debit: accountId(row.debit_account),
  credit: accountId(row.credit_account),
  amount: amount(row.amount),
  expiresAt: row.expires_at?.getTime() ?? null,
  resolvedBy: refOf(row.resolved_by, row.resolved_by_leg),
  reversedBy: refOf(row.reversed_by, row.reversed_by_leg),
})

const refOf = (id: string | null, leg: number | null): LegRef | null =>
  id === null || leg === null ? null : { id, leg }

const columns = `
  transfer.id, transfer.leg, transfer.kind, transfer.debit_account, transfer.credit_account, transfer.amount,
  pending.expires_at, pending.resolved_by, pending.resolved_by_leg,
  reversal.by_id AS reversed_by, reversal.by_leg AS reversed_by_leg`

const fates = `
  LEFT JOIN ledger_pending AS pending ON pending.id = transfer.id AND pending.leg = transfer.leg
  LEFT JOIN ledger_reversal AS reversal ON reversal.id = transfer.id AND reversal.leg = transfer.leg`

const storedStatement = `
  SELECT ${columns}
  FROM unnest($1::uuid[], $2::smallint[]) AS asked (id, leg)
  JOIN ledger_transfer AS transfer ON transfer.id = asked.id AND transfer.leg = asked.leg ${fates}`

const derivedStatement = `
  SELECT ${columns}
  FROM unnest($1::uuid[], $2::smallint[], $3::bigint[], $4::bigint[]) AS asked (id, leg, debit, credit)
  JOIN ledger_movement AS transfer ON transfer.id = asked.id AND transfer.leg = asked.leg
    AND transfer.debit_account = asked.debit AND transfer.credit_account = asked.credit ${fates}`
