import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What is published of a chain, and how far it is used. */
export interface StoredChain {
  readonly number: number
  readonly length: number
  readonly end: Buffer
  readonly committedAt: Date
  readonly salt: string | null
  readonly source: string
  readonly saltedAt: Date | null
  /** The greatest link that a round was begun with; 0 before the first. */
  readonly used: number
}

interface ChainRow {
  readonly number: number
  readonly length: number
  readonly end_link: Buffer
  readonly committed_at: Date
  readonly salt: string | null
  readonly source: string
  readonly salted_at: Date | null
  readonly used: number
}

/** The newest chain of a room; null before the first. */
export const newestChain = (on: Queryable, uri: string): Promise<StoredChain | null> =>
  chain(on, `${statement} ORDER BY number DESC LIMIT 1`, [uri])

/** A chain by its number. */
export const chainNumbered = (
  on: Queryable,
  uri: string,
  number: number,
): Promise<StoredChain | null> => chain(on, `${statement} AND number = $2`, [uri, number])

async function chain(
  on: Queryable,
  text: string,
  values: readonly unknown[],
): Promise<StoredChain | null> {
  const [row] = await rowsOf<ChainRow>(on, text, values)
  if (!row) return null
  const { number, length, salt, source, used } = row
  return {
    number,
    length,
    end: row.end_link,
    committedAt: row.committed_at,
    salt,
    source,
    saltedAt: row.salted_at,
    used,
  }
}

const statement = `
  SELECT number, length, end_link, committed_at, salt, source, salted_at,
    coalesce((SELECT max(link) FROM rooms_round AS round WHERE round.uri = chain.uri AND round.chain = chain.number), 0) AS used
  FROM rooms_chain AS chain WHERE uri = $1`
