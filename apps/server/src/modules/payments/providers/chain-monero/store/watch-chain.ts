import type { Queryable } from '#platform/database'

const statement = `
  UPDATE payments_monero_chain SET watch_until = now() + make_interval(secs => $2)
  WHERE provider = $1 AND watch_until < now() + make_interval(secs => $2 / 2)`

/** Somebody may pay soon: the chain is looked at often for a while. */
export async function watchChain(on: Queryable, provider: string, seconds: number): Promise<void> {
  await on.query(statement, [provider, seconds])
}
