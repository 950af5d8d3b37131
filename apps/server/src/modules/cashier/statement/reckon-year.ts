import type { TransactionType } from '@fairhouse/contract/entities/payment'
import type { Currency } from '@fairhouse/money'
import { currencyOf, sortOf, type Statement, statement } from '#modules/ledger'
import { bettingPocket, readPurse } from '#modules/wallet'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { dayStart } from '#platform/iso-time'
import { type NamedPayment, paymentsByChain } from '../store/payments-by-chain.ts'

type StatementEntry = Statement['entries'][number]

/** A payment as a line: what it did to the balance in this year, in minor units. */
export interface PaymentLine {
  /** Epoch milliseconds of its first entry of the year. */
  readonly at: number
  readonly type: TransactionType
  readonly method: string | null
  readonly label: string | null
  readonly id: string
  readonly change: bigint
}

/** What was played in a month, such as `2026-11`. */
export interface MonthOfPlay {
  readonly month: string
  readonly stakes: bigint
  readonly payouts: bigint
}

/** A year of an account, to the cent: opening + payments + play + other = closing. */
export interface YearOfAccount {
  readonly year: number
  readonly currency: Currency
  readonly opening: bigint
  readonly payments: readonly PaymentLine[]
  readonly play: readonly MonthOfPlay[]
  /** What the house gave: test money, credits. */
  readonly other: bigint
  readonly closing: bigint
}

const entriesAtOnce = 1_000

/** Reckons a year (UTC) of the pocket that a player bets from, entry by entry. @throws Error when it does not add up. */
export async function reckonYear(
  on: Queryable,
  player: PlayerId,
  year: number,
): Promise<YearOfAccount> {
  const pocket = bettingPocket(await readPurse(on, player))
  const span = { from: dayStart(`${year}-01-01`), to: dayStart(`${year + 1}-01-01`) }
  const payments = await paymentsByChain(on, player)
  const sums = new Sums(payments)
  let after: string | null = null
  let opening: bigint | null = null
  let closing = 0n
  do {
    const page = await statement(on, pocket, { ...span, after, limit: entriesAtOnce })
    opening ??= page.opening
    closing = page.closing
    for (const entry of page.entries) sums.add(entry)
    after = page.next
  } while (after !== null)
  const whole = { ...sums.told(), opening, closing, year, currency: currencyOf(pocket) }
  expectSum(whole, player)
  return whole
}

/** Entries by what they belong to. */
class Sums {
  readonly #named: ReadonlyMap<string, NamedPayment>
  readonly #lines = new Map<string, PaymentLine>()
  readonly #months = new Map<string, MonthOfPlay>()
  #other = 0n

  constructor(named: ReadonlyMap<string, NamedPayment>) {
    this.#named = named
  }

  add(entry: StatementEntry): void {
    const payment = this.#named.get(entry.transferId)
    if (payment) {
      this.#addTo(payment, entry)
      return
    }
    const sort = sortOf(entry)
    if (sort === 'stake' || sort === 'payout') this.#play(entry, sort)
    else this.#other += entry.change
  }

  told() {
    return {
      payments: [...this.#lines.values()].filter(({ change }) => change !== 0n),
      play: [...this.#months.values()],
      other: this.#other,
    }
  }

  #addTo(payment: NamedPayment, { change, at }: StatementEntry): void {
    const line = this.#lines.get(payment.id) ?? { ...payment, at: at.getTime(), change: 0n }
    this.#lines.set(payment.id, { ...line, change: line.change + change })
  }

  #play({ change, at }: StatementEntry, sort: 'stake' | 'payout'): void {
    const month = at.toISOString().slice(0, 7)
    const before = this.#months.get(month) ?? { stakes: 0n, payouts: 0n }
    const isStake = sort === 'stake'
    this.#months.set(month, {
      month,
      stakes: isStake ? before.stakes - change : before.stakes,
      payouts: isStake ? before.payouts : before.payouts + change,
    })
  }
}

function expectSum(
  { opening, payments, play, other, closing }: Omit<YearOfAccount, 'year' | 'currency'>,
  player: PlayerId,
): void {
  const moved =
    payments.reduce((sum, { change }) => sum + change, other) +
    play.reduce((sum, { stakes, payouts }) => sum - stakes + payouts, 0n)
  if (opening + moved !== closing)
    throw new Error(
      `the statement of player ${player} does not add up by ${closing - opening - moved}`,
    )
}
