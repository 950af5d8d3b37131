import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** A promise of the ledger and the rows that break it. */
interface Promised {
  readonly promise: string
  readonly broken: string
}

/** What must hold at any moment in which no transaction is running; each statement finds what breaks its promise. */
const promises: readonly Promised[] = [
  {
    promise: 'debits and credits of a currency are equal, posted and pending',
    broken: `
      SELECT currency, sum(debits_posted) AS debits, sum(credits_posted) AS credits
      FROM ledger_account GROUP BY currency
      HAVING sum(debits_posted) <> sum(credits_posted) OR sum(debits_pending) <> sum(credits_pending)`,
  },
  {
    promise: "an account's posted sums are those of its entries, with what was carried forward",
    broken: `
      SELECT account.id
      FROM ledger_account AS account
      LEFT JOIN (
        SELECT account, sum(debits) AS debits, sum(credits) AS credits
        FROM (
          SELECT account, sum(posted) FILTER (WHERE direction = 'debit') AS debits,
            sum(posted) FILTER (WHERE direction = 'credit') AS credits
          FROM ledger_entry GROUP BY account
          UNION ALL
          SELECT account, debits, credits FROM ledger_carried
        ) AS side GROUP BY account
      ) AS entries ON entries.account = account.id
      WHERE account.debits_posted <> coalesce(entries.debits, 0)
        OR account.credits_posted <> coalesce(entries.credits, 0)`,
  },
  {
    promise: "an account's pending sums are those of what is pending",
    broken: `
      SELECT account.id
      FROM ledger_account AS account
      LEFT JOIN (
        SELECT account, sum(debit) AS debits, sum(credit) AS credits
        FROM ledger_pending
        CROSS JOIN LATERAL (VALUES (debit_account, amount, 0), (credit_account, 0, amount)) AS side (account, debit, credit)
        WHERE state = 1 GROUP BY account
      ) AS held ON held.account = account.id
      WHERE account.debits_pending <> coalesce(held.debits, 0)
        OR account.credits_pending <> coalesce(held.credits, 0)`,
  },
  {
    promise: 'what is pending was written as such, and is resolved by the transfer that says so',
    broken: `
      SELECT coalesce(pending.id, transfer.id) AS id, coalesce(pending.leg, transfer.leg) AS leg
      FROM (SELECT * FROM ledger_pending WHERE id >= ledger_kept_from()) AS pending
      FULL JOIN (SELECT * FROM ledger_transfer WHERE kind = 1) AS transfer USING (id, leg)
      LEFT JOIN ledger_transfer AS resolving
        ON resolving.id = pending.resolved_by AND resolving.leg = pending.resolved_by_leg
      WHERE pending.id IS NULL OR transfer.id IS NULL
        OR (pending.debit_account, pending.credit_account, pending.amount, pending.expires_at)
          IS DISTINCT FROM (transfer.debit_account, transfer.credit_account, transfer.amount, transfer.expires_at)
        OR pending.state <> coalesce(resolving.kind, 1)
        OR (pending.state <> 1 AND (resolving.about_id, resolving.about_leg) IS DISTINCT FROM (pending.id, pending.leg))
        OR pending.posted <> CASE pending.state WHEN 2 THEN resolving.amount ELSE 0 END
      UNION ALL
      SELECT transfer.id, transfer.leg FROM ledger_transfer AS transfer
      WHERE transfer.kind IN (2, 3, 4) AND NOT EXISTS (
        SELECT FROM ledger_pending AS pending
        WHERE pending.resolved_by = transfer.id AND pending.resolved_by_leg = transfer.leg
      )`,
  },
  {
    promise: 'a reversal takes back once what was posted, all of it, the other way round',
    broken: `
      SELECT reversal.id, reversal.leg
      FROM (SELECT * FROM ledger_transfer WHERE kind = 5 AND about_id >= ledger_kept_from()) AS reversal
      LEFT JOIN ledger_reversal AS noted ON noted.by_id = reversal.id AND noted.by_leg = reversal.leg
      LEFT JOIN ledger_movement AS reversed ON reversed.id = reversal.about_id AND reversed.leg = reversal.about_leg
      WHERE (noted.id, noted.leg) IS DISTINCT FROM (reversal.about_id, reversal.about_leg)
        OR (reversed.debit_account, reversed.credit_account, reversed.amount)
          IS DISTINCT FROM (reversal.credit_account, reversal.debit_account, reversal.amount)
        OR reversed.kind NOT IN (0, 2)`,
  },
  {
    promise: 'every entry belongs to an account',
    broken: `
      SELECT entry.id, entry.account FROM ledger_entry AS entry
      WHERE NOT EXISTS (SELECT FROM ledger_account AS account WHERE account.id = entry.account)`,
  },
  {
    promise: 'a transfer moves something, between two accounts of its currency',
    broken: `
      SELECT id, leg FROM ledger_movement
      WHERE amount <= 0 OR debit_account = credit_account
        OR debit_account & 63 <> currency OR credit_account & 63 <> currency`,
  },
  {
    promise: 'an id and a leg name one transfer, stored or in a journal',
    broken: 'SELECT id, leg FROM ledger_movement GROUP BY id, leg HAVING count(*) > 1',
  },
  {
    promise: "a version of a player's account was made by one transfer or journal entry",
    broken: `
      SELECT account, version FROM ledger_entry WHERE version IS NOT NULL
      GROUP BY account, version HAVING count(DISTINCT id) > 1`,
  },
  {
    promise: "a player's account is at or past the version of its newest entry",
    broken: `
      SELECT account.id FROM ledger_account AS account
      JOIN (SELECT account, max(version) AS version FROM ledger_chain GROUP BY account) AS newest
        ON newest.account = account.id
      WHERE newest.version > account.version`,
  },
  {
    promise: "a player's balance was never below zero",
    broken:
      'SELECT account, id, leg FROM ledger_entry WHERE balance_after < 0 OR balance_before < 0',
  },
  {
    promise: "a player's balances form one unbroken chain from zero to what stands now",
    broken: `
      SELECT entry.account, entry.id, entry.leg
      FROM (
        SELECT account, id, leg, balance_before,
          lag(balance_after, 1, 0::bigint) OVER (PARTITION BY account ORDER BY version, leg) AS left_before
        FROM ledger_chain
      ) AS entry
      WHERE entry.balance_before <> entry.left_before
      UNION ALL
      SELECT account.id, NULL, NULL
      FROM ledger_account AS account
      JOIN (
        SELECT DISTINCT ON (account) account, balance_after FROM ledger_chain
        ORDER BY account, version DESC, leg DESC
      ) AS newest ON newest.account = account.id
      WHERE newest.balance_after <> account.credits_posted - account.debits_posted - account.debits_pending`,
  },
  {
    promise: "a player's side of every transfer tells its balance, the house's never does",
    broken: `
      SELECT entry.id, entry.account
      FROM ledger_entry AS entry JOIN ledger_account AS account ON account.id = entry.account
      WHERE (account.player_id IS NULL) <> (entry.balance_after IS NULL)
        OR (entry.version IS NULL) <> (entry.balance_after IS NULL)`,
  },
  {
    promise: 'no player is below zero',
    broken: `
      SELECT id FROM ledger_account
      WHERE player_id IS NOT NULL AND credits_posted - debits_posted - debits_pending < 0`,
  },
  {
    promise: 'no transfer goes from one player to another',
    broken: `
      SELECT transfer.id
      FROM ledger_movement AS transfer
      JOIN ledger_account AS debit ON debit.id = transfer.debit_account
      JOIN ledger_account AS credit ON credit.id = transfer.credit_account
      WHERE debit.player_id <> credit.player_id`,
  },
]

