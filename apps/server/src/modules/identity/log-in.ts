import type { BodyOf } from '@fairhouse/contract/call'
import type { logIn as logInCall } from '@fairhouse/contract/calls/session'
import type { Answer, Ask, Refused } from '#platform/answer'
import { beginSignIn, type SignedIn } from './begin-sign-in.ts'
import { doubtGuessedPassword } from './doubt-password.ts'
import { raiseFlag } from './flags.ts'
import type { PasswordJudge } from './judge-passwords.ts'
import type { SessionKeeper } from './keep-sessions.ts'
import { attemptKeys, takeAttempt } from './login-attempts.ts'
import type { IdentityNeeds } from './needs.ts'
import type { Passwords } from './passwords.ts'
import { redirectOf } from './redirect.ts'
import { accountByLogin, type StoredAccount } from './store/account-by-login.ts'
import type { AttemptKeys } from './store/count-attempt.ts'
import { forgiveAttempts } from './store/forgive-attempts.ts'
import { holdAccount } from './store/hold-account.ts'
import { replacePasswordHash } from './store/replace-password-hash.ts'
import { codeTaken } from './two-step/code-taken.ts'
import { userHash } from './user-hash.ts'

type LogInNeeds = IdentityNeeds & {
  readonly sessions: SessionKeeper
  readonly passwords: Passwords
  readonly judge: PasswordJudge
}
type Body = BodyOf<typeof logInCall>

/** A login under way. */
interface Entry {
  readonly ask: Ask
  readonly body: Body
  readonly account: StoredAccount | null
  readonly keys: AttemptKeys
}

/**
 * Signs a player in. Whether the name or the password was wrong can be told neither from the answer nor from the time it
 * takes: both ways ask the database the same questions and compute one hash.
 */
export function logIn(needs: LogInNeeds): Answer<'logIn'> {
  return async (ask, body) => {
    const account = await accountByLogin(needs.database, body.login)
    const keys = attemptKeys({ player: account?.player ?? null, login: body.login }, ask)
    const entry = { ask, body, account, keys }
    const door = await openDoor(needs, entry)
    if ('refused' in door) return door

    const check = await needs.passwords.verify(body.password, account?.passwordHash ?? null)
    if (!account || !check.matches) return { refused: 'loginFailed' } satisfies Refused
    const refused =
      refusedAccount(account) ?? (door.codeUsed ? null : await secondStep(needs, entry, account))
    if (refused) return refused

    return letIn(needs, entry, { account, outdated: check.outdated })
  }
}

/**
 * Counts the attempt. After too many from this place, a code of the second step opens it again: whoever has that is its owner.
 */
async function openDoor(
  needs: LogInNeeds,
  { ask, body, account, keys }: Entry,
): Promise<Refused | { readonly codeUsed: boolean }> {
  const { database, clock } = needs
  const waitSeconds = await takeAttempt(database, keys, clock.now())
  if (waitSeconds === 0) return { codeUsed: false }
  const locked = { refused: 'tooManyAttempts', metadata: { waitSeconds } } as const
  const otp = body.otp ?? null
  if (otp === null) return locked
  const code = { player: account?.player ?? null, login: body.login, otp, use: 'unlock' } as const
  if ((await codeTaken(needs, ask, code)) !== null) return locked
  await forgiveAttempts(database, keys)
  await takeAttempt(database, keys, clock.now())
  return { codeUsed: true }
}

/**
 * Why this account may not be entered by anybody; null when it may. Who is suspended enters with few rights: what is in the account can
 * be paid out always.
 */
export const refusedAccount = ({ closed }: Pick<StoredAccount, 'closed'>): Refused | null =>
  closed ? { refused: 'accountClosed' } : null

/** The password was right. Null when that is enough, or the code is right as well. */
async function secondStep(
  needs: LogInNeeds,
  { ask, body, keys }: Entry,
  { player, twoStep }: StoredAccount,
): Promise<Refused | null> {
  if (!twoStep) return null
  // Wrong passwords before the right one must not lock out who comes back with the code; codes are counted apart.
  await forgiveAttempts(needs.database, keys)
  const otp = body.otp ?? null
  return otp === null ? { refused: 'otpRequired' } : codeTaken(needs, ask, { player, otp })
}

/** Everything that was asked for was right. */
async function letIn(
  needs: LogInNeeds,
  { ask, body, keys }: Entry,
  { account, outdated }: { readonly account: StoredAccount; readonly outdated: boolean },
) {
  const rehashed = outdated ? await needs.passwords.hash(body.password) : null
  const weak = (await needs.judge.strengthOf(body.password, [body.login])) === 'weak'
  const session = await enter(needs, { ask, account, keys, rehashed, weak })
  if ('refused' in session) return session
  return signedIn(needs, { ask, player: account.player, session, source: body.source })
}

const weakPassword = {
  flag: 'password',
  by: 'login',
  reason: 'the password is easy to guess',
} as const

/**
 * A session of its own for this sign-in; the one that the browser had before ends. Refused when the password was changed or the
 * account closed while it was looked at: what ended all sessions then would have missed this one.
 */
function enter(
  needs: LogInNeeds,
  entry: {
    readonly ask: Ask
    readonly account: StoredAccount
    readonly keys: AttemptKeys
    readonly rehashed: string | null
    readonly weak: boolean
  },
): Promise<SignedIn | Refused> {
  const { ask, account, keys, rehashed, weak } = entry
  const { player } = account
  return needs.database.transaction(async (tx) => {
    const held = await holdAccount(tx, player)
    if (held.password_hash !== account.passwordHash) return { refused: 'loginFailed' }
    const refused = refusedAccount(held)
    if (refused) return refused
    await forgiveAttempts(tx, keys)
    if (rehashed !== null) await replacePasswordHash(tx, player, rehashed)
    await doubtGuessedPassword(needs, tx, { ask, player, account: keys.account })
    if (weak) await raiseFlag(needs, tx, { player, ...weakPassword })
    return beginSignIn(needs, tx, { ask, player })
  })
}

/** What a browser hears that has been signed in. */
export async function signedIn(
  needs: Pick<IdentityNeeds, 'playerStatus'>,
  entry: {
    readonly ask: Ask
    readonly player: StoredAccount['player']
    readonly session: SignedIn
    readonly source: string | undefined
  },
) {
  const { ask, player, session, source } = entry
  const redirect = redirectOf(source, ask.language)
  return {
    reply: {
      userStatus: await needs.playerStatus(player),
      userHash: userHash(player, session.sessionId),
      ...(redirect !== null && { redirect }),
    },
    session: { begin: session.token },
    device: session.device,
  }
}
