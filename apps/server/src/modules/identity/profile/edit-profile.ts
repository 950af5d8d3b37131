import { houseDay, isOfAge } from '@fairhouse/contract/age'
import type { BodyOf } from '@fairhouse/contract/call'
import type { editProfile as editProfileCall, Lockable } from '@fairhouse/contract/calls/profile'
import { type Answer, isRefused, type PlayerAsk, type Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import { changeEmail } from '../change-email.ts'
import { isServed } from '../countries.ts'
import { clearFlag, type RaisableFlag } from '../flags.ts'
import type { IdentityNeeds } from '../needs.ts'
import type { Passwords } from '../passwords.ts'
import { phoneNumber } from '../phone-number.ts'
import { heldProfile, profileOf, type StoredProfile } from '../store/profile-of.ts'
import { saveProfile } from '../store/save-profile.ts'
import { lockedOf, profileView } from './profile-view.ts'
import { isShared } from '../recent-proof.ts'
import { refusalOfNewEmail } from './refusal-of-new-email.ts'

type EditNeeds = IdentityNeeds & { readonly passwords: Passwords }
type Edit = BodyOf<typeof editProfileCall>
type FieldFaults = NonNullable<Refused['invalidFields']>

/** Changes what was sent, all of it or nothing. */
export function editProfile(needs: EditNeeds): Answer<'editProfile'> {
  return async (ask, body) => {
    if (await isShared(needs.database, ask.player)) return { refused: 'notPermitted' }
    const refused = await refusalOfNewEmail(needs, ask, body)
    if (refused) return refused
    const done = await needs.database.transaction((tx) => edit(needs, tx, { ask, body }))
    if (isRefused(done)) return done
    const { player } = ask
    return {
      reply: {
        profile: profileView(await profileOf(needs.database, player)),
        userStatus: await needs.playerStatus(player),
      },
    }
  }
}

async function edit(
  needs: EditNeeds,
  tx: Transaction,
  { ask: { player }, body }: { readonly ask: PlayerAsk; readonly body: Edit },
): Promise<Refused | { readonly saved: true }> {
  const before = await heldProfile(tx, player)
  const { email } = body
  const after = withPhone(changedBy(body, before), before)
  const invalidFields = faultsOf(before, after, houseDay(needs.clock.now()))
  if (Object.keys(invalidFields).length > 0) return { refused: 'formInvalid', invalidFields }
  // The first thing written, so that an address that is taken leaves everything as it was.
  if (email !== undefined && (await changeEmail(needs, tx, player, email)) === 'taken')
    return { refused: 'formInvalid', invalidFields: { email: 'taken' } }
  await saveProfile(tx, player, after)
  if (tellsWho(before, after)) await needs.personKnown(tx, player, null)
  for (const flag of settledFlags(body, after))
    await clearFlag(needs, tx, { player, flag, by: 'player', reason: 'saved the profile' })
  return { saved: true }
}

/** What was not sent stays. */
const changedBy = (said: Edit, before: StoredProfile): StoredProfile => ({
  ...before,
  title: or(said.title, before.title),
  gender: or(said.gender, before.gender),
  firstName: or(said.firstName, before.firstName),
  lastName: or(said.lastName, before.lastName),
  birthDate: or(said.birthDate, before.birthDate),
  country: or(said.country, before.country),
  phone: or(said.phone, before.phone),
  streetAddress: or(said.streetAddress, before.streetAddress),
  apartment: or(said.apartment, before.apartment),
  city: or(said.city, before.city),
  postalCode: or(said.postalCode, before.postalCode),
})

const or = <Value>(said: Value | undefined, before: Value): Value =>
  said === undefined ? before : said

type Typed = StoredProfile & { readonly phoneIsWrong?: true }

/** The number as it is kept: international. */
function withPhone(after: StoredProfile, before: StoredProfile): Typed {
  if (after.phone === null || after.phone === before.phone) return after
  const phone = phoneNumber(after.phone, after.country)
  return phone === null ? { ...after, phoneIsWrong: true } : { ...after, phone }
}

function faultsOf(before: StoredProfile, after: Typed, today: string): FieldFaults {
  const locked = lockedOf(before).filter((field) => after[field] !== before[field])
  return {
    ...(!isOfAge(after.birthDate, today) && { birthDate: 'age' as const }),
    ...(after.country !== before.country &&
      !isServed(after.country) && { country: 'notAllowed' as const }),
    ...(after.phoneIsWrong && { phone: 'notAllowed' as const }),
    ...Object.fromEntries(locked.map((field) => [field, 'locked' as const])),
  }
}

/** Whether it changes by what the house recognises a person. */
const tellsWho = (before: StoredProfile, after: StoredProfile): boolean =>
  before.firstName !== after.firstName ||
  before.lastName !== after.lastName ||
  before.birthDate !== after.birthDate

const addressFields = ['streetAddress', 'city', 'postalCode'] as const

/** Doubts of the house that end because the player has now said, in full, what was doubted. */
function settledFlags(
  said: Partial<Record<Lockable, unknown>>,
  after: StoredProfile,
): RaisableFlag[] {
  const isSaid = (field: Lockable): boolean => said[field] !== undefined
  const addressIsWhole = addressFields.every((field) => after[field] !== null)
  return [
    ...(isSaid('birthDate') ? (['birthDate'] as const) : []),
    ...(addressIsWhole && addressFields.some(isSaid) ? (['contactAddress'] as const) : []),
    ...(after.phone !== null && isSaid('phone') ? (['phone'] as const) : []),
  ]
}
