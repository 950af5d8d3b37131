import type { PaymentAddresses } from '#modules/cashier'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import type { AddressCase, AddressVote, AddressVoteBack } from '../address-case.ts'

const opening = `
  INSERT INTO compliance_address_case (player_id, payment_id, is_deposit, asset, address, wallet, find, findings, list, opened_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, to_timestamp($10::double precision / 1000))
  ON CONFLICT DO NOTHING`

/** Opens a case, unless there was one of the same find. True when it is new. */
export async function openCase(
  tx: Transaction,
  { payment, player, moment, asset }: Omit<PaymentAddresses, 'addresses'>,
  found: Pick<AddressCase, 'address' | 'wallet' | 'find' | 'findings' | 'list' | 'openedAt'>,
): Promise<boolean> {
  const { address, wallet, find, findings, list, openedAt } = found
  const { rowCount } = await tx.query(opening, [
    player,
    payment,
    moment === 'deposit',
    asset,
    address,
    wallet,
    find,
    JSON.stringify(findings),
    list,
    openedAt,
  ])
  return rowCount === 1
}

const columns = `
  SELECT case_id::text AS id, player_id::text AS player, payment_id::text AS payment, is_deposit AS "isDeposit", asset, address, wallet, find,
    findings, list, extract(epoch FROM opened_at)::double precision * 1000 AS "openedAt", votes, "takenBack"
  FROM compliance_address_case AS one
  LEFT JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('staff', staff, 'says', says, 'why', why,
      'at', round(extract(epoch FROM at) * 1000)) ORDER BY at, staff), '[]') AS votes
    FROM compliance_address_vote AS vote WHERE vote.case_id = one.case_id
  ) AS said ON true
  LEFT JOIN LATERAL (
    SELECT coalesce(json_agg(json_build_object('staff', staff, 'says', says, 'why', why,
      'at', round(extract(epoch FROM at) * 1000), 'backAt', round(extract(epoch FROM back_at) * 1000), 'backWhy', back_why)
      ORDER BY number), '[]') AS "takenBack"
    FROM compliance_address_vote_back AS back WHERE back.case_id = one.case_id
  ) AS unsaid ON true`

type Row = Omit<AddressCase, 'player'> & { readonly player: string }

const casesOf = async (
  on: Queryable,
  rest: string,
  values: readonly unknown[],
): Promise<AddressCase[]> =>
  (await rowsOf<Row>(on, `${columns} ${rest}`, values)).map((row) => ({
    ...row,
    player: Number(row.player),
  }))

/** Those of a payment. */
export const casesOfPayment = (on: Queryable, payment: string): Promise<AddressCase[]> =>
  casesOf(on, 'WHERE payment_id = $1 ORDER BY one.case_id', [payment])

/** A player's, newest first. */
export const casesOfPlayer = (on: Queryable, player: PlayerId): Promise<AddressCase[]> =>
  casesOf(on, 'WHERE player_id = $1 ORDER BY one.case_id DESC LIMIT 200', [player])

const decided = `EXISTS (
  SELECT FROM compliance_address_vote AS vote WHERE vote.case_id = one.case_id GROUP BY says HAVING count(*) >= 2)`

/** Those that nobody decided, oldest first. @param page.after number of the case behind which it begins; null: at the first. */
export const openCases = (
  on: Queryable,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<AddressCase[]> =>
  casesOf(on, `WHERE NOT ${decided} AND one.case_id > $1 ORDER BY one.case_id LIMIT $2`, [
    after ?? '0',
    limit,
  ])

/** Those that people decided, newest first. @param page.after as of `openCases`. */
export const decidedCases = (
  on: Queryable,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<AddressCase[]> =>
  casesOf(
    on,
    `WHERE ${decided} AND ($1::bigint IS NULL OR one.case_id < $1) ORDER BY one.case_id DESC LIMIT $2`,
    [after, limit],
  )

/** Null when there is none. */
export async function caseNamed(on: Queryable, id: string): Promise<AddressCase | null> {
  return (await casesOf(on, 'WHERE one.case_id = $1', [id]))[0] ?? null
}

const holding = 'SELECT FROM compliance_address_case WHERE case_id = $1 FOR UPDATE'

/** Keeps others from saying something to a case until this transaction has. */
export async function holdCase(tx: Transaction, id: string): Promise<void> {
  await tx.query(holding, [id])
}

const voting = `
  INSERT INTO compliance_address_vote (case_id, staff, says, why, at)
  VALUES ($1, $2, $3, $4, to_timestamp($5::double precision / 1000))`

export async function insertVote(
  tx: Transaction,
  id: string,
  { staff, says, why, at }: AddressVote,
): Promise<void> {
  await tx.query(voting, [id, staff, says, why, at])
}

const keepingBack = `
  INSERT INTO compliance_address_vote_back (case_id, number, staff, says, why, at, back_at, back_why)
  SELECT $1, (SELECT coalesce(max(number), 0) + 1 FROM compliance_address_vote_back WHERE case_id = $1),
    staff, says, why, at, to_timestamp($3::double precision / 1000), $4
  FROM compliance_address_vote WHERE case_id = $1 AND staff = $2`
const takingBack = 'DELETE FROM compliance_address_vote WHERE case_id = $1 AND staff = $2'

/** Takes back what somebody said to a case that is held; that they said it is kept. */
export async function takeVoteBack(
  tx: Transaction,
  id: string,
  { staff, backAt, backWhy }: Pick<AddressVoteBack, 'staff' | 'backAt' | 'backWhy'>,
): Promise<void> {
  await tx.query(keepingBack, [id, staff, backAt, backWhy])
  await tx.query(takingBack, [id, staff])
}
