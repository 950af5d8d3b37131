import type { Queryable } from '#platform/database'

/** Makes this the key in use; the one before is replaced from now on. A key that comes back is in use again. */
export async function keepReceiptKey(
  on: Queryable,
  { fingerprint, publicKey }: { readonly fingerprint: string; readonly publicKey: Uint8Array },
): Promise<void> {
  await on.query(keep, [fingerprint, publicKey])
  await on.query(replace, [fingerprint])
}

const keep = `
  INSERT INTO play_receipt_key (fingerprint, public_key) VALUES ($1, $2)
  ON CONFLICT (fingerprint) DO UPDATE SET until = NULL WHERE play_receipt_key.until IS NOT NULL`

const replace = `
  UPDATE play_receipt_key SET until = now() WHERE fingerprint <> $1 AND until IS NULL`
