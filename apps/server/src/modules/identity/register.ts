import { houseDay, isOfAge } from '@fairhouse/contract/age'
import { age } from '@fairhouse/contract/limits'
import { rulesOf } from '@fairhouse/jurisdictions'
import type { register as registerCall } from '@fairhouse/contract/calls/session'
import type { BodyOf } from '@fairhouse/contract/call'
import { type Answer, type Ask, isRefused, type Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { beginSignIn } from './begin-sign-in.ts'
import { newsVersion, noteConsent } from './consents/consent.ts'
import { isServed } from './countries.ts'
import { becomeAccount } from './guests/store/become-account.ts'
import { distrustBrowsers } from './guests/store/distrust-browsers.ts'
import { isGuest } from './guests/store/is-guest.ts'
import type { SessionKeeper } from './keep-sessions.ts'
import type { IdentityNeeds } from './needs.ts'
import type { Passwords } from './passwords.ts'
import type { PasswordJudge } from './judge-passwords.ts'
import { phoneNumber } from './phone-number.ts'
import { placeOf, unknownCountry } from './place-of.ts'
import { redirectOf } from './redirect.ts'
import { sendVerification } from './send-verification.ts'
import { emailIsTaken } from './store/email-is-taken.ts'
import { holdAddresses } from './store/hold-addresses.ts'
import { insertAccount, type NewAccount } from './store/insert-account.ts'
import { takenFields } from './store/taken-fields.ts'
import { termsVersion } from './terms.ts'
import { createTurns } from './turns.ts'
import { userHash } from './user-hash.ts'

type SignUp = BodyOf<typeof registerCall>
/** A sign-up that was checked. */
interface Entry {
  readonly ask: Ask
  readonly body: SignUp
  readonly passwordHash: string
  /** Who signs up is this guest; null: somebody new. */
  readonly guest: PlayerId | null
}
type RegisterNeeds = IdentityNeeds & {
  readonly sessions: SessionKeeper
  readonly passwords: Passwords
  readonly judge: PasswordJudge
}

/** So many sign-ups judge and hash a password at a time; the others wait, and may find their name taken by then. */
const atOnce = 3

/**
 * Opens an account with everything a player needs to play, all or nothing, and signs the player in. A guest who signs up for play money goes on
 * as the same player.
 */
export function register(needs: RegisterNeeds): Answer<'register'> {
  const turn = createTurns(atOnce)
  return async (ask, body) => {
    if (body.userType === 1 && !needs.takesRealMoneyAccounts) return { refused: 'notPermitted' }
    // Before it waits: another tab that is faster makes this sign-up void, not another account.
    const guest = await guestOf(needs, ask)
    const opened = await turn(() => checkAndOpen(needs, { ask, body, guest }))
    if (isRefused(opened)) return opened
    const { player, session, over } = opened
    needs.sessions.tellOver(over)
    return {
      reply: {
        userStatus: await needs.playerStatus(player),
        userHash: userHash(player, session.sessionId),
        redirect:
          redirectOf(body.source, ask.language) ?? `/${ask.language}/registration-successful`,
      },
      session: { begin: session.token },
      device: session.device,
    }
  }
}

/** The password is judged and hashed last: both take long, and a name that is taken needs neither. */
async function checkAndOpen(needs: RegisterNeeds, asked: Omit<Entry, 'passwordHash'>) {
  const { body } = asked
  const faults = await faultsOf(needs, body)
  if (Object.keys(faults).length > 0) return refuse(faults)
  const { login, email, password, firstName, lastName } = body
  const known = [login, email, firstName, lastName].filter((word) => typeof word === 'string')
  const strength = await needs.judge.strengthOf(password, known)
  if (strength === 'weak') return refuse({ password: 'weak' })
  const passwordHash = await needs.passwords.hash(password)
  const opened = await open(needs, { ...asked, passwordHash })
  if (opened) return opened
  // Somebody else took the name or the address while the password was hashed.
  const taken = await takenFields(needs.database, login, email)
  // Or this guest became an account in another tab, which has told this one.
  return Object.keys(taken).length > 0 ? refuse(taken) : { refused: 'notPermitted' as const }
}

const guestOf = async ({ database }: RegisterNeeds, { player }: Ask): Promise<PlayerId | null> =>
  player !== null && (await isGuest(database, player)) ? player : null

type FieldFaults = NonNullable<Refused['invalidFields']>

const refuse = (invalidFields: FieldFaults): Refused => ({ refused: 'formInvalid', invalidFields })

async function faultsOf(needs: RegisterNeeds, body: SignUp): Promise<FieldFaults> {
  const { login, email, birthDate, country, phone } = body
  return {
    ...(!isOfAge(birthDate, houseDay(needs.clock.now()), leastAge(needs, body)) && {
      birthDate: 'age' as const,
    }),
    ...countryFault(needs, body),
    ...(phone &&
      phoneNumber(phone, country ?? unknownCountry) === null && { phone: 'notAllowed' as const }),
    ...(await takenFields(needs.database, login, email)),
  }
}

/** Money is for who is as old as their place asks; play money for who is of the age that the house asks of everybody. */
const leastAge = ({ licence }: IdentityNeeds, { userType, country }: SignUp): number =>
  userType === 1 ? rulesOf(licence.code, country ?? null).rules.minAge : age.min

/** Whoever plays for money says where they live; with play money they may leave it open. */
function countryFault(needs: IdentityNeeds, body: SignUp): FieldFaults {
  if (body.country) return mayLiveThere(needs, body, body.country) ? {} : { country: 'notAllowed' }
  return body.userType === 1 ? { country: 'required' } : {}
}

/** Money that has a value is taken from where the licence lets the house take it. */
const mayLiveThere = ({ licence }: IdentityNeeds, { userType }: SignUp, country: string): boolean =>
  isServed(country) &&
  (userType === 2 || !licence.realMoney || rulesOf(licence.code, country).served)

function open(needs: RegisterNeeds, entry: Entry) {
  const { ask, body, guest, passwordHash } = entry
  // Credits are no dollars, so an account for dollars is another player's, and the guest stays what they are.
  const becomes = body.userType === 2 ? guest : null
  return needs.database.transaction(async (tx) => {
    const { acceptTerms: _agreed, source: _source, password: _password, ...entered } = body
    await holdAddresses(tx, [body.email, body.login])
    const mine = { email: body.email, player: null, nowMs: needs.clock.now() }
    if (await emailIsTaken(tx, mine)) return null
    const player = await writeAccount(needs, tx, becomes, {
      ...entered,
      country: body.country ?? placeOf(needs, ask),
      phone: body.phone ? phoneNumber(body.phone, body.country ?? unknownCountry) : null,
      passwordHash,
      language: ask.language,
      termsVersion,
      nowMs: needs.clock.now(),
    })
    if (player === null) return null
    await noteAgreed(needs, tx, player, body)
    await sendVerification(needs, tx, { ...body, player, language: ask.language })
    const over = becomes === null ? [] : await leaveGuestBehind(needs, tx, { player, ask })
    const here = becomes === null ? ask : { ...ask, device: null }
    const session = await beginSignIn(needs, tx, { ask: here, player })
    await needs.personKnown(tx, player, guest === player ? null : guest)
    return { player, session, over }
  })
}

/** Whoever had come by the cookies of a guest is not in the account that the guest becomes. @returns the sessions that ended. */
async function leaveGuestBehind(
  { sessions }: RegisterNeeds,
  tx: Transaction,
  { player, ask }: { readonly player: PlayerId; readonly ask: Ask },
): Promise<readonly string[]> {
  await distrustBrowsers(tx, player)
  return sessions.endOf(tx, { player, only: null, except: ask.sessionId, reason: 'revoked' })
}

/** What a sign-up agrees to: the terms, and news where they were asked for. */
async function noteAgreed(
  { clock }: RegisterNeeds,
  tx: Transaction,
  player: PlayerId,
  { receiveNewsletter }: SignUp,
): Promise<void> {
  const consent = { given: true, by: 'player', at: clock.now() } as const
  await noteConsent(tx, player, { ...consent, what: 'terms', version: termsVersion })
  if (receiveNewsletter)
    await noteConsent(tx, player, { ...consent, what: 'news', version: newsVersion })
}

/**
 * A new account, or the guest's: the same player goes on with another name, and whatever was decided on what the guest was is void. Null when the
 * name was taken, or another tab was faster.
 */
async function writeAccount(
  needs: RegisterNeeds,
  tx: Transaction,
  guest: PlayerId | null,
  account: NewAccount,
): Promise<PlayerId | null> {
  if (guest !== null) {
    if (!(await becomeAccount(tx, guest, account))) return null
    await needs.touchSeat(tx, guest)
    return guest
  }
  const player = await insertAccount(tx, account)
  if (player !== null) await needs.openSeat(tx, player, account.userType)
  return player
}
