import type { Queryable } from '#platform/database'

/** Forgets quotes of which nobody will ask any more: what a payment rested on stands in the payment itself. */
export async function deleteOldQuotes(on: Queryable): Promise<void> {
  await on.query(`DELETE FROM payments_quote WHERE at < now() - interval '91 days'`)
}
