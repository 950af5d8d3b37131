import type { Transaction } from '#platform/database'

export interface Reckoned {
  readonly name: string
  readonly stamp: string
  /** JSON. */
  readonly content: string
  readonly nowMs: number
}

const statement = `
  INSERT INTO lobby_reckoned AS kept (name, stamp, content, reckoned_at)
  VALUES ($1, $2, $3, to_timestamp($4::double precision / 1000))
  ON CONFLICT (name) DO UPDATE
  SET stamp = excluded.stamp, content = excluded.content, reckoned_at = excluded.reckoned_at
  WHERE kept.stamp <> excluded.stamp`

/** Writes what was reckoned, unless it is what is there. */
export async function writeReckoned(
  tx: Transaction,
  { name, stamp, content, nowMs }: Reckoned,
): Promise<void> {
  await tx.query(statement, [name, stamp, content, nowMs])
}
