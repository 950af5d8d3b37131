import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { MessageTexts } from '../message-texts.ts'

const statement = `
  INSERT INTO inbox_text (texts, written_at)
  VALUES ($1, to_timestamp($2::double precision / 1000))
  RETURNING text_id`

/** Their number. */
export async function insertTexts(
  tx: Transaction,
  texts: MessageTexts,
  nowMs: number,
): Promise<bigint> {
  const values = [JSON.stringify(texts), nowMs]
  const [row] = await rowsOf<{ text_id: bigint }>(tx, statement, values)
  if (!row) throw new Error('texts were not written')
  return row.text_id
}
