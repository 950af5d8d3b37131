import { type Amount, type Asset, amount } from '@fairhouse/money'
import { type Database, openDatabase } from '#platform/database'
import { playerId, uuidV7 } from '#platform/ids'
import { cloneDatabase, runOn } from '#platform/test-database'
import { type Account, type AccountCode, type AccountId, balanceOf, codes } from '../account.ts'
import { auditLedger } from '../audit.ts'
import { houseAccount, openPocket } from '../open-account.ts'
import { type Posted, post } from '../post.ts'
import { readAccounts } from '../store/read-accounts.ts'
import type { Direct, LegRef, Transfer } from '../transfer.ts'

/** A ledger of its own for one test file. */
export interface TestBooks {
  readonly database: Database
  readonly connectionString: string
  /** The house's account in dollars. */
  readonly house: AccountId
  houseIn(currency: Asset, code?: AccountCode): Promise<AccountId>
  /** A new player's account with so much in it. */
  pocket(minorUnits: bigint, currency?: Asset): Promise<AccountId>
  account(id: AccountId): Promise<Account>
  balance(id: AccountId): Promise<Amount>
  /** A dollar cent from house to house, but for what is said otherwise, under a new id. */
  transfer(over: Partial<Direct>): Direct
  post(...chain: readonly Transfer[]): Promise<Posted>
  postAt(now: number, ...chain: readonly Transfer[]): Promise<Posted>
  /** Why the database refuses a statement; 'accepted' when it does not. */
  refusalOf(sql: string): Promise<string>
  drop(): Promise<void>
}

export const newId = (): string => uuidV7(1_700_000_000_000)

/** Leg 1 of a chain of its own. */
export const newLeg = (): LegRef => ({ id: newId(), leg: 1 })

/** Books in a database of their own. */
export async function openTestBooks(): Promise<TestBooks> {
  const test = await cloneDatabase()
  const { connectionString } = test
  const database = openDatabase({ connectionString, poolSize: 20, onFault: () => undefined })
  const books = await booksOn({ database, connectionString, firstPlayer: 1 })
  return {
    ...books,
    drop: async () => {
      await books.drop()
      await test.drop()
    },
  }
}

/** Books in a database that is there already. */
export async function booksOn(on: {
  readonly database: Database
  readonly connectionString: string
  readonly firstPlayer: number
}): Promise<TestBooks> {
  const { database, connectionString } = on
  const houseIn = (currency: Asset, code: AccountCode = codes.houseGames) =>
    houseAccount(database, { code, currency, till: 1 })
  const house = await houseIn('USD')
  const transfer = (over: Partial<Direct>): Direct => ({
    ...newLeg(),
    debit: house,
    credit: house,
    amount: amount(1n),
    currency: 'USD',
    reason: 'deposit',
    ...over,
  })
  const account = async (id: AccountId): Promise<Account> => {
    const found = (await readAccounts(database, [id])).get(id)
    if (!found) throw new Error('no such account')
    return found
  }
  let player = on.firstPlayer
  return {
    database,
    connectionString,
    house,
    houseIn,
    account,
    transfer,
    balance: async (id) => balanceOf(await account(id)),
    post: (...chain) => database.transaction((tx) => post(tx, chain)),
    postAt: (now, ...chain) => database.transaction((tx) => post(tx, chain, now)),
    pocket: async (minorUnits, currency = 'USD') => {
      const pocket = await openPocket(database, {
        player: playerId(player++),
        code: codes.pocketCash,
        currency,
      })
      const debit = await houseIn(currency)
      const first = transfer({ debit, credit: pocket, amount: amount(minorUnits), currency })
      if (minorUnits > 0n) await database.transaction((tx) => post(tx, [first]))
      return pocket
    },
    refusalOf: (sql) =>
      runOn(connectionString, sql).then(
        () => 'accepted',
        (fault: unknown) => (fault instanceof Error ? fault.message : String(fault)),
      ),
    drop: () => database.end(),
  }
}

/** What the audit finds after a fraud that got past every constraint; the fraud is taken back. */
export async function auditAfter(database: Database, fraud: string): Promise<string> {
  const found: string[] = []
  const undo = new Error('undo')
  await database
    .transaction(async (tx) => {
      await tx.query('SET LOCAL session_replication_role = replica')
      await tx.query(fraud)
      found.push(...(await auditLedger(tx)))
      throw undo
    })
    .catch((fault: unknown) => {
      if (fault !== undo) throw fault
    })
  return found.join('\n')
}
