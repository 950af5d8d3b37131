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

/** What came of a wish to stop an offer or to let it go on: `approved` is the first time that one goes on which takes two people. */
export type PauseOutcome = 'done' | 'approved' | 'notFound' | 'soAlready' | 'ownRequest'

/** Stops a code, or lets it go on; one that takes two people goes on first by somebody else than who made it. */
export async function pauseCode(
  tx: Transaction,
  { code, paused, by }: { readonly code: string; readonly paused: boolean; readonly by: string },
): Promise<PauseOutcome> {
  const [held] = await rowsOf<{ paused: boolean; waits: boolean; madeBy: string }>(
    tx,
    `SELECT paused, takes_two AND approved_by IS NULL AS waits, made_by AS "madeBy" FROM bonuses_code WHERE code = $1 FOR UPDATE`,
    [code],
  )
  if (held === undefined) return 'notFound'
  if (held.paused === paused) return 'soAlready'
  if (held.waits && held.madeBy === by) return 'ownRequest'
  await tx.query(
    'UPDATE bonuses_code SET paused = $2, approved_by = coalesce($3, approved_by) WHERE code = $1',
    [code, paused, held.waits ? by : null],
  )
  return held.waits ? 'approved' : 'done'
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
