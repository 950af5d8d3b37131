import { z } from 'zod'
import { call } from '../call.ts'
import { userStatus } from '../entities/user-status.ts'
import { typedPassword } from '../fields.ts'
import { profileFields } from '../forms.ts'
import { genders, titles } from '../limits.ts'
import { mayBeEmpty } from '../person-fields.ts'

/** Fields that can be checked against papers, and are then no longer the player's to change. */
export const lockable = [
  'title',
  'gender',
  'firstName',
  'lastName',
  'birthDate',
  'country',
  'phone',
  'streetAddress',
  'apartment',
  'city',
  'postalCode',
] as const
export type Lockable = (typeof lockable)[number]

const said = z.string().nullable()

/** What the house knows of a player; null for what he did not say. */
export const profile = z.object({
  login: z.string(),
  /** 1 real money, 2 play money. */
  userType: z.union([z.literal(1), z.literal(2)]),
  email: z.string(),
  title: z.enum(titles).nullable(),
  gender: z.enum(genders).nullable(),
  firstName: said,
  lastName: said,
  /** YYYY-MM-DD */
  birthDate: z.string(),
  /** ISO 3166-1 alpha-2; empty while the player has not said it. */
  country: z.string(),
  phone: said,
  streetAddress: said,
  apartment: said,
  city: said,
  postalCode: said,
  receiveNewsletter: z.boolean(),
  avatarImageId: z.int(),
  /** Fields that only the house can still change. */
  locked: z.array(z.enum(lockable)),
})
export type Profile = z.infer<typeof profile>

/** Shared with the browser's form. `password` is the one in force; it is asked for when the address changes. */
export const profileForm = z.object({ ...profileFields, password: mayBeEmpty(typedPassword) })

export const readProfile = call({
  does: 'Tells the player what the house knows of him.',
  path: '/user/profile/json2',
  who: 'player',
  body: z.object({}),
  reply: z.object({ profile }),
  refusals: [],
  rateLimit: { count: 120, seconds: 60, per: 'player' },
})

export const editProfile = call({
  does: 'Changes what is sent, leaves the rest; another e-mail address needs the password. Flags that become untrue are cleared.',
  path: '/user/profile-edit/json2',
  who: 'player',
  body: profileForm,
  reply: z.object({ profile, userStatus }),
  refusals: ['tooManyAttempts', 'notPermitted'],
  rateLimit: { count: 30, seconds: 900, per: 'player' },
})
