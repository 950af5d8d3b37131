import type { Queryable } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** An account in a list for staff. */
export interface ListedAccount {
  readonly player: PlayerId
  readonly login: string
  /** Empty for a guest. */
  readonly email: string
  readonly name: string | null
  readonly country: string
  readonly suspended: boolean
}

/** By what staff look for an account. Each way has an index of its own (009-search.sql). */
export type AccountWay = 'login' | 'email' | 'name' | 'phone' | 'networkAddress'

const name = `lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))`

/** `$1` is as `patternOf` makes it, `$2` how many. */
const conditions: Readonly<Record<AccountWay, string>> = {
  login: 'lower(login) LIKE $1',
  email: 'lower(email) LIKE $1',
  name: `(${name} LIKE $1 OR lower(last_name) LIKE $1)`,
  phone: `regexp_replace(phone, '[^0-9]', '', 'g') LIKE $1`,
  networkAddress: `player_id IN (
    SELECT player_id FROM identity_session WHERE address = $1
    GROUP BY player_id ORDER BY max(created_at) DESC LIMIT $2)`,
}

const columns = `
  player_id::float8 AS player, login, coalesce(email, '') AS email, nullif(trim(concat_ws(' ', first_name, last_name)), '') AS name, country, suspended`

/** What accounts are looked for by. */
export interface AccountSearch {
  readonly way: AccountWay
  readonly text: string
  /** A beginning is not enough: the whole must be as typed. */
  readonly whole: boolean
  readonly limit: number
}

/** Accounts found one way, by their beginning or by the whole; those of a network address always by the whole of it. */
export const findAccounts = (
  on: Queryable,
  { way, text, whole, limit }: AccountSearch,
): Promise<ListedAccount[]> =>
  rowsOf<ListedAccount>(
    on,
    `SELECT ${columns} FROM identity_account WHERE ${conditions[way]} ORDER BY player_id LIMIT $2`,
    [patternOf(way, text, whole), limit],
  )

/** The accounts of these players, in the order of their numbers. */
export const accountsOf = (on: Queryable, players: readonly PlayerId[]): Promise<ListedAccount[]> =>
  rowsOf<ListedAccount>(
    on,
    `SELECT ${columns} FROM identity_account WHERE player_id = ANY($1::bigint[]) ORDER BY player_id`,
    [[...players]],
  )

function patternOf(way: AccountWay, text: string, whole: boolean): string {
  if (way === 'networkAddress') return text
  const typed = way === 'phone' ? text.replaceAll(/[^0-9]/g, '') : text.toLowerCase()
  const letters = typed.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)
  return whole ? letters : `${letters}%`
}

/** A number as a player's, if it can be one. */
export const playerNumbered = (text: string): PlayerId | null =>
  /^[1-9][0-9]{0,14}$/.test(text) ? playerId(Number(text)) : null
