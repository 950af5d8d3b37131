import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What came of an offer so far. Amounts are minor units. */
export interface OfferFigures {
  readonly offer: string
  readonly claims: number
  readonly running: number
  readonly given: number
  readonly paidOut: number
}

/** What a grant put into its player's pocket. Of free spins that turned, `amount` is what they won; what was given is their stakes. */
export const givenAmount = `CASE WHEN given_by IS NULL THEN 0 WHEN spin_count IS NULL THEN amount ELSE spin_count * spin_stake END`

/** Figures of all offers that were ever claimed. */
export const offerFigures = (on: Queryable): Promise<OfferFigures[]> =>
  rowsOf<OfferFigures>(
    on,
    `SELECT offer, (count(*) FILTER (WHERE NOT is_void))::int AS claims, (count(*) FILTER (WHERE state IN (2, 3)))::int AS running,
       coalesce(sum(${givenAmount}), 0)::float8 AS given, coalesce(sum(paid_out), 0)::float8 AS "paidOut"
     FROM bonuses_grant WHERE offer IS NOT NULL GROUP BY offer ORDER BY offer`,
  )
