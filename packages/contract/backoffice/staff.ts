import { z } from 'zod'
import { note, player, time } from './fields.ts'
import { roles } from './rights.ts'
import { staffCall } from './staff-call.ts'

/** A name as the table takes it. */
const staffName = z.string().regex(/^[a-z][a-z0-9.-]{2,39}$/)

/** A browser in which somebody of the staff is signed in. */
const staffSession = z.object({
  id: z.uuid(),
  staff: z.string(),
  address: z.string(),
  /** Such as `Firefox, Linux`. */
  browser: z.string(),
  begunAt: time,
  seenAt: time,
  /** The one that asks. */
  isThis: z.boolean(),
})
export type StaffSession = z.output<typeof staffSession>

const person = z.object({
  name: z.string(),
  role: z.enum(roles),
  active: z.boolean(),
  /** Whether codes of an authenticator app count for them. */
  hasApp: z.boolean(),
  passkeys: z.int(),
  recoveryCodesLeft: z.int(),
  /** Where they get mail, such as reports. */
  email: z.string().nullable(),
})

/** A wish that somebody begins anew, without app, passkeys and recovery codes. */
const reset = z.object({
  id: z.uuid(),
  staff: z.string(),
  note: z.string(),
  askedBy: z.string(),
  askedAt: time,
})
export type Reset = z.output<typeof reset>

export const ownSessions = staffCall({
  does: 'Where who asks is signed in.',
  right: null,
  body: z.object({}),
  reply: z.object({ sessions: z.array(staffSession) }),
})

export const endOwnSession = staffCall({
  does: 'Signs who asks out in one browser.',
  right: null,
  body: z.object({ session: z.uuid() }),
  reply: z.object({}),
})

export const staff = staffCall({
  does: 'Who works here or did, where they are signed in, and who waits for a second owner.',
  right: 'manageStaff',
  body: z.object({}),
  reply: z.object({
    people: z.array(person),
    sessions: z.array(staffSession),
    resets: z.array(reset),
    /** Whether everybody has to sign in with a second factor. */
    secondFactor: z.boolean(),
  }),
})

export const endStaffSession = staffCall({
  does: 'Signs somebody of the staff out in one browser.',
  right: 'manageStaff',
  body: z.object({ session: z.uuid() }),
  reply: z.object({}),
})

export const askReset = staffCall({
  does: 'Asks that somebody who lost all second factors and recovery codes begins anew; another owner decides.',
  right: 'manageStaff',
  proof: true,
  body: z.object({ staff: staffName, note }),
  reply: z.object({ id: z.uuid() }),
})

export const decideReset = staffCall({
  does: 'Lets somebody begin anew as another owner asked, with a new first password, or declines it.',
  right: 'manageStaff',
  proof: true,
  body: z.object({ id: z.uuid(), approve: z.boolean() }),
  reply: z.object({
    /** For the next sign-in, shown this once; null when it was declined. */
    password: z.string().nullable(),
  }),
})

export const showContacts = staffCall({
  does: 'Shows a player’s email, phone, address and date of birth to who otherwise sees them masked.',
  right: 'showContacts',
  body: z.object({ player, note }),
  reply: z.object({
    email: z.string(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    birthDate: z.string().nullable(),
  }),
})
