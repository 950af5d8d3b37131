import { firstPrizeOf } from '@fairhouse/contract/loyalty-rules'
import type { DrawForStaff } from '#modules/backoffice'
import { codes } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import { ticketsOut } from '../store/past-draws.ts'

interface Row {
  readonly number: number
  readonly opened_at: Date
  readonly closes_at: Date
  readonly drawn_at: Date | null
  readonly seed_hash: string
  readonly carried: number
  readonly tickets: number | null
  readonly given: number
  readonly prizes: readonly { amount: number; player: number | null; given: boolean }[]
}

const question = `
  SELECT draw.number, opened_at, closes_at, drawn_at, encode(seed_hash, 'hex') AS seed_hash, carried::float8 AS carried, tickets,
    coalesce(won.given, 0)::float8 AS given, coalesce(won.prizes, '[]') AS prizes
  FROM loyalty_draw AS draw
  LEFT JOIN LATERAL (
    SELECT sum(amount) FILTER (WHERE given) AS given,
      json_agg(json_build_object('amount', amount, 'player', player_id, 'given', given) ORDER BY place) AS prizes
    FROM loyalty_draw_prize AS prize WHERE prize.number = draw.number
  ) AS won ON true
  ORDER BY draw.number DESC LIMIT $1`

/** The draw that tickets are for now, then those that are over, the newest first. Amounts are cents. */
export async function drawsForStaff(on: Queryable, limit: number): Promise<DrawForStaff[]> {
  const rows = await rowsOf<Row>(on, question, [limit])
  const waiting = await ticketsOut(on, codes.houseLoyalty)
  return rows.map((row) => ({
    number: row.number,
    opensAt: row.opened_at.getTime(),
    closesAt: row.closes_at.getTime(),
    drawnAt: row.drawn_at?.getTime() ?? null,
    seedHash: row.seed_hash,
    tickets: row.tickets ?? waiting,
    first: row.prizes[0]?.amount ?? firstPrizeOf(row.carried, row.tickets ?? waiting),
    given: row.given,
    prizes: row.prizes,
  }))
}
