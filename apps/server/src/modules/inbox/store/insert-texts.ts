import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { MessageTexts } from '../message-texts.ts'

export interface NewTexts {
  readonly texts: MessageTexts
  readonly sha256: Buffer
  readonly nowMs: number
}

const question = 'SELECT text_id FROM inbox_text WHERE sha256 = $1'

const statement = `
  INSERT INTO inbox_text (sha256, texts, written_at)
  VALUES ($1, $2, to_timestamp($3::double precision / 1000))
  ON CONFLICT DO NOTHING`

/** The number of these texts, which are written once however often they are sent. */
export async function insertTexts(tx: Transaction, written: NewTexts): Promise<bigint> {
  const { texts, sha256, nowMs } = written
  const known = await numberOf(tx, sha256)
  if (known !== null) return known
  // Of two who write the same at the same time one waits here until the other is done.
  await tx.query(statement, [sha256, JSON.stringify(texts), nowMs])
  const number = await numberOf(tx, sha256)
  if (number === null) throw new Error('texts were not written')
  return number
}

async function numberOf(tx: Transaction, sha256: Buffer): Promise<bigint | null> {
  const [row] = await rowsOf<{ text_id: bigint }>(tx, question, [sha256])
  return row?.text_id ?? null
}
