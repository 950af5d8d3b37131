import { type Amount, amount } from '@fairhouse/money'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { AccountId } from '../account.ts'
import { type Kind, kindNamed, kinds, type Reason, reasonNamed } from '../transfer.ts'
import { entriesOf, type Place } from './entry-before.ts'
import { reasonsTakenBack } from './reasons-taken-back.ts'

/** One side of a transfer, in a statement. */
export interface StatementEntry {
  readonly transferId: string
  readonly leg: number
  readonly kind: Kind
  readonly reason: Reason
  /** Of a reversal: the reason of what it takes back; null when that went to the archive. */
  readonly takesBack: Reason | null
  readonly direction: 'debit' | 'credit'
  /** Of the transfer. */
  readonly amount: Amount
  /** What it did to the balance: nothing where money is only expected, or where what was held is posted. */
  readonly change: bigint
  /** Null for the house, whose entries are summed before they are told. */
  readonly balanceAfter: bigint | null
  readonly at: Date
}

interface EntryRow {
  readonly place_order: bigint
  readonly id: string
  readonly leg: number
  readonly kind: number
  readonly reason: number
  readonly direction: 'debit' | 'credit'
  readonly amount: bigint
  readonly change: bigint
  readonly balance_after: bigint | null
  readonly created_at: Date
}

/** Entries of an account in their order, after one place and up to another. */
export async function entriesBetween(
  on: Queryable,
  asked: {
    readonly account: AccountId
    readonly isPlayers: boolean
    readonly after: Place
    readonly until: Place
    readonly limit: number
  },
): Promise<{ readonly place: Place; readonly entry: StatementEntry }[]> {
  const { account, after, until, limit } = asked
  const rows = await rowsOf<EntryRow>(on, asked.isPlayers ? playersStatement : housesStatement, [
    account,
    after.order,
    after.id,
    after.leg,
    until.order,
    until.id,
    until.leg,
    limit,
  ])
  const reversals = rows.filter(({ kind }) => kind === kinds.reversal)
  const takenBack = await reasonsTakenBack(on, reversals)
  return rows.map((row) => ({
    place: { order: row.place_order, id: row.id, leg: row.leg },
    entry: { ...entryOf(row), takesBack: takenBack(row) },
  }))
}

const entryOf = (row: EntryRow): Omit<StatementEntry, 'takesBack'> => ({
  transferId: row.id,
  leg: row.leg,
  kind: kindNamed(row.kind),
  reason: reasonNamed(row.reason),
  direction: row.direction,
  amount: amount(row.amount),
  change: row.change,
  balanceAfter: row.balance_after,
  at: row.created_at,
})

const statementOf = (isPlayers: boolean): string => `
  SELECT place_order, id, leg, kind, reason, direction, amount, change, balance_after, created_at
  FROM (${entriesOf(isPlayers)}) AS entry
  WHERE (place_order, id, leg) > ($2::bigint, $3::uuid, $4::smallint)
    AND (place_order, id, leg) <= ($5::bigint, $6::uuid, $7::smallint)
  ORDER BY place_order, id, leg LIMIT $8`

const playersStatement = statementOf(true)
const housesStatement = statementOf(false)
