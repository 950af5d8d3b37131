import { amount } from '@fairhouse/money'
import type { AccountId } from '../account.ts'
import { postOf, reversalOf, voidOf } from '../resolve.ts'
import type { Pending, Transfer } from '../transfer.ts'
import { holdOf } from './held.ts'
import { newLeg, type TestBooks } from './test-books.ts'

/** One thing to do to a pocket; `of` picks what it is about among all that was held or posted before. */
export interface Step {
  readonly what: 'in' | 'out' | 'hold' | 'post' | 'void' | 'reverse'
  readonly cents: number
  readonly of: number
  /** Of a hold, in milliseconds; null for ever. */
  readonly lasts: number | null
}

/** What a step asks of the ledger, and whether it must be accepted. */
export interface ModelStep {
  readonly transfer: Transfer
  readonly fits: boolean
}

interface Held {
  readonly pending: Pending
  open: boolean
}

interface Done {
  readonly transfer: Transfer
  /** What it added to the balance. */
  readonly effect: bigint
  reversed: boolean
}

/** What must be of one pocket, in the simplest words: a balance, what is held, what was done. */
export class PocketModel {
  balance = 0n
  readonly holds: Held[] = []
  readonly done: Done[] = []
  readonly #books: TestBooks
  readonly #pocket: AccountId

  constructor(books: TestBooks, pocket: AccountId) {
    this.#books = books
    this.#pocket = pocket
  }

  get held(): bigint {
    return this.holds.reduce((sum, { open, pending }) => (open ? sum + pending.amount : sum), 0n)
  }

  /** Takes a step when it may be taken; null when there is nothing that it could be about. */
  take(step: Step, now: number): ModelStep | null {
    return this.#steps[step.what](step, now)
  }

  /** Gives back what is over and says how many that were. */
  expire(now: number): number {
    const over = this.holds.filter(({ open, pending }) => open && isOver(pending, now))
    for (const held of over) this.#end(held, 0n)
    return over.length
  }

  readonly #steps: Readonly<Record<Step['what'], (step: Step, now: number) => ModelStep | null>> = {
    in: (step) => {
      const sides = { debit: this.#books.house, credit: this.#pocket }
      return this.#move(
        this.#books.transfer({ ...sides, amount: amount(BigInt(step.cents)) }),
        step,
      )
    },
    out: (step) => {
      const sides = { debit: this.#pocket, credit: this.#books.house }
      const transfer = this.#books.transfer({ ...sides, amount: amount(BigInt(step.cents)) })
      return this.#move(transfer, { cents: -step.cents })
    },
    hold: ({ cents, lasts }, now) => {
      const expiresAt = lasts === null ? null : now + lasts
      const pending = holdOf(this.#books, this.#pocket, { cents: BigInt(cents), expiresAt })
      const fits = this.balance >= pending.amount
      if (fits) {
        this.balance -= pending.amount
        this.holds.push({ pending, open: true })
      }
      return { transfer: pending, fits }
    },
    post: ({ cents, of }, now) => {
      const held = picked(this.holds, of)
      if (!held) return null
      const transfer = postOf(held.pending, newLeg(), amount(BigInt(cents)))
      const fits = held.open && !isOver(held.pending, now) && transfer.amount <= held.pending.amount
      if (fits) {
        this.#end(held, transfer.amount)
        this.done.push({ transfer, effect: 0n - transfer.amount, reversed: false })
      }
      return { transfer, fits }
    },
    void: ({ of }, now) => {
      const held = picked(this.holds, of)
      if (!held) return null
      const fits = held.open && !isOver(held.pending, now)
      if (fits) this.#end(held, 0n)
      return { transfer: voidOf(held.pending, newLeg()), fits }
    },
    reverse: ({ of }) => {
      const one = picked(this.done, of)
      if (!one) return null
      const transfer = reversalOf(one.transfer, newLeg())
      if (one.reversed || one.transfer.kind === 'reversal') return { transfer, fits: false }
      const asked = this.#move(transfer, { cents: -Number(one.effect) })
      one.reversed = asked.fits
      return asked
    },
  }

  #move(transfer: Transfer, { cents }: { readonly cents: number }): ModelStep {
    const effect = BigInt(cents)
    const fits = this.balance + effect >= 0n
    if (fits) {
      this.balance += effect
      this.done.push({ transfer, effect, reversed: false })
    }
    return { transfer, fits }
  }

  #end(held: Held, taken: bigint): void {
    held.open = false
    this.balance += held.pending.amount - taken
  }
}

const isOver = ({ expiresAt }: Pending, now: number): boolean =>
  expiresAt !== null && expiresAt <= now

const picked = <Item>(items: readonly Item[], of: number): Item | undefined =>
  items[of % items.length]
