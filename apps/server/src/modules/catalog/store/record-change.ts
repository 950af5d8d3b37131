import type { Transaction } from '#platform/database'
import type { Change } from '../change.ts'

const statement = 'INSERT INTO catalog_change (made_by, change) VALUES ($1, $2)'

export async function recordChange(tx: Transaction, by: string, change: Change): Promise<void> {
  await tx.query(statement, [by, JSON.stringify(change)])
}
