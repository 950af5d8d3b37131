import type { Answers, PlayerAsk, Refused } from '#platform/answer'
import type { PlainRoute } from '#platform/http/plain-route'
import type { Sessions } from '#platform/http/sessions'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { type AccountDesk, accountDesk, type FlagOfPlayer } from './account-desk.ts'
import { type AccountFacts, accountFacts } from './account-facts.ts'
import { avatarRoutes } from './avatars/avatar-routes.ts'
import { askForContact } from './ask-for-contact.ts'
import { consentAnswers } from './consents/consent-answers.ts'
import { accountErasure, type AccountErasure } from './erasure/account-erasure.ts'
import { agreeToTerms } from './agree-to-terms.ts'
import { changeEmail } from './change-email.ts'
import { countriesIn } from './countries.ts'
import { seedDemoAccounts } from './demo-accounts.ts'
import { clearFlag, type FlagCause, raiseFlag } from './flags.ts'
import { createPasswordJudge } from './judge-passwords.ts'
import { createSessionKeeper } from './keep-sessions.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { attemptsCountMs } from './login-attempts.ts'
import { maskedLogin } from './masked-login.ts'
import { markUndeliverable } from './mark-undeliverable.ts'
import { playAsGuest } from './guests/play-as-guest.ts'
import { sweepGuests } from './guests/sweep-guests.ts'
import type { IdentityNeeds } from './needs.ts'
import { deadTokenKeptMs } from './one-time-tokens.ts'
import {
  receiveNewsletter,
  unsubscribe,
  unsubscribeNewsletter,
} from './newsletter/change-newsletter.ts'
import { unsubscribeRoutes } from './newsletter/unsubscribe-routes.ts'
import { createPasswords } from './passwords.ts'
import { profileAnswers } from './profile/profile-answers.ts'
import { proofAnswers } from './proof-answers.ts'
import { isShared, withoutRecentProof } from './recent-proof.ts'
import { answerRecoveries } from './recover-password.ts'
import { register } from './register.ts'
import { type SecurityAnswers, securityAnswers } from './security-answers.ts'
import { addressee } from './store/addressee.ts'
import { deleteOldChallenges } from './store/delete-old-challenges.ts'
import { deleteOldDevices } from './store/delete-old-devices.ts'
import { deleteDeadTokens } from './store/delete-dead-tokens.ts'
import { deleteOldAttempts } from './store/delete-old-attempts.ts'
import { endNews } from './consents/end-news.ts'
import { loginsOf } from './store/logins-of.ts'

/** Everything that identity does for browsers and for the other modules. */
export interface Identity {
  readonly answers: Answers<
    | 'register'
    | 'playAsGuest'
    | 'logIn'
    | 'logOut'
    | 'changePassword'
    | 'recoverPassword'
    | 'checkPasswordReset'
    | 'resetPassword'
    | 'verifyEmail'
    | 'resendVerification'
    | 'undoEmailChange'
    | 'readProfile'
    | 'editProfile'
    | 'editAvatar'
    | 'countries'
    | 'agreeToTerms'
    | 'receiveNewsletter'
    | 'unsubscribeNewsletter'
    | 'consents'
    | 'noteOutsideConsent'
  > &
    SecurityAnswers
  readonly sessions: Sessions
  /** The players' pictures, and where mail programs unsubscribe their readers. */
  readonly routes: readonly PlainRoute[]
  /** Whether the database knows the session as one that goes on. */
  readonly sessionAlive: (sessionId: string) => Promise<boolean>
  readonly accountFacts: (on: Queryable, player: PlayerId) => Promise<AccountFacts>
  /** Where letters to a player go. */
  readonly addressee: typeof addressee
  /** Logins as strangers may see them, by player. */
  readonly maskedLogins: (players: readonly PlayerId[]) => Promise<Map<number, string>>
  /** The no to who may only have found an open browser; null when he proved lately to be the player, or the account is everybody's. */
  readonly provenLately: (ask: PlayerAsk) => Promise<Refused | null>
  /** The same no, which an account that is everybody's hears always. */
  readonly withoutProof: (ask: PlayerAsk) => Promise<Refused | null>
  /** Raises a flag for the staff or for a rule, and records it. False when it was raised already. */
  readonly raiseFlag: (change: FlagOfPlayer) => Promise<boolean>
  /** Clears one. False when it was not raised. */
  readonly clearFlag: (change: FlagOfPlayer) => Promise<boolean>
  /** Asks a player for the address and the phone number that are missing, in the transaction that wants to know. */
  readonly askForContact: (tx: Transaction, player: PlayerId, cause: FlagCause) => Promise<void>
  /** How an account is emptied of its person. */
  readonly erasure: AccountErasure
  /** What staff see and change of accounts. */
  readonly desk: AccountDesk
  /** Nothing is advertised to the player any more, unless he asks for news again. In the transaction that ends it. */
  readonly endNews: (tx: Transaction, player: PlayerId) => Promise<void>
  /** Gives the account another address, unless somebody has it. */
  readonly changeEmail: (player: PlayerId, email: string) => Promise<'changed' | 'same' | 'taken'>
  /** Letters to this address come back. */
  readonly markUndeliverable: (email: string) => Promise<void>
  /** Looks at wishes for a new password that wait, such as those of a node that died. */
  readonly answerRecoveries: () => Promise<void>
  seedDemoAccounts(): Promise<void>
  /** Throws out what no longer counts. Worth doing now and then; nothing depends on when. */
  readonly sweep: () => Promise<void>
}

