import type {
  answerComplaint,
  complaint,
  complaints,
} from '@fairhouse/contract/backoffice/complaints'
import { numberOf, type StoredComplaint } from '#modules/complaints'
import { isoTime } from '#platform/iso-time'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { loginsOf, recordPlayer, recordQueue } from './reading.ts'
import type { StaffAnswer } from './staff-answer.ts'

/** So many the complaints' desk tells at once. */
const complaintsTold = 100

const idOf = (number: string): string => number.slice('C-'.length)

/** Complaints for which an answer is owed. */
export const tellWaitingComplaints =
  (needs: BackofficeNeeds): StaffAnswer<typeof complaints> =>
  async (present) => {
    const waiting = await needs.complaints.waiting()
    await recordQueue(needs, present, { queue: 'complaints', shown: waiting.length })
    const loginOf = await loginsOf(needs, waiting)
    return {
      reply: {
        complaints: waiting.map((one) => shown(one, needs.clock.now(), loginOf)),
        more: waiting.length === complaintsTold,
      },
    }
  }

/** A complaint with all that was said; that somebody read it is written down before. */
export const tellComplaint =
  (needs: BackofficeNeeds): StaffAnswer<typeof complaint> =>
  async (present, { number }) => {
    const one = await needs.complaints.one(idOf(number))
    if (!one) return { refused: 'notFound' }
    await recordPlayer(needs, present, { player: one.player, part: 'complaint', of: number })
    return {
      reply: {
        ...shown(one, needs.clock.now(), await loginsOf(needs, [one])),
        reference: one.reference,
        steps: one.steps.map(({ what, staff, text, at }) => ({
          what,
          staff,
          text,
          at: isoTime(at),
        })),
      },
    }
  }

/** What was written stands with the complaint. */
export const giveComplaintAnswer =
  ({ database, clock, complaints: desk }: BackofficeNeeds): StaffAnswer<typeof answerComplaint> =>
  ({ name: staff }, { number, text }) =>
    database.transaction(async (tx) => {
      const refused = await desk.answer(tx, { id: idOf(number), staff, text })
      if (refused !== null)
        return { refused: refused === 'answeredBefore' ? 'ownAnswer' : 'decidedAlready' }
      const subject = `complaint ${number}`
      const facts = { letters: text.length }
      await writeDeed(tx, { at: clock.now(), staff, deed: 'answerComplaint', subject, facts })
      return { reply: {} }
    })

const shown = (
  { id, player, subject, state, dueAt }: StoredComplaint,
  now: number,
  loginOf: (player: number) => string,
) => ({
  number: numberOf(id),
  player,
  login: loginOf(player),
  subject,
  state,
  dueAt: dueAt === null ? null : isoTime(dueAt),
  late: dueAt !== null && dueAt < now,
})
