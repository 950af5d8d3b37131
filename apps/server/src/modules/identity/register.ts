import { houseDay, isOfAge } from '@fairhouse/contract/age'
import type { register as registerCall } from '@fairhouse/contract/calls/session'
import type { BodyOf } from '@fairhouse/contract/call'
import type { Answer, Ask, Refused } from '#platform/answer'
import { beginSignIn } from './begin-sign-in.ts'
import { isServed } from './countries.ts'
import type { SessionKeeper } from './keep-sessions.ts'
import type { IdentityNeeds } from './needs.ts'
import type { Passwords } from './passwords.ts'
import { redirectOf } from './redirect.ts'
import { sendVerification } from './send-verification.ts'
import { insertAccount } from './store/insert-account.ts'
import { takenFields } from './store/taken-fields.ts'
import { termsVersion } from './terms.ts'
import { userHash } from './user-hash.ts'

type SignUp = BodyOf<typeof registerCall>
type RegisterNeeds = IdentityNeeds & { sessions: SessionKeeper; passwords: Passwords }

/** Opens an account with everything a player needs to play, all or nothing, and signs the player in. */
export function register(needs: RegisterNeeds): Answer<'register'> {
  return async (ask, body) => {
    if (body.userType === 1 && !needs.takesRealMoneyAccounts) return { refused: 'notPermitted' }
    const invalidFields = await faultsOf(needs, body)
    if (Object.keys(invalidFields).length > 0) return { refused: 'formInvalid', invalidFields }

    const passwordHash = await needs.passwords.hash(body.password)
    const opened = await open(needs, { ask, body, passwordHash })
    // Somebody else took the name or the address while the password was hashed.
    if (!opened) return refuseTaken(needs, body)
    const { player, session } = opened
    return {
      reply: {
        userStatus: await needs.playerStatus(player),
        userHash: userHash(player, session.sessionId),
        redirect: redirectOf(body.source, ask.language) ?? `/${ask.language}/lobby`,
      },
      session: { begin: session.token },
      device: session.device,
    }
  }
}

async function faultsOf(
  needs: RegisterNeeds,
  body: SignUp,
): Promise<NonNullable<Refused['invalidFields']>> {
  return {
    ...(!isOfAge(body.birthDate, houseDay(needs.clock.now())) && { birthDate: 'age' as const }),
    ...(!isServed(body.country) && { country: 'notAllowed' as const }),
    ...(await takenFields(needs.database, body.login, body.email)),
  }
}

async function refuseTaken(needs: RegisterNeeds, body: SignUp): Promise<Refused> {
  return {
    refused: 'formInvalid',
    invalidFields: await takenFields(needs.database, body.login, body.email),
  }
}

function open(needs: RegisterNeeds, entry: { ask: Ask; body: SignUp; passwordHash: string }) {
  const { ask, body, passwordHash } = entry
  return needs.database.transaction(async (tx) => {
    const player = await insertAccount(tx, {
      login: body.login,
      email: body.email,
      passwordHash,
      userType: body.userType,
      birthDate: body.birthDate,
      country: body.country,
      firstName: body.firstName ?? null,
      lastName: body.lastName ?? null,
      promoCode: body.promoCode ?? null,
      language: ask.language,
      receiveNewsletter: body.receiveNewsletter,
      termsVersion,
      nowMs: needs.clock.now(),
    })
    if (player === null) return null
    await needs.openSeat(tx, player, body.userType)
    await sendVerification(needs, tx, { ...body, player, language: ask.language })
    return { player, session: await beginSignIn(needs, tx, { ask, player }) }
  })
}
