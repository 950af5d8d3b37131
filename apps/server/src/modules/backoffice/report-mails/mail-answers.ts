import {
  type mailReport,
  type reportMails,
  reportMailsAtMost,
  type setStaffAddress,
  type stopReportMail,
} from '@fairhouse/contract/backoffice/report-mails'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import type { BackofficeNeeds } from '../needs.ts'
import {
  insertReportMail,
  keptReportMails,
  setAddress,
  stopStoredMail,
} from '../store/report-mails.ts'
import { together } from '../together.ts'
import { readersOfReports } from './readers.ts'

export const tellReportMails =
  ({ database }: BackofficeNeeds): StaffAnswer<typeof reportMails> =>
  async () => {
    const readers = await readersOfReports(database)
    return {
      reply: { mails: await keptReportMails(database), readers: readers.map(({ name }) => name) },
    }
  }

export const scheduleReport =
  (needs: BackofficeNeeds): StaffAnswer<typeof mailReport> =>
  async (present, { id, by, every, to }) => {
    const readers = await readersOfReports(needs.database)
    if (!readers.some(({ name }) => name === to)) return { refused: 'notFound' }
    const recorded = { deed: 'mailReport', subject: `staff ${to}`, facts: { by, every } }
    const mail = { id, by, every, to, madeBy: present.name }
    const bounds = { nowMs: needs.clock.now(), most: reportMailsAtMost }
    const isMade = await together(needs, present, recorded, (tx) =>
      insertReportMail(tx, mail, bounds),
    )
    return isMade ? { reply: {} } : { refused: 'soAlready' }
  }

export const stopMail =
  (needs: BackofficeNeeds): StaffAnswer<typeof stopReportMail> =>
  async (present, { id }) => {
    const recorded = { deed: 'stopReportMail', subject: `report mail ${id}`, facts: {} }
    const isDone = await together(needs, present, recorded, (tx) =>
      stopStoredMail(tx, id, needs.clock.now()),
    )
    return isDone ? { reply: {} } : { refused: 'notFound' }
  }

/** The chain, from which nothing is ever removed, has that there is an address and not which. */
export const changeAddress =
  (needs: BackofficeNeeds): StaffAnswer<typeof setStaffAddress> =>
  async (present, { staff, email, note }) => {
    const facts = { hasAddress: email !== null, note }
    const recorded = { deed: 'setStaffAddress', subject: `staff ${staff}`, facts }
    const isDone = await together(needs, present, recorded, (tx) => setAddress(tx, staff, email))
    return isDone ? { reply: {} } : { refused: 'soAlready' }
  }
