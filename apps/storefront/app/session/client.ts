import type { CallName } from '@fairhouse/contract/calls/all'
import type { Winner } from '@fairhouse/contract/calls/winners'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { type RefusalName, refusalOfCode, refusals } from '@fairhouse/contract/refusals'
import { type Answer, ask, type Body } from '../../asking/ask.ts'
import { browserPost } from '../../asking/browser-post.ts'
import type { Failure } from '../../asking/failure.ts'
import type { Language } from '../language/languages.ts'
import type { Texts } from '../texts/texts.ts'
import {
  type Notice,
  type Notices,
  notice,
  onlyPersistent,
  withNotice,
  withoutNotice,
} from '../notices/notices.ts'
import { tabMemory } from './remember.ts'
import { createStore, type Store } from './store.ts'
import { newestFirst } from './winners.ts'

export interface ClientBirth {
  readonly language: Language
  readonly userStatus: UserStatus
  readonly winners: readonly Winner[]
  readonly errors: Texts['errors']
}

export interface AskingManner {
  /** Asked by the page, not by the player: fails in silence. */
  readonly passive?: boolean
  /** Refusals that the asker shows itself. */
  readonly shows?: readonly RefusalName[]
}

/** Everything of a page that outlives a component. One a page; on the server one a request. */
export interface Client {
  readonly status: Store<UserStatus>
  readonly winners: Store<readonly Winner[]>
  readonly notices: Store<Notices>
  /** The refusal that covers the page, if any. */
  readonly refusal: Store<RefusalName | null>
  ask<Name extends CallName>(
    name: Name,
    body: Body<Name>,
    manner?: AskingManner,
  ): Promise<Answer<Name>>
  show(shown: Notice): void
  close(closed: Notice): void
  /** A status that came without being asked for. */
  hearStatus(status: UserStatus): void
  hearWinners(winners: readonly Winner[], isSnapshot: boolean): void
  /** The page changed: what does not stay goes. */
  pageChanged(): void
}

/** Key under which a tab remembers who was logged in, to fill the login form. */
export const lastLoginKey = 'fairhouse-last-login'

/** What has not been answered by then never will be. */
const patienceMilliseconds = 30_000

export function createClient(birth: ClientBirth): Client {
  const status = createStore(birth.userStatus)
  const winners = createStore(birth.winners)
  const notices = createStore<Notices>([])
  const refusal = createStore<RefusalName | null>(null)
  const { language } = birth
  const asker = { language, transport: browserPost(language, patienceMilliseconds) }

  function forgetPlayer(): void {
    const left = status.get()
    if (left.isLogged) tabMemory.write(lastLoginKey, left.login)
    status.set({ serverTime: left.serverTime, isLogged: false, userType: 0 })
  }

  function hearFailure(failure: Failure, { passive = false, shows = [] }: AskingManner): void {
    const name = failure.type === 'refused' ? refusalOfCode(failure.code) : undefined
    if (name !== undefined && 'logsOut' in refusals[name]) forgetPlayer()
    if (name !== undefined && shows.includes(name)) return
    if (name !== undefined && (!passive || name === 'inactivityTimeout')) refusal.set(name)
    else if (!passive) notices.set(withNotice(notices.get(), noticeOf(failure, birth.errors)))
  }

  /** A status never gives way to an older one of the same player, whichever way they came. */
  function keepNewer(told: UserStatus): void {
    const known = status.get()
    if (!isSamePlayer(known, told) || told.serverTime >= known.serverTime) status.set(told)
  }

  function hearStatus(heard: UserStatus): void {
    if (status.get().isLogged && !heard.isLogged) {
      forgetPlayer()
      refusal.set('inactivityTimeout')
    } else keepNewer(heard)
  }

  function hearReply(name: CallName, told: UserStatus): void {
    // Nobody asked for this one: if the player is gone, the house ended the session.
    if (name === 'status') return hearStatus(told)
    keepNewer(told)
    if (told.isLogged) tabMemory.forget(lastLoginKey)
  }

  return {
    status,
    winners,
    notices,
    refusal,
    async ask(name, body, manner = {}) {
      if (!manner.passive) notices.set(onlyPersistent(notices.get()))
      const answer = await ask(asker, name, body)
      if (!answer.ok) {
        hearFailure(answer.failure, manner)
        return answer
      }
      void import('../asking/check-reply.ts').then(({ checkReply }) =>
        checkReply(name, answer.reply),
      )
      if ('userStatus' in answer.reply) hearReply(name, answer.reply.userStatus)
      return answer
    },
    show: (shown) => notices.set(withNotice(notices.get(), shown)),
    close: (closed) => notices.set(withoutNotice(notices.get(), closed)),
    hearStatus,
    hearWinners: (heard, isSnapshot) => winners.set(newestFirst(winners.get(), heard, isSnapshot)),
    pageChanged() {
      notices.set(onlyPersistent(notices.get()))
      const shown = refusal.get()
      if (shown !== null && !('stays' in refusals[shown])) refusal.set(null)
    },
  }
}

const isSamePlayer = (left: UserStatus, right: UserStatus): boolean =>
  left.isLogged ? right.isLogged && left.login === right.login : !right.isLogged

const noticeOf = (failure: Failure, texts: Texts['errors']): Notice =>
  notice('ERROR', sentenceOf(failure, texts), { code: failure.code })

function sentenceOf(failure: Failure, texts: Texts['errors']): string {
  switch (failure.type) {
    case 'refused':
      return failure.sentence ?? texts.generic
    case 'unreadable':
      return typeof failure.code === 'string' ? texts.invalidAnswer : texts.generic
    case 'unreachable':
      if (failure.code === 429) return texts.tooManyRequests
      return failure.code === 'NETWORK_ERROR' ? texts.network : texts.generic
  }
}
