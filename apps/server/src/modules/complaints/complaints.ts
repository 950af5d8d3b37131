import {
  complaintDays,
  type ComplaintSubject,
  openComplaintsAtMost,
} from '@fairhouse/contract/complaint-choices'
import type { Complaint } from '@fairhouse/contract/entities/complaint'
import type { Answers, Outcome, PlayerAsk, Refused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import type { ComplaintNeeds } from './needs.ts'
import { idOf, numberOf, secondLookUntil, shownComplaint } from './shown-complaints.ts'
import { complaintOf, complaintsOf } from './store/complaints-of.ts'
import { heldOpenComplaints, insertComplaint, isRecorded } from './store/insert-complaint.ts'
import { holdComplaint, insertStep, moveComplaint } from './store/move-complaint.ts'
import { complaintNews } from './complaint-news.ts'

const dayMs = 24 * 3_600_000

/** What players ask of complaints. */
export const complaintAnswers = (
  needs: ComplaintNeeds,
): Answers<'complaints' | 'fileComplaint' | 'escalateComplaint'> => ({
  complaints: ({ player }) => all(needs, player),
  fileComplaint: (ask, body) => file(needs, ask, body),
  escalateComplaint: (ask, body) => escalate(needs, ask, body),
})

type Reply = Outcome<{ readonly complaints: readonly Complaint[] }>

const all = async (needs: ComplaintNeeds, player: PlayerId): Promise<Reply> => ({
  reply: { complaints: await shownComplaints(needs, player) },
})

/** The newest first. */
export async function shownComplaints(
  { database, clock }: Pick<ComplaintNeeds, 'database' | 'clock'>,
  player: PlayerId,
): Promise<Complaint[]> {
  const now = clock.now()
  return (await complaintsOf(database, player)).map((one) => shownComplaint(one, now))
}

async function file(
  needs: ComplaintNeeds,
  { player }: PlayerAsk,
  body: {
    readonly requestKey: string
    readonly subject: ComplaintSubject
    readonly text: string
    readonly reference?: string | undefined
  },
): Promise<Reply> {
  const now = needs.clock.now()
  const { requestKey, subject, text } = body
  const reference = body.reference === undefined || body.reference === '' ? null : body.reference
  const refused = await needs.database.transaction(async (tx): Promise<Refused | null> => {
    const open = await heldOpenComplaints(tx, player)
    const dueAt = now + complaintDays.answer * dayMs
    const given = { requestKey, subject, reference, now, dueAt }
    if (await isRecorded(tx, player, requestKey)) return null
    if (open >= openComplaintsAtMost) return { refused: 'notPermitted' }
    const id = await insertComplaint(tx, player, given)
    await insertStep(tx, id, { what: 'filed', staff: null, text, at: now })
    await needs.send(tx, player, complaintNews('filed', { number: numberOf(id), dueAt }))
    return null
  })
  return refused ?? all(needs, player)
}

async function escalate(
  needs: ComplaintNeeds,
  { player }: PlayerAsk,
  { number, text }: { readonly number: string; readonly text: string },
): Promise<Reply> {
  const now = needs.clock.now()
  const id = idOf(number)
  const refused = await needs.database.transaction(async (tx): Promise<Refused | null> => {
    const held = await holdComplaint(tx, id)
    const one = held?.player === player ? await complaintOf(tx, id) : null
    if (one === null) return { refused: 'notFound' }
    if (secondLookUntil(one, now) === null) return { refused: 'notPermitted' }
    const dueAt = now + complaintDays.secondLook * dayMs
    const step = { what: 'escalated', staff: null, text, at: now } as const
    await moveComplaint(tx, id, { state: 'escalated', dueAt }, step)
    await needs.send(tx, player, complaintNews('escalated', { number, dueAt }))
    return null
  })
  return refused ?? all(needs, player)
}
