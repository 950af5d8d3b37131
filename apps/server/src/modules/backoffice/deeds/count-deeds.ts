import type { Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { BackofficeNeeds } from '../needs.ts'
import { lockDeeds, writeDeed } from './write-deed.ts'

const question = `
  SELECT count(*)::int AS deeds FROM backoffice_deed
  WHERE staff = $1 AND deed = $2 AND at > to_timestamp($3::double precision / 1000) AND facts::jsonb @> $4::jsonb`

/** How often one person may take something out within a time. */
export interface Allowance {
  readonly times: number
  readonly withinMs: number
}

const dayMs = 24 * 3_600_000

/** A whole report as a file. Whoever needs more is doing something that somebody should ask about. */
export const exportsAllowed: Allowance = { times: 30, withinMs: dayMs }
/** Pages of fifty players. */
export const pagesAllowed: Allowance = { times: 200, withinMs: dayMs }
/** Contacts of one player. */
export const showsAllowed: Allowance = { times: 60, withinMs: dayMs }
/** Tournaments with prizes in dollars that one person makes. */
export const dollarTournamentsAllowed: Allowance = { times: 3, withinMs: dayMs }

/** Writes a deed down unless its author did as many of its kind lately as they may. False: too often, and nothing was written. */
export const writeWithin = (
  { database, clock }: Pick<BackofficeNeeds, 'database' | 'clock'>,
  { times, withinMs }: Allowance,
  deed: Omit<Parameters<typeof writeDeed>[1], 'at'>,
): Promise<boolean> =>
  database.transaction(async (tx) => {
    // One deed at a time: of two that are asked for at once, the second counts the first.
    await lockDeeds(tx)
    const at = clock.now()
    const { staff, deed: kind } = deed
    if ((await deedsSince(tx, { staff, deed: kind }, at - withinMs)) >= times) return false
    await writeDeed(tx, { ...deed, at })
    return true
  })

/** How many deeds of a kind somebody did since a time, of those that have these facts. */
export async function deedsSince(
  tx: Transaction,
  {
    staff,
    deed,
    facts = {},
  }: {
    readonly staff: string
    readonly deed: string
    readonly facts?: Readonly<Record<string, string>>
  },
  since: number,
): Promise<number> {
  const [row] = await rowsOf<{ deeds: number }>(tx, question, [
    staff,
    deed,
    since,
    JSON.stringify(facts),
  ])
  return row?.deeds ?? 0
}
