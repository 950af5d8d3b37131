import { houseDay, isOfAge } from '@fairhouse/contract/age'
import { age } from '@fairhouse/contract/limits'
import { rulesOf } from '@fairhouse/jurisdictions'
import type { register as registerCall } from '@fairhouse/contract/calls/session'
import type { BodyOf } from '@fairhouse/contract/call'
import { type Answer, type Ask, isRefused, type Refused } from '#platform/answer'
import { beginSignIn } from './begin-sign-in.ts'
import { newsVersion, noteConsent } from './consents/consent.ts'
import { isServed } from './countries.ts'
import type { SessionKeeper } from './keep-sessions.ts'
import type { IdentityNeeds } from './needs.ts'
import type { Passwords } from './passwords.ts'
import type { PasswordJudge } from './judge-passwords.ts'
import { phoneNumber } from './phone-number.ts'
import { redirectOf } from './redirect.ts'
import { sendVerification } from './send-verification.ts'
import { emailIsTaken } from './store/email-is-taken.ts'
import { holdAddresses } from './store/hold-addresses.ts'
import { insertAccount } from './store/insert-account.ts'
import { takenFields } from './store/taken-fields.ts'
import { termsVersion } from './terms.ts'
import { createTurns } from './turns.ts'
import { userHash } from './user-hash.ts'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'

type SignUp = BodyOf<typeof registerCall>
type RegisterNeeds = IdentityNeeds & {
  readonly sessions: SessionKeeper
  readonly passwords: Passwords
  readonly judge: PasswordJudge
}

/** So many sign-ups judge and hash a password at a time; the others wait, and may find their name taken by then. */
const atOnce = 3

/** Opens an account with everything a player needs to play, all or nothing, and signs the player in. */
export function register(needs: RegisterNeeds): Answer<'register'> {
  const turn = createTurns(atOnce)
  return async (ask, body) => {
    if (body.userType === 1 && !needs.takesRealMoneyAccounts) return { refused: 'notPermitted' }
    const opened = await turn(() => checkAndOpen(needs, ask, body))
    if (isRefused(opened)) return opened
    const { player, session } = opened
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
async function checkAndOpen(needs: RegisterNeeds, ask: Ask, body: SignUp) {
  const faults = await faultsOf(needs, body)
  if (Object.keys(faults).length > 0) return refuse(faults)
  const { login, email, password, firstName, lastName } = body
  const known = [login, email, firstName, lastName].filter((word) => typeof word === 'string')
  const strength = await needs.judge.strengthOf(password, known)
  if (strength === 'weak') return refuse({ password: 'weak' })
  const passwordHash = await needs.passwords.hash(password)
  const opened = await open(needs, { ask, body, passwordHash })
  // Somebody else took the name or the address while the password was hashed.
  return opened ?? refuse(await takenFields(needs.database, login, email))
}

type FieldFaults = NonNullable<Refused['invalidFields']>

const refuse = (invalidFields: FieldFaults): Refused => ({ refused: 'formInvalid', invalidFields })

async function faultsOf(needs: RegisterNeeds, body: SignUp): Promise<FieldFaults> {
  const { login, email, birthDate, country, phone } = body
  return {
    ...(!isOfAge(birthDate, houseDay(needs.clock.now()), leastAge(needs, body)) && {
      birthDate: 'age' as const,
    }),
    ...(!mayLiveThere(needs, body) && { country: 'notAllowed' as const }),
    ...(phone && phoneNumber(phone, country) === null && { phone: 'notAllowed' as const }),
    ...(await takenFields(needs.database, login, email)),
  }
}

/** Money is for who is as old as their place asks; play money for who is of the age that the house asks of everybody. */
const leastAge = ({ licence }: IdentityNeeds, { userType, country }: SignUp): number =>
  userType === 1 ? rulesOf(licence.code, country).rules.minAge : age.min

/** Money that has a value is taken from where the licence lets the house take it. */
const mayLiveThere = ({ licence }: IdentityNeeds, { userType, country }: SignUp): boolean =>
  isServed(country) &&
  (userType === 2 || !licence.realMoney || rulesOf(licence.code, country).served)

function open(needs: RegisterNeeds, entry: { ask: Ask; body: SignUp; passwordHash: string }) {
  const { ask, body, passwordHash } = entry
  return needs.database.transaction(async (tx) => {
    const { acceptTerms: _agreed, source: _source, password: _password, ...entered } = body
    await holdAddresses(tx, [body.email])
    const mine = { email: body.email, player: null, nowMs: needs.clock.now() }
    if (await emailIsTaken(tx, mine)) return null
    const player = await insertAccount(tx, {
      ...entered,
      phone: body.phone ? phoneNumber(body.phone, body.country) : null,
      passwordHash,
      language: ask.language,
      termsVersion,
      nowMs: needs.clock.now(),
    })
    if (player === null) return null
    await noteAgreed(needs, tx, player, body)
    await needs.openSeat(tx, player, body.userType)
    await sendVerification(needs, tx, { ...body, player, language: ask.language })
    return { player, session: await beginSignIn(needs, tx, { ask, player }) }
  })
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
