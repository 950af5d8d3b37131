import type { MoneyKind } from '@fairhouse/contract/backoffice/fields'
import type { Queryable, Transaction } from '#platform/database'
import { rowsOf } from '#platform/rows'

/** What was played on a day in one sort of money; minor units. */
export interface PlayedOfDay {
  readonly day: string
  readonly money: MoneyKind
  readonly bets: number
  readonly staked: number
  readonly won: number
}

/** A place in the order in which the outbox tells a topic. */
interface Place {
  readonly tx: bigint
  readonly id: bigint
}

const hold = 'SELECT tx::text AS tx, id FROM backoffice_live_place FOR UPDATE'
const move = 'UPDATE backoffice_live_place SET tx = $1::text::xid8, id = $2'
const add = `
  INSERT INTO backoffice_live AS kept (day, money, bets, staked, won)
  SELECT * FROM unnest($1::date[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[])
  ON CONFLICT (day, money) DO UPDATE SET
    bets = kept.bets + excluded.bets, staked = kept.staked + excluded.staked, won = kept.won + excluded.won`
const forget = 'DELETE FROM backoffice_live WHERE day < $1::date - 7'
const read = `
  SELECT day::text, money, bets::float8 AS bets, staked::float8 AS staked, won::float8 AS won
  FROM backoffice_live WHERE day = $1 ORDER BY money`

/** Up to where rounds are counted; nobody else counts until the transaction is over. */
export async function holdLivePlace(tx: Transaction): Promise<Place> {
  const [row] = await rowsOf<{ tx: string; id: bigint }>(tx, hold, [])
  if (row === undefined) throw new Error('the wall has no place')
  return { tx: BigInt(row.tx), id: row.id }
}

export async function moveLivePlace(tx: Transaction, { tx: at, id }: Place): Promise<void> {
  await tx.query(move, [String(at), id])
}

/** Adds what was played to what is known of it. */
export async function addPlayed(tx: Transaction, played: readonly PlayedOfDay[]): Promise<void> {
  await tx.query(add, [
    played.map(({ day }) => day),
    played.map(({ money }) => money),
    played.map(({ bets }) => bets),
    played.map(({ staked }) => staked),
    played.map(({ won }) => won),
  ])
}

/** Lets go of days that nobody looks at any more: reports have them. */
export async function forgetPlayed(on: Queryable, today: string): Promise<void> {
  await on.query(forget, [today])
}

export const playedOn = (on: Queryable, day: string): Promise<PlayedOfDay[]> =>
  rowsOf(on, read, [day])
