import { z } from 'zod'
import type { Queryable, Transaction } from '#platform/database'
import { type Language, languages } from '#platform/http/language'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** What is closed. */
export type Closed =
  | { readonly of: 'house' }
  | { readonly of: 'provider' | 'game'; readonly target: number }

/** What players read, in each language. */
export type WindowWords = Readonly<Record<Language, string>>

/** Work that is planned. Times are epoch milliseconds. */
export interface PlannedWindow {
  readonly id: string
  readonly closed: Closed
  readonly words: WindowWords
  readonly announcedFrom: number
  readonly beginsAt: number
  readonly endsAt: number
  readonly note: string
  readonly madeBy: string
  readonly madeAt: number
}

export interface StoredWindow extends PlannedWindow {
  /** By whom it was called off, or ended before its time; null: nobody. */
  readonly endedBy: string | null
  readonly endedAt: number | null
}

const columns = `
  id, of, target, words, announced_from AS "announcedFrom", begins_at AS "beginsAt", ends_at AS "endsAt", note, made_by AS "madeBy",
  made_at AS "madeAt", ended_by AS "endedBy", ended_at AS "endedAt" FROM maintenance_window`
const open = `SELECT ${columns} WHERE ended_at IS NULL AND ends_at > $1 ORDER BY begins_at`
const newest = `
  SELECT ${columns} ORDER BY ended_at IS NULL AND ends_at > $1 DESC, begins_at DESC LIMIT $2`
const insert = `
  INSERT INTO maintenance_window (id, of, target, words, announced_from, begins_at, ends_at, note, made_by, made_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`
const end = `
  UPDATE maintenance_window SET ended_by = $2, ended_at = $3 WHERE id = $1 AND ended_at IS NULL AND ends_at > $3 RETURNING id`

interface Row extends Pick<StoredWindow, 'id' | 'note' | 'madeBy' | 'endedBy'> {
  readonly of: Closed['of']
  readonly target: number | null
  readonly words: unknown
  readonly announcedFrom: Date
  readonly beginsAt: Date
  readonly endsAt: Date
  readonly madeAt: Date
  readonly endedAt: Date | null
}

const inAllLanguages = z.record(z.enum(languages), z.string())

function read({ of, target, words, ...row }: Row): StoredWindow {
  const closed: Closed = of === 'house' || target === null ? { of: 'house' } : { of, target }
  return {
    ...row,
    closed,
    words: inAllLanguages.parse(words),
    announcedFrom: row.announcedFrom.getTime(),
    beginsAt: row.beginsAt.getTime(),
    endsAt: row.endsAt.getTime(),
    madeAt: row.madeAt.getTime(),
    endedAt: row.endedAt?.getTime() ?? null,
  }
}

/** Those that are on or to come at a time (epoch milliseconds). */
export const openWindows = async (on: Queryable, now: number): Promise<StoredWindow[]> =>
  (await rowsOf<Row>(on, open, [isoTime(now)])).map(read)

/** Those that are on or to come, then those that are over; of each the newest first. @param now epoch milliseconds. */
export const newestWindows = async (
  on: Queryable,
  now: number,
  limit: number,
): Promise<StoredWindow[]> => (await rowsOf<Row>(on, newest, [isoTime(now), limit])).map(read)

export async function insertWindow(tx: Transaction, planned: PlannedWindow): Promise<void> {
  const { id, closed, words, announcedFrom, beginsAt, endsAt, note, madeBy, madeAt } = planned
  const target = closed.of === 'house' ? null : closed.target
  const times = [announcedFrom, beginsAt, endsAt].map(isoTime)
  await tx.query(insert, [
    id,
    closed.of,
    target,
    JSON.stringify(words),
    ...times,
    note,
    madeBy,
    isoTime(madeAt),
  ])
}

/** Ends one before its time, or calls it off. False: it is over, or there is none. @param ended.at epoch milliseconds. */
export async function endWindow(
  tx: Transaction,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: number },
): Promise<boolean> {
  return (await rowsOf(tx, end, [id, by, isoTime(at)])).length > 0
}
