import type {
  askReset,
  decideReset,
  endOwnSession,
  endStaffSession,
  ownSessions,
  staff,
  StaffSession,
} from '@fairhouse/contract/backoffice/staff'
import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import type { Passwords } from '#modules/identity'
import { uuidV7 } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { writeDeed } from '../deeds/write-deed.ts'
import { onlyHost } from '#platform/webauthn/relying-party'
import type { BackofficeNeeds } from '../needs.ts'
import { beginAnew, newFirstPassword } from '../staff/reset-access.ts'
import type { Present } from '../staff/sitting.ts'
import { sessionsSince } from '../staff/sitting.ts'
import {
  decideStoredReset,
  holdReset,
  insertReset,
  type StoredReset,
  waitingResets,
} from '../store/resets.ts'
import { endSessionNumbered, type ListedSession, openSessions } from '../store/sessions.ts'
import { listStaff } from '../store/staff.ts'
import { together } from '../together.ts'
import type { Outcome, StaffAnswer } from './staff-answer.ts'

type Needs = BackofficeNeeds & { readonly passwords: Passwords }

export const tellOwnSessions =
  ({ database, clock }: Needs): StaffAnswer<typeof ownSessions> =>
  async (present) => {
    const sessions = await openSessions(database, present.name, sessionsSince(clock.now()))
    return { reply: { sessions: sessions.map((one) => shownSession(one, present)) } }
  }

export const tellStaff =
  ({ database, clock, staff: { secondFactor, origin } }: Needs): StaffAnswer<typeof staff> =>
  async (present) => {
    const sessions = await openSessions(database, null, sessionsSince(clock.now()))
    const people = await listStaff(database, onlyHost(origin))
    const resets = await waitingResets(database)
    return {
      reply: {
        secondFactor,
        people,
        sessions: sessions.map((one) => shownSession(one, present)),
        resets: resets.map(({ state: _state, ...one }) => ({
          ...one,
          askedAt: isoTime(one.askedAt.getTime()),
        })),
      },
    }
  }

const shownSession = (
  { begunAt, seenAt, ...one }: ListedSession,
  { sessionId }: Present,
): StaffSession => ({
  ...one,
  begunAt: isoTime(begunAt.getTime()),
  seenAt: isoTime(seenAt.getTime()),
  isThis: one.id === sessionId,
})

export const endOwn =
  (needs: Needs): StaffAnswer<typeof endOwnSession> =>
  (present, { session }) =>
    endOne(needs, present, { session, of: present.name })

export const endOfStaff =
  (needs: Needs): StaffAnswer<typeof endStaffSession> =>
  (present, { session }) =>
    endOne(needs, present, { session, of: null })

/** Ends a session, of one person or of anybody. */
async function endOne(
  needs: Needs,
  { name }: Present,
  { session, of }: { readonly session: string; readonly of: string | null },
): Promise<Outcome<Record<string, never>>> {
  return needs.database.transaction(async (tx) => {
    const staff = await endSessionNumbered(tx, session, of)
    if (staff === null) return { refused: 'notFound' }
    const done = { at: needs.clock.now(), staff: name, deed: 'endStaffSession' }
    await writeDeed(tx, { ...done, subject: staff, facts: { session } })
    return { reply: {} }
  })
}

export const askForReset =
  (needs: Needs): StaffAnswer<typeof askReset> =>
  async (present, { staff: name, note }) => {
    if (name === present.name) return { refused: 'ownRequest' }
    const at = needs.clock.now()
    const id = uuidV7(at)
    const recorded = { deed: 'askReset', subject: name, facts: { reset: id, note } }
    const isDone = await together(needs, present, recorded, (tx) =>
      insertReset(tx, { id, staff: name, note, askedBy: present.name, at }),
    )
    return isDone ? { reply: { id } } : { refused: 'soAlready' }
  }

/** Another owner makes it, or anybody with the right declines it. */
export const decideOnReset =
  (needs: Needs): StaffAnswer<typeof decideReset> =>
  async (present, { id, approve }) => {
    const first = approve ? await newFirstPassword(needs.passwords) : null
    return needs.database.transaction(async (tx) => {
      const held = await holdReset(tx, id)
      if (held === null) return { refused: 'notFound' } as const
      const refused = whyNot(held, present, approve)
      if (refused !== null) return { refused }
      const [at, { name: by }] = [needs.clock.now(), present]
      await decideStoredReset(tx, { id, state: approve ? 'made' : 'declined', by, at })
      if (first !== null) {
        const anew = { name: held.staff, hash: first.hash }
        if (!(await beginAnew(tx, { nowMs: at, by }, anew)))
          throw new Error(`${held.staff} went while a reset of theirs was decided`)
      } else {
        const facts = { reset: id }
        await writeDeed(tx, { at, staff: by, deed: 'declineReset', subject: held.staff, facts })
      }
      return { reply: { password: first?.password ?? null } }
    })
  }

/** Neither who asked nor the one it is about lets it happen. */
function whyNot(
  { state, askedBy, staff: about }: StoredReset,
  { name }: Present,
  approve: boolean,
): StaffRefusal | null {
  if (state !== 'waiting') return 'decidedAlready'
  return approve && (askedBy === name || about === name) ? 'ownRequest' : null
}
