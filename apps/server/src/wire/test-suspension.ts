import type { TestServer } from './test-server.ts'

/** Suspends an account as whoever runs the house does: with it the version of its seat moves, so that every node sees it at once. */
export async function suspend({ database }: TestServer, login: string): Promise<void> {
  await database.query(statement, [login])
}

const statement = `
  WITH suspended AS (UPDATE identity_account SET suspended = true WHERE login = $1 RETURNING player_id)
  UPDATE ledger_account SET version = version + 1 WHERE player_id IN (SELECT player_id FROM suspended)`
