import type { Transaction } from '#platform/database'

const statement = `
  UPDATE payments_utxo_output AS output SET counted_at = now(), changed_at = now()
  WHERE provider = $1 AND state = 'mined' AND counted_at IS NULL AND $2::integer - height + 1 >= (
    SELECT step.blocks FROM unnest($3::bigint[], $4::integer[]) AS step (from_units, blocks)
    WHERE step.from_units <= output.units ORDER BY step.from_units DESC LIMIT 1
  )`

/** What is deep enough counts from now on. @param steps blocks that are needed, from how many units on; the first from nothing. */
export async function countOutputs(
  tx: Transaction,
  provider: string,
  height: number,
  steps: readonly { readonly from: bigint; readonly blocks: number }[],
): Promise<void> {
  const from = steps.map((step) => step.from)
  await tx.query(statement, [provider, height, from, steps.map(({ blocks }) => blocks)])
}
