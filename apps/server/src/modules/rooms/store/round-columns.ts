import type { StoredPhase, StoredRound } from '../stored.ts'

const ms = (column: string, name: string): string =>
  `(extract(epoch FROM ${column}) * 1000)::float8 AS ${name}`

/** What is read of a round, with the time at which it is read. */
export const roundColumns = `id, uri, chain, link, phase, definition, shown_link, bust, settled_at IS NOT NULL AS settled,
  ${ms('flies_at', 'flies_at_ms')}, ${ms('led_at', 'led_at_ms')}, ${ms('ended_at', 'ended_at_ms')}, ${ms('clock_timestamp()', 'now_ms')}`

export interface RoundRow {
  readonly id: string
  readonly uri: string
  readonly chain: number
  readonly link: number
  readonly phase: StoredPhase
  readonly definition: string
  readonly shown_link: Buffer | null
  readonly bust: number | null
  readonly settled: boolean
  readonly flies_at_ms: number
  readonly led_at_ms: number
  readonly ended_at_ms: number | null
  readonly now_ms: number
}

export const roundOf = (row: RoundRow): StoredRound => ({
  id: row.id,
  uri: row.uri,
  chain: row.chain,
  link: row.link,
  phase: row.phase,
  definition: row.definition,
  shownLink: row.shown_link,
  bust: row.bust,
  settled: row.settled,
  fliesAt: row.flies_at_ms,
  ledAt: row.led_at_ms,
  endedAt: row.ended_at_ms,
  now: row.now_ms,
})
