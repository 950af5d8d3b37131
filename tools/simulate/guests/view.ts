import type { Round } from '@fairhouse/contract/rounds/round'
import {
  type Guest,
  type Operation,
  type Reply,
  shownBalance,
  type ClientAnswer,
} from '../truth/operation.ts'

/** What one browser tab believes. It may well be wrong: that is what the house must live with. */
export class View {
  readonly guest: Guest
  /** The game it shows. */
  uri: string
  connection: string | null = null
  round: Round | null = null
  balance = 0
  isShort = false
  isSuspended = false
  /** A round it has seen finished. */
  finished: string | null = null
  /** Bets and top-ups that were acknowledged, to be asked again. */
  readonly done: Operation[] = []

  constructor(guest: Guest, uri: string) {
    this.guest = guest
    this.uri = uri
  }

  /** As closing the tab and opening another. */
  reload(): void {
    this.connection = null
    this.round = null
  }

  hears(operation: Operation, told: ClientAnswer): void {
    if ('refused' in told) this.#refused(told.refused)
    else this.#granted(operation, told.reply)
  }

  #refused(refusal: string): void {
    if (refusal === 'notEnoughCash') this.isShort = true
    else if (refusal === 'userSuspended') this.isSuspended = true
    else this.reload()
  }

  #granted(operation: Operation, reply: Reply): void {
    const { wish } = operation
    this.balance = shownBalance(this.guest, reply) ?? this.balance
    if (wish.type === 'openGame') this.connection = reply.connection ?? null
    if (wish.type === 'suspend') this.isSuspended = wish.suspended
    if (wish.type === 'topUp' || wish.type === 'payIn') this.isShort = false
    if ('body' in wish) this.done.push(operation)
    const isAtTable =
      wish.type === 'openGame' || (wish.type === 'play' && wish.body.uri === this.uri)
    if (isAtTable) this.#shows(reply.round ?? null)
  }

  #shows(round: Round | null): void {
    if (round?.finished) this.finished = round.id
    this.round = round?.finished ? null : round
  }
}
