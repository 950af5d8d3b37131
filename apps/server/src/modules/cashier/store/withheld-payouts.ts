import type { Queryable, Transaction } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import { rowsOf } from '#platform/rows'

/** That coins which people withheld were paid by hand. Times are epoch milliseconds. */
export interface WithheldPayout {
  readonly txid: string
  /** To whom, and by whose word. */
  readonly note: string
  readonly askedBy: string
  readonly askedAt: number
  /** Who confirmed it; null: nobody yet. */
  readonly booked: { readonly by: string; readonly at: number; readonly note: string } | null
}

const question = `
  SELECT txid, note, asked_by, asked_at, booked_by, booked_at, booked_note
  FROM cashier_withheld_payout WHERE deposit_id = $1`

/** What was paid of a deposit that people withheld; null for nothing. */
export async function withheldPayout(
  on: Queryable,
  deposit: string,
): Promise<WithheldPayout | null> {
  const [row] = await rowsOf<{
    readonly txid: string
    readonly note: string
    readonly asked_by: string
    readonly asked_at: Date
    readonly booked_by: string | null
    readonly booked_at: Date | null
    readonly booked_note: string | null
  }>(on, question, [deposit])
  if (!row) return null
  const { txid, note, booked_by: by, booked_at: at, booked_note: bookedNote } = row
  return {
    txid,
    note,
    askedBy: row.asked_by,
    askedAt: row.asked_at.getTime(),
    booked:
      by === null || at === null || bookedNote === null
        ? null
        : { by, at: at.getTime(), note: bookedNote },
  }
}

const insertion = `
  INSERT INTO cashier_withheld_payout (deposit_id, txid, note, asked_by, asked_at) VALUES ($1, $2, $3, $4, $5)`

export async function insertWithheldPayout(
  tx: Transaction,
  deposit: string,
  { txid, note, askedBy, askedAt }: Omit<WithheldPayout, 'booked'>,
): Promise<void> {
  await tx.query(insertion, [deposit, txid, note, askedBy, isoTime(askedAt)])
}

const booking = `
  UPDATE cashier_withheld_payout SET booked_by = $2, booked_at = $3, booked_note = $4, settlement = $5 WHERE deposit_id = $1`

export async function saveBooking(
  tx: Transaction,
  deposit: string,
  booked: NonNullable<WithheldPayout['booked']> & { readonly settlement: string },
): Promise<void> {
  const { by, at, note, settlement } = booked
  await tx.query(booking, [deposit, by, isoTime(at), note, settlement])
}

/** Takes one away that nobody confirmed. */
export async function deleteWithheldPayout(tx: Transaction, deposit: string): Promise<void> {
  await tx.query('DELETE FROM cashier_withheld_payout WHERE deposit_id = $1', [deposit])
}
