import { amount } from '@fairhouse/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type AccountId,
  codes,
  houseAccount,
  openPocket,
  post,
  postOf,
  type Pending,
  type Reason,
  reversalOf,
  type Transfer,
  voidOf,
} from '#modules/ledger'
import { type Database, openDatabase } from '#platform/database'
import { type PlayerId, playerId, uuidV7 } from '#platform/ids'
import { cloneDatabase } from '#platform/test-database'
import { weekMoney } from './week-money.ts'

/** 2026-11-23. */
const monday = 1_795_392_000_000
const week = { from: monday, to: monday + 7 * 24 * 3_600_000 }

let database: Database
let house: AccountId
let drop: () => Promise<void>
beforeAll(async () => {
  const test = await cloneDatabase()
  database = openDatabase({ ...test, poolSize: 4, onFault: () => undefined })
  const account = { code: codes.houseAdjustments, currency: 'USD', till: 9 } as const
  house = await database.transaction((tx) => houseAccount(tx, account))
  drop = async () => {
    await database.end()
    await test.drop()
  }
})
afterAll(() => drop())

/** A player's cash; its movements are a minute apart, from the first minute of the week. */
class Cash {
  readonly player: PlayerId
  readonly account: AccountId
  #now = week.from

  constructor(player: PlayerId, account: AccountId) {
    this.player = player
    this.account = account
  }

  gets = (cents: bigint, reason: Reason) =>
    this.#moved({ debit: house, credit: this.account, amount: amount(cents), reason })

  gives = (cents: bigint, reason: Reason) =>
    this.#moved({ debit: this.account, credit: house, amount: amount(cents), reason })

  async holds(cents: bigint): Promise<Pending> {
    const held: Pending = {
      ...this.#next(),
      kind: 'pending',
      debit: this.account,
      credit: house,
      amount: amount(cents),
      currency: 'USD',
      reason: 'withdrawal',
      expiresAt: null,
    }
    await this.posts(held)
    return held
  }

  sends = (held: Pending, cents: bigint) => this.posts(postOf(held, this.#next(), amount(cents)))
  releases = (held: Pending) => this.posts(voidOf(held, this.#next()))
  takesBack = (transfer: Transfer) => this.posts(reversalOf(transfer, this.#next()))

  async posts(transfer: Transfer): Promise<void> {
    const done = await database.transaction((tx) => post(tx, [transfer], this.#now))
    expect(done).toEqual({ type: 'posted' })
  }

  async #moved(moved: Pick<Transfer, 'debit' | 'credit' | 'amount' | 'reason'>): Promise<Transfer> {
    const transfer = { ...this.#next(), ...moved, currency: 'USD' } as const
    await this.posts(transfer)
    return transfer
  }

  #next(): { readonly id: string; readonly leg: number } {
    this.#now += 60_000
    return { id: uuidV7(this.#now), leg: 1 }
  }
}

let players = 900_000
async function cashWith(cents: bigint): Promise<Cash> {
  const player = playerId((players += 1))
  const opened = { player, code: codes.pocketCash, currency: 'USD' } as const
  const cash = new Cash(player, await database.transaction((tx) => openPocket(tx, opened)))
  await cash.gets(cents, 'deposit')
  return cash
}

const told = async ({ player, account }: Cash) =>
  weekMoney(database, { player, cash: account }, week)
const quiet = { opening: 0, cancelled: 0, withdrawals: 0, converted: 0, takenBack: 0 }

it('deposits, withdrawals and those that came back are lines of their own', async () => {
  const cash = await cashWith(100_000n)
  await cash.gives(300n, 'paymentFee')
  await cash.sends(await cash.holds(20_000n), 15_000n)
  await cash.releases(await cash.holds(10_000n))
  await cash.gets(4_000n, 'reversal')
  await cash.gives(1_000n, 'chargeback')
  expect(await told(cash)).toEqual({
    ...quiet,
    deposits: 100_000,
    withdrawals: 31_300,
    cancelled: 5_000 + 10_000 + 4_000,
    closing: 87_700,
  })
})

it('no line changes by what is played in rooms, whether it is lost, won or void', async () => {
  const cash = await cashWith(100_000n)
  await cash.gives(50_000n, 'roomStake')
  await cash.gets(20_000n, 'roomPayout')
  await cash.takesBack(await cash.gives(7_000n, 'roomStake'))
  expect(await told(cash)).toEqual({ ...quiet, deposits: 100_000, closing: 70_000 })
})

it('nor by bets and wins of providers, and by those that they took back', async () => {
  const cash = await cashWith(100_000n)
  await cash.gives(30_000n, 'providerBet')
  await cash.takesBack(await cash.gives(50_000n, 'providerBet'))
  await cash.takesBack(await cash.gets(5_000n, 'providerWin'))
  await cash.takesBack(await cash.gets(9_000n, 'providerJackpot'))
  expect(await told(cash)).toEqual({ ...quiet, deposits: 100_000, closing: 70_000 })
})

it('nor by what staff give; what they take back is said as that', async () => {
  const cash = await cashWith(100_000n)
  await cash.gets(2_000n, 'adjustment')
  expect(await told(cash)).toEqual({ ...quiet, deposits: 100_000, closing: 102_000 })
  await cash.gives(5_000n, 'adjustment')
  const after = { ...quiet, takenBack: 3_000, deposits: 100_000, closing: 97_000 }
  expect(await told(cash)).toEqual(after)
})

it('a bonus that became cash is one, also by a round that was taken back after its end', async () => {
  const cash = await cashWith(100_000n)
  await cash.gets(4_000n, 'bonusConverted')
  await cash.gets(500n, 'providerReturn')
  const after = { ...quiet, converted: 4_500, deposits: 100_000, closing: 104_500 }
  expect(await told(cash)).toEqual(after)
})

it('what was taken back is judged by what it was, though that lies in an earlier week', async () => {
  const cash = await cashWith(100_000n)
  const bet = await cash.gives(40_000n, 'providerBet')
  await cash.takesBack(bet)
  const late = { from: week.from + 2.5 * 60_000, to: week.to }
  expect(await weekMoney(database, { player: cash.player, cash: cash.account }, late)).toEqual({
    ...quiet,
    opening: 60_000,
    deposits: 0,
    closing: 100_000,
  })
})
