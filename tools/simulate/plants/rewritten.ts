import type { QueryResult } from 'pg'
import type { Statement } from '../database/lines.ts'
import type { Hooks } from './planted.ts'

/** Sends one fragment of SQL for another, wherever it is found. */
export const rewritten = (from: string, to: string): Hooks => ({
  sent: (statement) =>
    statement.text.includes(from)
      ? { ...statement, text: statement.text.replaceAll(from, to) }
      : statement,
})

/** Whether it is the statement that commits bets. */
export const isBatch = ({ text }: Statement): boolean => text.includes('WITH asked AS')

export const rowsInstead = (result: QueryResult, rows: unknown[]): QueryResult => ({
  ...result,
  rows,
})
