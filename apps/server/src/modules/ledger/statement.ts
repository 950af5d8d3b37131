import type { Queryable } from '#platform/database'
import type { AccountId } from './account.ts'
import { entriesBetween, type StatementEntry } from './store/entries-between.ts'
import { entryBefore, isPlayers, type Place } from './store/entry-before.ts'

/** A page of what happened to an account, with its balances around the whole time asked for. */
export interface Statement {
  /** Credits less debits and what is held, before the first entry; below zero only for the house. */
  readonly opening: bigint
  /** The same after the last entry, which may be on a later page. */
  readonly closing: bigint
  readonly entries: readonly StatementEntry[]
  /** For `after`, to go on; null when nothing follows. */
  readonly next: string | null
}

const longestPage = 1_000

/**
 * The entries of an account from `from` until before `to`, oldest first. An account's entries have one order, that of its
 * versions; should two of them tell times the other way round, then a time means the newest entry written before it, so
 * that balances always add up.
 * @param asked `from` and `to` are epoch milliseconds; `after` goes on from an earlier page's `next`; `limit` is at most 1 000.
 * @throws RangeError for an account that does not exist, a cursor that is none, or a page too long.
 */
export async function statement(
  on: Queryable,
  account: AccountId,
  asked: {
    readonly from: number
    readonly to: number
    readonly after?: string | null
    readonly limit: number
  },
): Promise<Statement> {
  if (!(asked.limit >= 1 && asked.limit <= longestPage))
    throw new RangeError(`a page of ${asked.limit}`)
  const owner = await isPlayers(on, account)
  const first = await entryBefore(on, { account, isPlayers: owner, at: asked.from })
  const last = await entryBefore(on, { account, isPlayers: owner, at: asked.to })
  const after =
    asked.after === null || asked.after === undefined ? first.place : placeOf(asked.after)
  const rows = await entriesBetween(on, {
    account,
    isPlayers: owner,
    after,
    until: last.place,
    limit: asked.limit + 1,
  })
  const entries = rows.slice(0, asked.limit)
  const newest = entries.at(-1)
  return {
    opening: first.balance,
    closing: last.balance,
    entries: entries.map(({ entry }) => entry),
    next: newest && rows.length > entries.length ? cursorOf(newest.place) : null,
  }
}

/** What an account's balance was after everything written before `at` (epoch milliseconds). @throws RangeError for one that does not exist. */
export async function balanceAt(on: Queryable, account: AccountId, at: number): Promise<bigint> {
  const { balance } = await entryBefore(on, {
    account,
    isPlayers: await isPlayers(on, account),
    at,
  })
  return balance
}

const cursorOf = ({ order, id, leg }: Place): string => `${order}.${id}.${leg}`

const cursor = /^(\d{1,19})\.([0-9a-f-]{36})\.(\d{1,5})$/

function placeOf(text: string): Place {
  const [, order, id, leg] = cursor.exec(text) ?? []
  if (order === undefined || id === undefined || leg === undefined) {
    throw new RangeError(`not a cursor: ${text}`)
  }
  return { order: BigInt(order), id, leg: Number(leg) }
}
