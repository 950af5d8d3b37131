import type { Carrier } from '#platform/partitions/index'
import { rowsOf } from '#platform/rows'

/**
 * Transfers and journal entries that go to the archive leave their sums behind, so that an account is still the sum of what is
 * here and what was carried forward. What is pending does not go, nor what a transfer that stays refers to.
 */
export const carrySums: Carrier = {
  staysBecause: async (on, before) => {
    const [row] = await rowsOf<{ pending: number }>(on, heldUp, [before.id])
    return row && row.pending > 0
      ? `${row.pending} transfers are pending, or were until later`
      : null
  },
  carry: async (tx, before) => {
    await tx.query(carryRuns, [before.id])
    await tx.query('INSERT INTO ledger_carry (before) VALUES ($1)', [before.id])
  },
}

const heldUp = `
  SELECT count(*)::int AS pending FROM ledger_pending
  WHERE id < $1 AND (resolved_by IS NULL OR resolved_by >= $1) OR id >= $1 AND resolved_by < $1`

/**
 * A run is what has equal differences between its places among all entries of the account and among those that go. The lists of
 * three are compared from left to right, so that the least begins the run.
 */
const carryRuns = `
  INSERT INTO ledger_carried (
    account, before, run, entries, debits, credits, change, first_version, last_version, balance_before, balance_after
  )
  SELECT account, $1, run, count(*),
    coalesce(sum(posted) FILTER (WHERE direction = 'debit'), 0), coalesce(sum(posted) FILTER (WHERE direction = 'credit'), 0),
    sum(change), min(version), max(version),
    (min(ARRAY[version, leg, balance_before]))[3], (max(ARRAY[version, leg, balance_after]))[3]
  FROM (
    SELECT *, CASE WHEN version IS NULL THEN 0 ELSE
      row_number() OVER (PARTITION BY account ORDER BY version, leg)
        - row_number() OVER (PARTITION BY account, id < $1 ORDER BY version, leg) END AS run
    FROM ledger_entry
  ) AS entry
  WHERE id < $1 GROUP BY account, run`
