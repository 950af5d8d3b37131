import type { Queryable } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'
import { type Offer, offerTerms } from './offer.ts'

/** A code of staff's, as it is stored. */
export interface CodeRow {
  readonly code: string
  readonly name: string
  readonly terms: unknown
  readonly uses_at_most: number | null
  readonly used: number
  readonly player_id: number | null
  readonly segment: string | null
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly paused: boolean
  /** It takes two people, and only one has seen it yet. */
  readonly waits: boolean
}

export const codeColumns =
  'code, name, terms, uses_at_most, used, player_id::float8 AS player_id, segment, starts_at, ends_at, paused, takes_two AND approved_by IS NULL AS waits'

export const offerOfCode = (row: CodeRow): Offer => ({
  id: `code:${row.code}`,
  promotion: null,
  code: row.code,
  name: row.name,
  terms: offerTerms.parse(row.terms),
  when: { type: 'span', from: row.starts_at.getTime(), to: row.ends_at?.getTime() ?? null },
  once: 'player',
  player: row.player_id,
  segment: row.segment,
  isCounted: true,
  isUsedUp: row.uses_at_most !== null && row.used >= row.uses_at_most,
  isPaused: row.paused,
})

/** The offer under a code, whatever its case; null when there is none. */
export async function findOffer(
  on: Queryable,
  promotions: readonly Offer[],
  typed: string,
): Promise<Offer | null> {
  const code = typed.toUpperCase()
  const promotion = promotions.find((one) => one.code === code)
  if (promotion) return { ...promotion, isPaused: (await pausedOffers(on)).has(promotion.id) }
  const [row] = await rowsOf<CodeRow>(
    on,
    `SELECT ${codeColumns} FROM bonuses_code WHERE code = $1`,
    [code],
  )
  return row ? offerOfCode(row) : null
}

/** Promotions that staff have paused. */
export async function pausedOffers(on: Queryable): Promise<ReadonlySet<string>> {
  const rows = await rowsOf<{ offer: string }>(on, 'SELECT offer FROM bonuses_pause ORDER BY offer')
  return new Set(rows.map(({ offer }) => offer))
}

/** Takes one use of a code that is counted; false when all were taken, however many ask at once. */
export async function takeUse(on: Queryable, { code }: Pick<Offer, 'code'>): Promise<boolean> {
  const rows = await rowsOf(
    on,
    `UPDATE bonuses_code SET used = used + 1
     WHERE code = $1 AND NOT paused AND (uses_at_most IS NULL OR used < uses_at_most) RETURNING code`,
    [code],
  )
  return rows.length > 0
}

/** Gives a use back that gave nothing. */
export async function giveUseBack(on: Queryable, code: string): Promise<void> {
  await on.query('UPDATE bonuses_code SET used = used - 1 WHERE code = $1 AND used > 0', [code])
}

/** A code of staff's, as it is made. */
export interface NewCode {
  readonly code: string
  readonly name: string
  readonly terms: Offer['terms']
  readonly usesAtMost: number | null
  readonly player: number | null
  readonly segment: string | null
  /** Epoch milliseconds. */
  readonly startsAt: number
  readonly endsAt: number | null
  readonly madeBy: string
  /** Paused until somebody else lets it go on. */
  readonly takesTwo: boolean
  readonly madeAt: number
}

/** Writes a code down; false when there is one of its name. */
export async function insertCode(on: Queryable, one: NewCode): Promise<boolean> {
  const rows = await rowsOf(
    on,
    `INSERT INTO bonuses_code (code, name, terms, uses_at_most, player_id, starts_at, ends_at, made_by, made_at, takes_two, paused, segment)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11) ON CONFLICT DO NOTHING RETURNING code`,
    [
      one.code,
      one.name,
      JSON.stringify(one.terms),
      one.usesAtMost,
      one.player,
      isoTime(one.startsAt),
      one.endsAt === null ? null : isoTime(one.endsAt),
      one.madeBy,
      isoTime(one.madeAt),
      one.takesTwo,
      one.segment,
    ],
  )
  return rows.length > 0
}
