import { type JackpotTerms, jackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Meter } from '../meter.ts'

/** The terms that a meter's run began with. @throws Error when there is no such meter. */
export async function termsOfRun(
  on: Queryable,
  { name, currency }: Pick<Meter, 'name' | 'currency'>,
): Promise<JackpotTerms> {
  const [row] = await rowsOf<{ terms: unknown }>(
    on,
    'SELECT terms FROM jackpots_meter WHERE name = $1 AND currency = $2',
    [name, currency],
  )
  if (!row) throw new Error(`there is no meter ${name}/${currency}`)
  return jackpotTerms.parse(row.terms)
}

/** The terms of a meter's runs, by run: of those that were won or emptied, and of the one that goes on. */
export async function termsByRun(
  on: Queryable,
  meter: number,
  { first, last }: { readonly first: number; readonly last: number },
): Promise<ReadonlyMap<number, JackpotTerms>> {
  const rows = await rowsOf<{ run: number; terms: unknown }>(
    on,
    `SELECT run, terms FROM jackpots_win WHERE meter_id = $1 AND run BETWEEN $2 AND $3
     UNION ALL SELECT run, terms FROM jackpots_move WHERE meter_id = $1 AND state = 'made' AND run BETWEEN $2 AND $3
     UNION ALL SELECT run, terms FROM jackpots_meter WHERE id = $1 AND run BETWEEN $2 AND $3`,
    [meter, first, last],
  )
  return new Map(rows.map(({ run, terms }) => [run, jackpotTerms.parse(terms)]))
}
