import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What a form asked for once, by the key that it made. */
export interface StoredRequest {
  readonly key: string
  readonly staff: string
  readonly call: string
  readonly bodySha256: Buffer
  /** Id of what it makes, where the answer tells it. */
  readonly made: string | null
}

const insert = `
  INSERT INTO backoffice_request (request_key, staff, call, body_sha256, made, at)
  VALUES ($1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000)) ON CONFLICT DO NOTHING`
const question = `
  SELECT request_key AS key, staff, call, body_sha256 AS "bodySha256", made
  FROM backoffice_request WHERE request_key = $1`

/** Writes a request down, in the transaction of what it asks for. False: there is one under its key; one not committed yet is waited for. */
export async function insertRequest(
  tx: Transaction,
  request: StoredRequest & { readonly at: number },
): Promise<boolean> {
  const { key, staff, call, bodySha256, made, at } = request
  const { rowCount } = await tx.query(insert, [key, staff, call, bodySha256, made, at])
  return rowCount === 1
}

export async function requestOf(on: Queryable, key: string): Promise<StoredRequest | null> {
  const [row] = await rowsOf<StoredRequest>(on, question, [key])
  return row ?? null
}
