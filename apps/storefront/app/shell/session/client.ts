import type { CallName } from '@fairhouse/contract/calls/all'
import type { ReplyOf } from '@fairhouse/contract/call'
import type { unfinishedRound } from '@fairhouse/contract/calls/play'
import type { Winner } from '@fairhouse/contract/calls/winners'
import type { Transaction } from '@fairhouse/contract/entities/payment'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import { type Answer, ask, type Body } from '../../../asking/ask.ts'
import { browserPost } from '../../../asking/browser-post.ts'
import type { HouseError } from '../errors/house-error.ts'
import type { Language } from '../texts/languages.ts'
import type { Texts } from '../texts/texts.ts'
import {
  type Notice,
  type Notices,
  onlyPersistent,
  withNotice,
  withoutNotice,
} from '../notices/notices.ts'
import { keepStatus } from './keep-status.ts'
import { lastLoginKey, tabMemory } from './remember.ts'
import { createStore, type Store } from './store.ts'
import { type AskingManner, tellErrors } from './tell-errors.ts'
import { newestFirst } from './winners.ts'

/** A round of an own game to which its player may come back. */
export type UnfinishedRound = ReplyOf<typeof unfinishedRound>['round']

export interface ClientBirth {
  readonly language: Language
  readonly userStatus: UserStatus
  readonly winners: readonly Winner[]
  readonly errors: Texts['errors']
}

/** Everything of a page that outlives a component. One a page; on the server one a request. */
export interface Client {
  readonly status: Store<UserStatus>
  readonly winners: Store<readonly Winner[]>
  /** How many players each game has now, by its address, where the house tells it. */
  readonly playing: Store<ReadonlyMap<string, number>>
  readonly notices: Store<Notices>
  /** Null as long as none is known of. */
  readonly unfinished: Store<UnfinishedRound>
  /** The error that covers the page, if any. */
  readonly error: Store<HouseError | null>
  ask<Name extends CallName>(
    name: Name,
    body: Body<Name>,
    manner?: AskingManner,
  ): Promise<Answer<Name>>
  /**
   * Shows an error as the catalogue says: over the page, or as a notice when no catalogue knows it.
   * @param rest what is known beyond the code.
   */
  fail(code: HouseError['code'], rest?: Partial<HouseError>): Promise<void>
  hideError(): void
  show(shown: Notice): void
  close(closed: Notice): void
  /** Resolves when what was asked last has been answered; undefined: nothing was asked. */
  answered(): Promise<unknown> | undefined
  /** A status that came without being asked for. */
  hearStatus(status: UserStatus): void
  hearWinners(winners: readonly Winner[], isSnapshot: boolean): void
  /** How many play: of all games in a snapshot, else of those that changed. */
  hearPlaying(counts: Readonly<Record<string, number>>, isSnapshot: boolean): void
  /** A payment of the player's moved. */
  hearPayment(payment: Transaction): void
  /** Hears of each payment that moves. @returns how to stop. */
  onPayment(listener: (payment: Transaction) => void): () => void
  /** The page changed: what does not stay goes. */
  pageChanged(): void
  /** Hears when the player is gone, by whatever way, so that what is kept of them goes too. @returns how to stop. */
  onLogOut(listener: () => void): () => void
}

/** Code of the catalogue for a session that ended because nothing happened. */
const inactivity = 8

/** What has not been answered by then never will be. */
const patienceMilliseconds = 30_000

export function createClient(birth: ClientBirth): Client {
  const keeper = keepStatus(birth.userStatus)
  const status = keeper.store
  const winners = createStore(birth.winners)
  const playing = createStore<ReadonlyMap<string, number>>(new Map())
  const notices = createStore<Notices>([])
  const unfinished = createStore<UnfinishedRound>(null)
  const { forgetPlayer } = keeper
  const errors = tellErrors({ texts: birth.errors, notices, forgetPlayer })
  const paymentListeners = new Set<(payment: Transaction) => void>()
  const { language } = birth
  let asked: Promise<unknown> | undefined
  const asker = { language, transport: browserPost(language, patienceMilliseconds) }

  function hearStatus(heard: UserStatus): void {
    if (status.get().isLogged && !heard.isLogged) {
      forgetPlayer()
      void errors.ofCode(inactivity, { type: 'SERVER_ERROR', passive: true })
    } else keeper.keepNewer(heard)
  }

  function hearReply(name: CallName, told: UserStatus): void {
    // Nobody asked for this one: if the player is gone, the house ended the session.
    if (name === 'status') return hearStatus(told)
    keeper.keepNewer(told)
    if (told.isLogged) tabMemory.forget(lastLoginKey)
  }

  return {
    status,
    winners,
    playing,
    notices,
    unfinished,
    error: errors.covering,
    async ask(name, body, manner = {}) {
      if (!manner.passive) notices.set(onlyPersistent(notices.get()))
      const answering = ask(asker, name, body)
      asked = answering
      const answer = await answering
      if (!answer.ok) {
        await errors.ofFailure(answer.failure, manner)
        return answer
      }
      void import('../asking/check-reply.ts').then(({ checkReply }) =>
        checkReply(name, answer.reply),
      )
      if ('userStatus' in answer.reply) hearReply(name, answer.reply.userStatus)
      return answer
    },
    answered: () => asked,
    fail: errors.ofCode,
    hideError: errors.hide,
    show: (shown) => notices.set(withNotice(notices.get(), shown)),
    close: (closed) => notices.set(withoutNotice(notices.get(), closed)),
    hearStatus,
    hearWinners: (heard, isSnapshot) => winners.set(newestFirst(winners.get(), heard, isSnapshot)),
    hearPlaying: (counts, isSnapshot) =>
      playing.set(new Map([...(isSnapshot ? [] : playing.get()), ...Object.entries(counts)])),
    hearPayment(payment) {
      for (const listener of paymentListeners) listener(payment)
    },
    onPayment(listener) {
      paymentListeners.add(listener)
      return () => paymentListeners.delete(listener)
    },
    pageChanged() {
      notices.set(onlyPersistent(notices.get()))
      errors.pageChanged()
    },
    onLogOut: keeper.onLogOut,
  }
}