/** Hears of a promise that was looked at. */
export type HearChecked = (checked: {
  readonly promise: string
  readonly broken: boolean
  readonly ms: number
}) => void

/** Which promises of the ledger are broken, in words; empty when the books are right. Reads every transfer. */
export const auditLedger = (on: Queryable, heard?: HearChecked): Promise<string[]> =>
  brokenPromises(on, promises, heard)

/** Runs statements that find what breaks a promise. */
export async function brokenPromises(
  on: Queryable,
  promised: readonly Promised[],
  heard?: HearChecked,
): Promise<string[]> {
  const broken: string[] = []
  for (const { promise, broken: statement } of promised) {
    const begunAt = performance.now()
    const rows = await rowsOf<Record<string, unknown>>(on, fewOf(statement))
    heard?.({ promise, broken: rows.length > 0, ms: performance.now() - begunAt })
    if (rows.length > 0) broken.push(`broken: ${promise}: ${rows.map(inWords).join('; ')}`)
  }
  return broken
}

/** Planned for all rows, of which hopefully none is there: planned for five, it would look for them one by one. */
const fewOf = (statement: string): string =>
  `WITH broken AS MATERIALIZED (${statement}) SELECT * FROM broken LIMIT 5`

const inWords = (row: Record<string, unknown>): string =>
  Object.entries(row)
    .map(([column, value]) => `${column} ${String(value)}`)
    .join(', ')
