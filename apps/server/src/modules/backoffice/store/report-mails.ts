import type { MailedEvery, ReportMail } from '@fairhouse/contract/backoffice/report-mails'
import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Role } from '../staff/roles.ts'

const columns = `
  id, rows_by AS by, every, staff AS "to", made_by AS "madeBy", sent_until::text AS "sentUntil"`

export const keptReportMails = (on: Queryable): Promise<ReportMail[]> =>
  rowsOf(
    on,
    `SELECT ${columns} FROM backoffice_report_mail WHERE stopped_at IS NULL ORDER BY made_at, id LIMIT 200`,
  )

/** False when there is one under the id, or as many as there may be. */
export async function insertReportMail(
  tx: Transaction,
  mail: Omit<ReportMail, 'sentUntil'>,
  { nowMs, most }: { readonly nowMs: number; readonly most: number },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `INSERT INTO backoffice_report_mail (id, rows_by, every, staff, made_by, made_at)
     SELECT $1, $2, $3, $4, $5, to_timestamp($6::double precision / 1000)
     WHERE (SELECT count(*) FROM backoffice_report_mail WHERE stopped_at IS NULL) < $7 ON CONFLICT (id) DO NOTHING`,
    [mail.id, mail.by, mail.every, mail.to, mail.madeBy, nowMs, most],
  )
  return rowCount === 1
}

export async function stopStoredMail(tx: Transaction, id: string, nowMs: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE backoffice_report_mail SET stopped_at = to_timestamp($2::double precision / 1000)
     WHERE id = $1 AND stopped_at IS NULL`,
    [id, nowMs],
  )
  return rowCount === 1
}

/** A mail that was not sent up to a day yet, held until the transaction ends; null: none, or another node has them. */
export async function holdDueMail(
  tx: Transaction,
  every: MailedEvery,
  until: string,
): Promise<ReportMail | null> {
  const [row] = await rowsOf<ReportMail>(
    tx,
    `SELECT ${columns} FROM backoffice_report_mail
     WHERE stopped_at IS NULL AND every = $1 AND (sent_until IS NULL OR sent_until < $2) ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [every, until],
  )
  return row ?? null
}

export async function moveSentUntil(tx: Transaction, id: string, until: string): Promise<void> {
  await tx.query('UPDATE backoffice_report_mail SET sent_until = $2 WHERE id = $1', [id, until])
}

/** Somebody who works here, and where they get mail. */
export interface StaffAddress {
  readonly name: string
  readonly role: Role
  readonly email: string
}

/** Everybody who works here and has an address, by name. */
export const staffAddresses = (on: Queryable): Promise<StaffAddress[]> =>
  rowsOf(
    on,
    `SELECT name, role, email FROM backoffice_staff WHERE active AND email IS NOT NULL ORDER BY name LIMIT 500`,
  )

/** False when it was so, or nobody of the name works here. */
export async function setAddress(
  tx: Transaction,
  staff: string,
  email: string | null,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'UPDATE backoffice_staff SET email = $2 WHERE name = $1 AND active AND email IS DISTINCT FROM $2',
    [staff, email],
  )
  return rowCount === 1
}
