import { seedHash } from '@fairhouse/fairness/commit'
import type { Refused } from '../../../apps/server/src/platform/answer.ts'
import { allows } from './allows.ts'
import type { Model } from './model.ts'
import {
  type Guest,
  inWords,
  type Operation,
  type Reply,
  shownBalance,
  type ClientAnswer,
} from './operation.ts'
import type { SeatState } from './state.ts'

/** When an answer was asked for, as the model counts. */
export interface Window {
  readonly from: number
  readonly to: number
  readonly rounds: number
  /** Whether it had happened before it was asked for this time. */
  readonly happened: boolean
}

/** Holds what clients hear against the model: what is shown was posted, what is refused had to be. */
export class Answers {
  readonly #model: Model

  constructor(model: Model) {
    this.#model = model
  }

  begin(operation: Operation): Window {
    const { guest } = operation
    const from = this.#model.mark(guest)
    const happened = this.#model.effectOf(operation) !== undefined
    return { from, to: from, rounds: this.#model.rounds(guest), happened }
  }

  /** The window up to now, when the answer leaves the house. */
  end(guest: Guest, window: Window): Window {
    return { ...window, to: this.#model.mark(guest) }
  }

  /** Hears an answer that reached its client. */
  heard(operation: Operation, told: ClientAnswer, window: Window): void {
    if ('refused' in told) this.#refused(operation, told, window)
    else this.#granted(operation, told.reply, window)
  }

  #refused(operation: Operation, { refused }: Refused, window: Window): void {
    const what = inWords(operation)
    if (operation.isReuse) {
      if (refused !== 'requestKeyReused')
        this.#model.fail(`heard ${refused} for a used key: ${what}`)
      return
    }
    if (window.happened) this.#model.fail(`heard ${refused} although it had happened: ${what}`)
    // Which choices an open round offers is its rules' affair.
    if (refused === 'formInvalid' && isAct(operation)) return
    const states = this.#model.statesBetween(operation.guest, window.from, window.to)
    if (refused === 'seedHashUnknown' && isRotated(states)) return
    if (!states.some((state) => allows(state, operation) === refused)) {
      this.#model.fail(`heard ${refused} at no moment at which it was so: ${what}`)
    }
  }

  #granted(operation: Operation, reply: Reply, window: Window): void {
    const what = inWords(operation)
    if (operation.isReuse) return this.#model.fail(`a used key was accepted: ${what}`)
    if (!('body' in operation.wish)) return this.#read(operation, reply, window)
    const bytes = JSON.stringify({ ...reply, seal: null })
    if (operation.reply !== null && operation.reply !== bytes) {
      this.#model.fail(
        `heard something else the second time: ${what}\n${operation.reply}\n${bytes}`,
      )
    }
    operation.reply = bytes
    this.#compare(operation, reply)
  }

  #compare(operation: Operation, reply: Reply): void {
    const what = inWords(operation)
    const effect = this.#model.effectOf(operation)
    if (!effect) return this.#model.fail(`heard of what did not happen: ${what}`)
    operation.shown = shownBalance(operation.guest, reply)
    if (operation.shown !== effect.balanceAfter) {
      this.#model.fail(`shown ${operation.shown} where ${effect.balanceAfter} was posted: ${what}`)
    }
    const { step } = effect
    const { round } = reply
    if (!step) return
    const isSame =
      round?.id === step.roundId &&
      round.stake === step.stake &&
      round.payout === step.payout &&
      round.finished === step.finished &&
      round.nonce === step.nonce
    if (!isSame) this.#model.fail(`shown another round than was posted: ${what}`)
  }

  /** What only reads is checked against what there was while it read. */
  #read(operation: Operation, { total, revealed }: Reply, window: Window): void {
    if (operation.wish.type === 'rotate') return this.#revealed(operation, revealed)
    if (operation.wish.type !== 'history') return
    const now = this.#model.rounds(operation.guest)
    if (total === undefined || total < window.rounds || total > now) {
      this.#model.fail(
        `a history of ${total} rounds where there were ${window.rounds} to ${now}: ${inWords(operation)}`,
      )
    }
  }

  #revealed(operation: Operation, stream: Reply['revealed']): void {
    const seed = Buffer.from(stream?.serverSeed ?? '', 'hex')
    if (seedHash(seed) === stream?.serverSeedHash) return
    this.#model.fail(`another seed than the one whose hash was shown: ${inWords(operation)}`)
  }
}

/** Another rotation came between what was shown and what was asked. */
const isRotated = (states: readonly SeatState[]): boolean =>
  states.some(({ stream }) => stream !== states[0]?.stream)

const isAct = ({ wish }: Operation): boolean => wish.type === 'play' && wish.body.action !== 'bet'
