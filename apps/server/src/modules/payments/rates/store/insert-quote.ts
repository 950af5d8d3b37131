import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { SourceReading } from '../agree.ts'
import type { Coin } from '../source.ts'

/** Keeps a quote; its number. */
export async function insertQuote(
  on: Queryable,
  quote: {
    readonly asset: Coin
    readonly rate: string
    readonly from: readonly SourceReading[]
    readonly at: number
    readonly expiresAt: number
    readonly node: string
  },
): Promise<bigint> {
  const { asset, rate, from, at, expiresAt, node } = quote
  const sources = from.map((one) => ({ source: one.source, rate: one.rate, at: isoTime(one.at) }))
  const [row] = await rowsOf<{ id: bigint }>(
    on,
    `INSERT INTO payments_quote (asset, rate, sources, at, expires_at, node)
     VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
    [asset, rate, JSON.stringify(sources), isoTime(at), isoTime(expiresAt), node],
  )
  if (!row) throw new Error('a quote was not written')
  return row.id
}
