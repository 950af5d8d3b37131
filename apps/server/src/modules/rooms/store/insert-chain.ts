import type { Queryable } from '#platform/database'

/** Writes a chain down, without its salt. @throws a unique violation when another node made it meanwhile. */
export async function insertChain(
  on: Queryable,
  chain: {
    readonly uri: string
    readonly number: number
    readonly length: number
    readonly end: Buffer
    readonly source: string
  },
  checkpoints: readonly { readonly link: number; readonly sealed: Buffer }[],
): Promise<void> {
  const { uri, number, length, end, source } = chain
  await on.query(insert, [uri, number, length, end, source])
  await on.query(keep, [
    uri,
    number,
    checkpoints.map(({ link }) => link),
    checkpoints.map(({ sealed }) => sealed),
  ])
}

const insert = `
  INSERT INTO rooms_chain (uri, number, length, end_link, source, committed_at)
  VALUES ($1, $2, $3, $4, $5, clock_timestamp())`

const keep = `
  INSERT INTO rooms_checkpoint (uri, chain, link, sealed)
  SELECT $1, $2, kept.link, kept.sealed FROM unnest($3::integer[], $4::bytea[]) AS kept (link, sealed)`
