import type { Answers } from '#platform/answer'
import type { Sessions } from '#platform/http/sessions'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { type AccountFacts, accountFacts } from './account-facts.ts'
import { seedDemoAccounts } from './demo-accounts.ts'
import { createSessionKeeper } from './keep-sessions.ts'
import { endOneSession, endOtherSessions, listSessions } from './list-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { attemptsCountMs } from './login-attempts.ts'
import { maskedLogin } from './masked-login.ts'
import type { IdentityNeeds } from './needs.ts'
import { createPasswords } from './passwords.ts'
import { register } from './register.ts'
import { proveByPassword } from './prove-by-password.ts'
import { deleteOldDevices } from './store/delete-old-devices.ts'
import { twoStepAnswers } from './two-step/answers.ts'
import { deleteOldAttempts } from './store/delete-old-attempts.ts'
import { loginsOf } from './store/logins-of.ts'

/** Everything that identity does for browsers and for the other modules. */
export interface Identity {
  readonly answers: Answers<
    | 'register'
    | 'logIn'
    | 'logOut'
    | 'sessions'
    | 'endSession'
    | 'endOtherSessions'
    | 'proveByPassword'
    | 'twoStep'
    | 'beginTwoStep'
    | 'confirmTwoStep'
    | 'endTwoStep'
    | 'renewRecoveryCodes'
  >
  readonly sessions: Sessions
  /** Whether the database knows the session as one that goes on. */
  readonly sessionAlive: (sessionId: string) => Promise<boolean>
  readonly accountFacts: (on: Queryable, player: PlayerId) => Promise<AccountFacts>
  /** Logins as strangers may see them, by player. */
  readonly maskedLogins: (players: readonly PlayerId[]) => Promise<Map<number, string>>
  seedDemoAccounts(): Promise<void>
  /** Throws out what no longer counts. Worth doing now and then; nothing depends on when. */
  readonly sweep: () => Promise<void>
}

/** As long as browsers keep the cookie by which they are recognised. */
const devicesKnownMs = 400 * 24 * 60 * 60_000

export function createIdentity(needs: IdentityNeeds): Identity {
  const { database, clock } = needs
  const all = { ...needs, sessions: createSessionKeeper(needs), passwords: createPasswords() }
  return {
    answers: {
      register: register(all),
      logIn: logIn(all),
      logOut: logOut(all),
      sessions: listSessions(all),
      endSession: endOneSession(all),
      endOtherSessions: endOtherSessions(all),
      proveByPassword: proveByPassword(all),
      ...twoStepAnswers(all),
    },
    sessions: all.sessions,
    sessionAlive: all.sessions.isAlive,
    accountFacts: (on, player) => accountFacts(needs, on, player),
    maskedLogins: async (players) => {
      const logins = await loginsOf(database, players)
      return new Map([...logins].map(([player, login]) => [player, maskedLogin(login)]))
    },
    seedDemoAccounts: () => seedDemoAccounts(all),
    sweep: async () => {
      await deleteOldAttempts(database, clock.now() - attemptsCountMs)
      await deleteOldDevices(database, clock.now() - devicesKnownMs)
    },
  }
}
