import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { codeColumns, type CodeRow } from '../../offers/find-offer.ts'

/** Codes that staff made, the newest first. */
export const newestCodes = (on: Queryable, limit: number): Promise<CodeRow[]> =>
  rowsOf<CodeRow>(
    on,
    `SELECT ${codeColumns} FROM bonuses_code ORDER BY made_at DESC, code LIMIT $1`,
    [limit],
  )

/** Stops a code, or lets it go on. False when it is so already. */
export async function pauseCode(tx: Transaction, code: string, paused: boolean): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE bonuses_code SET paused = $2 WHERE code = $1 AND paused <> $2',
    [code, paused],
  )
  return rowCount === 1
}

/** Stops a promotion, or lets it go on. False when it is so already. */
export async function pausePromotion(
  tx: Transaction,
  {
    offer,
    paused,
    by,
    at,
  }: {
    readonly offer: string
    readonly paused: boolean
    readonly by: string
    /** Epoch milliseconds. */
    readonly at: number
  },
): Promise<boolean> {
  const { rowCount } = paused
    ? await tx.query(
        `INSERT INTO bonuses_pause (offer, paused_by, at) VALUES ($1, $2, to_timestamp($3::double precision / 1000)) ON CONFLICT DO NOTHING`,
        [offer, by, at],
      )
    : await tx.query('DELETE FROM bonuses_pause WHERE offer = $1', [offer])
  return rowCount === 1
}