/** As long as browsers keep the cookie by which they are recognised. */
const devicesKnownMs = 400 * 24 * 60 * 60_000
const devicesAtOnce = 1_000

export function createIdentity(needs: IdentityNeeds): Identity {
  const { database, clock } = needs
  const all = {
    ...needs,
    sessions: createSessionKeeper(needs),
    passwords: createPasswords(),
    judge: createPasswordJudge(),
  }
  const changeFlag = async (how: typeof raiseFlag, change: FlagOfPlayer): Promise<boolean> => {
    const changed = await database.transaction((tx) => how(needs, tx, change))
    if (changed) needs.playerChanged(change.player)
    return changed
  }
  return {
    answers: {
      register: register(all),
      playAsGuest: playAsGuest(all),
      logIn: logIn(all),
      logOut: logOut(all),
      ...proofAnswers(all),
      ...profileAnswers(all),
      countries: async ({ language }) => ({ reply: { countries: [...countriesIn(language)] } }),
      agreeToTerms: agreeToTerms(all),
      receiveNewsletter: receiveNewsletter(all),
      unsubscribeNewsletter: unsubscribeNewsletter(all),
      ...consentAnswers(needs),
      ...securityAnswers(all),
    },
    sessions: all.sessions,
    routes: [...avatarRoutes(), ...unsubscribeRoutes((token) => unsubscribe(needs, token))],
    sessionAlive: all.sessions.isAlive,
    accountFacts: (on, player) => accountFacts(needs, on, player),
    addressee,
    maskedLogins: async (players) => {
      const logins = await loginsOf(database, players)
      return new Map([...logins].map(([player, login]) => [player, maskedLogin(login)]))
    },
    provenLately: async (ask) =>
      (await isShared(database, ask.player)) ? null : withoutRecentProof(needs, ask),
    withoutProof: (ask) => withoutRecentProof(needs, ask),
    askForContact: (tx, player, cause) => askForContact(needs, tx, player, cause),
    endNews: (tx, player) => endNews(tx, player, { by: 'house', at: clock.now() }),
    erasure: accountErasure(all),
    desk: accountDesk(all),
    raiseFlag: (change) => changeFlag(raiseFlag, change),
    clearFlag: (change) => changeFlag(clearFlag, change),
    changeEmail: async (player, email) => {
      const outcome = await database.transaction((tx) => changeEmail(needs, tx, player, email))
      if (outcome === 'changed') needs.playerChanged(player)
      return outcome
    },
    markUndeliverable: (email) => markUndeliverable(needs, email),
    answerRecoveries: () => answerRecoveries(needs),
    seedDemoAccounts: () => seedDemoAccounts(all),
    sweep: async () => {
      await deleteOldAttempts(database, clock.now() - attemptsCountMs)
      await forgetOldDevices(needs)
      await deleteDeadTokens(database, clock.now() - deadTokenKeptMs)
      await deleteOldChallenges(database, clock.now())
      await sweepGuests(all)
    },
  }
}

async function forgetOldDevices(needs: IdentityNeeds): Promise<void> {
  const old = { before: needs.clock.now() - devicesKnownMs, most: devicesAtOnce }
  let gone: number
  do {
    // oxlint-disable-next-line no-await-in-loop -- until nothing is left
    gone = await deleteOldDevices(needs.database, needs, old)
  } while (gone === devicesAtOnce)
}
