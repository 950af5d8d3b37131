import type { Queryable } from '#platform/database'
import type { Move } from '../chain.ts'

/** Adds to the sums of accounts and moves their versions. */
export async function moveAccounts(on: Queryable, moves: readonly Move[]): Promise<void> {
  await on.query(statement, [
    moves.map(({ account }) => account),
    moves.map(({ debitsPending }) => debitsPending),
    moves.map(({ debitsPosted }) => debitsPosted),
    moves.map(({ creditsPending }) => creditsPending),
    moves.map(({ creditsPosted }) => creditsPosted),
    moves.map(({ versions }) => versions),
  ])
}

const statement = `
  UPDATE ledger_account AS account
  SET debits_pending = account.debits_pending + move.debits_pending,
    debits_posted = account.debits_posted + move.debits_posted,
    credits_pending = account.credits_pending + move.credits_pending,
    credits_posted = account.credits_posted + move.credits_posted,
    version = account.version + move.versions
  FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[])
    AS move (account, debits_pending, debits_posted, credits_pending, credits_posted, versions)
  WHERE account.id = move.account`
