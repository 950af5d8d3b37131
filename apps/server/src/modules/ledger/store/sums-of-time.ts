import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { AccountId } from '../account.ts'
import { type Kind, kindNamed, kinds, type LegRef, type Reason, reasonNamed } from '../transfer.ts'

interface Time {
  readonly from: number
  readonly to: number
}

/** As `ledger_entry` has it, of the account that is debited and of the one that is credited. */
const change = `
  CASE WHEN credit_account = $1 THEN CASE WHEN kind IN (${kinds.direct}, ${kinds.post}, ${kinds.reversal}) THEN amount ELSE 0 END
    WHEN kind IN (${kinds.direct}, ${kinds.pending}, ${kinds.reversal}) THEN -amount
    WHEN kind = ${kinds.post} THEN released ELSE amount END`

const ofTime = `
  FROM ledger_transfer WHERE (debit_account = $1 OR credit_account = $1) AND created_at >= $2 AND created_at < $3`

const asked = (account: AccountId, { from, to }: Time) => [account, isoTime(from), isoTime(to)]

/** What transfers that reverse nothing did to an account, by what they do, why, and whether the account got something. Times are epoch milliseconds. */
export async function sumsOfTime(
  on: Queryable,
  account: AccountId,
  time: Time,
): Promise<{ readonly kind: Kind; readonly reason: Reason; readonly change: bigint }[]> {
  const rows = await rowsOf<{ kind: number; reason: number; change: bigint }>(
    on,
    `SELECT kind, reason, sum(${change})::bigint AS change ${ofTime} AND kind <> ${kinds.reversal}
     GROUP BY kind, reason, credit_account = $1`,
    asked(account, time),
  )
  return rows.map((row) => ({ ...row, kind: kindNamed(row.kind), reason: reasonNamed(row.reason) }))
}

/** The reversals of an account in a time, and what each did to it. */
export const reversalsOfTime = (
  on: Queryable,
  account: AccountId,
  time: Time,
): Promise<(LegRef & { readonly change: bigint })[]> =>
  rowsOf<LegRef & { readonly change: bigint }>(
    on,
    `SELECT id, leg, (${change})::bigint AS change ${ofTime} AND kind = ${kinds.reversal}`,
    asked(account, time),
  )
