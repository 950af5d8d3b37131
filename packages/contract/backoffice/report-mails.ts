import { z } from 'zod'
import { note } from './fields.ts'
import { reportBy } from './reports.ts'
import { staffCall } from './staff-call.ts'

/** How often a report is mailed: of the day before, or on Mondays of the week before. */
export const mailedEvery = ['day', 'week'] as const
export type MailedEvery = (typeof mailedEvery)[number]
/** In all. */
export const reportMailsAtMost = 50

const staffName = z.string().regex(/^[a-z][a-z0-9.-]{2,39}$/)

const reportMail = z.object({
  id: z.uuid(),
  by: z.enum(reportBy),
  every: z.enum(mailedEvery),
  to: z.string(),
  madeBy: z.string(),
  /** The last day that was mailed; null: none yet. */
  sentUntil: z.string().nullable(),
})
export type ReportMail = z.output<typeof reportMail>

export const reportMails = staffCall({
  does: 'Which reports are mailed to whom, and who of the staff can get one.',
  right: 'mailReports',
  body: z.object({}),
  reply: z.object({
    mails: z.array(reportMail),
    /** Staff with the right to read reports and an address. */
    readers: z.array(z.string()),
  }),
})

export const mailReport = staffCall({
  does: 'Mails a report every day or week to somebody of the staff who may read reports.',
  right: 'mailReports',
  body: z.object({
    id: z.uuid().toLowerCase(),
    by: z.enum(reportBy),
    every: z.enum(mailedEvery),
    to: staffName,
  }),
  reply: z.object({}),
})

export const stopReportMail = staffCall({
  does: 'Mails a report no more.',
  right: 'mailReports',
  body: z.object({ id: z.uuid() }),
  reply: z.object({}),
})

export const setStaffAddress = staffCall({
  does: 'Says where somebody of the staff gets mail, or null: nowhere.',
  right: 'manageStaff',
  proof: true,
  body: z.object({ staff: staffName, email: z.email().max(100).nullable(), note }),
  reply: z.object({}),
})
