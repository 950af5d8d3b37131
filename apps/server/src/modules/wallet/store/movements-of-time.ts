import { type Reason, reasons } from '#modules/ledger'
import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import type { KindOfMoney } from '../kind-of-money.ts'
import { movements } from './money-of-day.ts'

/** A movement of money of one player. */
export interface Movement {
  readonly id: string
  readonly leg: number
  readonly player: number
  /** Minor units; less than nothing was taken from the player. */
  readonly amount: number
  readonly at: Date
}

/** Where a page ended. `at` is epoch milliseconds. */
export interface MovementPlace {
  readonly at: number
  readonly id: string
  readonly leg: number
}

interface Asked {
  /** Epoch milliseconds; `to` is not included. */
  readonly from: number
  readonly to: number
  readonly reason: Reason
  readonly money: KindOfMoney
  readonly before: MovementPlace | null
  readonly limit: number
}

// Places are told to the millisecond, and ordered so.
const page = `
  SELECT id, leg, player_id::float8 AS player, (CASE WHEN gets THEN amount ELSE -amount END)::float8 AS amount, moment AS at
  FROM (${movements('AND moved.reason = $3')}) AS movement, date_trunc('milliseconds', at) AS moment
  WHERE money = $4
    AND ($5::uuid IS NULL OR (moment, id, leg) < (to_timestamp($7::double precision / 1000), $5, $6::int))
  ORDER BY moment DESC, id DESC, leg DESC LIMIT $8`

const firstWindowMs = 60_000
const wider = 8

/**
 * What a sum of `moneyOfTime` is made of, the newest first. It looks back from where the last page ended, a minute first and each time eight times as
 * far, so that a page of a busy day reads its own minutes by the block ranges of time, and only what is rare is looked for in all of the day.
 */
export async function movementsOfTime(on: Queryable, asked: Asked): Promise<Movement[]> {
  const { from, before, limit } = asked
  const found: Movement[] = []
  let to = before === null ? asked.to : Math.min(asked.to, before.at + 1)
  for (let width = firstWindowMs; to > from && found.length < limit; width *= wider) {
    const begin = Math.max(from, to - width)
    // oxlint-disable-next-line no-await-in-loop -- how far to look depends on what was found
    found.push(...(await movementsBetween(on, asked, { begin, to, limit: limit - found.length })))
    to = begin
  }
  return found
}

const movementsBetween = (
  on: Queryable,
  { reason, money, before }: Asked,
  window: { readonly begin: number; readonly to: number; readonly limit: number },
): Promise<Movement[]> =>
  rowsOf<Movement>(on, page, [
    isoTime(window.begin),
    isoTime(window.to),
    reasons[reason],
    money,
    before?.id ?? null,
    before?.leg ?? null,
    before?.at ?? null,
    window.limit,
  ])
