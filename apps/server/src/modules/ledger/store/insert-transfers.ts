import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { numberOf } from '../account.ts'
import type { Leg } from '../chain.ts'
import { aboutOf, expiresAtOf, kindOf, kinds, reasons } from '../transfer.ts'

/** What is written of a leg: column, type, value. */
const columns: readonly (readonly [string, string, (leg: Leg) => unknown])[] = [
  ['id', 'uuid', ({ transfer }) => transfer.id],
  ['leg', 'smallint', ({ transfer }) => transfer.leg],
  ['kind', 'smallint', ({ transfer }) => kinds[kindOf(transfer)]],
  ['debit_account', 'bigint', ({ transfer }) => transfer.debit],
  ['credit_account', 'bigint', ({ transfer }) => transfer.credit],
  ['amount', 'bigint', ({ transfer }) => transfer.amount],
  ['released', 'bigint', ({ released }) => released],
  ['currency', 'smallint', ({ transfer }) => numberOf(transfer.currency)],
  ['reason', 'smallint', ({ transfer }) => reasons[transfer.reason]],
  ['about_id', 'uuid', ({ transfer }) => aboutOf(transfer)?.id ?? null],
  ['about_leg', 'smallint', ({ transfer }) => aboutOf(transfer)?.leg ?? null],
  ['expires_at', 'timestamptz', ({ transfer }) => isoOrNull(expiresAtOf(transfer))],
  ['debit_balance_after', 'bigint', ({ debit }) => debit?.balance ?? null],
  ['debit_version', 'bigint', ({ debit }) => debit?.version ?? null],
  ['credit_balance_after', 'bigint', ({ credit }) => credit?.balance ?? null],
  ['credit_version', 'bigint', ({ credit }) => credit?.version ?? null],
]

/** Writes the legs of a chain down. The database notes by itself what they resolve and reverse. */
export async function insertTransfers(
  on: Queryable,
  legs: readonly Leg[],
  at: number,
): Promise<void> {
  await on.query(statement, [isoTime(at), ...columns.map(([, , valueOf]) => legs.map(valueOf))])
}

const isoOrNull = (ms: number | null): string | null => (ms === null ? null : isoTime(ms))

const names = columns.map(([name]) => name).join(', ')
const arrays = columns.map(([, type], index) => `$${index + 2}::${type}[]`).join(', ')

const statement = `
  INSERT INTO ledger_transfer (created_at, ${names})
  SELECT $1::timestamptz, * FROM unnest(${arrays})`
