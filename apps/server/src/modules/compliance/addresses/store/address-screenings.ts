import type { AddressFinding, PaymentAddresses, ScreenedAddress } from '#modules/cashier'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** That an address was asked about, and what was answered. */
export interface AddressScreening {
  readonly payment: string
  readonly moment: PaymentAddresses['moment']
  readonly asset: string
  readonly address: string
  readonly wallet: string
  readonly answer: ScreenedAddress['type']
  readonly findings: readonly AddressFinding[]
  /** Name and edition of the list; null where nobody answered. */
  readonly list: string | null
  readonly why: string | null
  /** How often; more than once only where nobody answered. */
  readonly times: number
  /** Epoch milliseconds; of several times the last one. */
  readonly at: number
}

const writing = `
  INSERT INTO compliance_address_screening (player_id, payment_id, moment, asset, address, wallet, answer, findings, list, why, at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, to_timestamp($11::double precision / 1000))`

const askedInVain = `
  UPDATE compliance_address_screening
  SET times = times + 1, why = $4, at = greatest(at, to_timestamp($5::double precision / 1000))
  WHERE answer = 'unknown' AND screening_id = (
    SELECT screening_id FROM compliance_address_screening
    WHERE payment_id = $1 AND moment = $2 AND wallet = $3 ORDER BY screening_id DESC LIMIT 1)`

/** Writes an answer down, or that there was none: once again in the row of the last time, where there was none then either. */
export async function insertAddressScreening(
  tx: Transaction,
  { payment, player, moment, asset }: Omit<PaymentAddresses, 'addresses'>,
  told: {
    readonly address: string
    readonly wallet: string
    readonly answer: ScreenedAddress
    readonly at: number
  },
): Promise<void> {
  const { address, wallet, answer, at } = told
  if (answer.type === 'unknown') {
    const { rowCount } = await tx.query(askedInVain, [payment, moment, wallet, answer.why, at])
    if (rowCount === 1) return
  }
  await tx.query(writing, [
    player,
    payment,
    moment,
    asset,
    address,
    wallet,
    answer.type,
    JSON.stringify(answer.type === 'flagged' ? answer.findings : []),
    answer.type === 'unknown' ? null : answer.list,
    answer.type === 'unknown' ? answer.why : null,
    at,
  ])
}

const columns = `payment_id::text AS payment, moment, asset, address, wallet, answer, findings, list, why, times,
  extract(epoch FROM at)::double precision * 1000 AS at`

const newest = `
  SELECT DISTINCT ON (wallet) ${columns} FROM compliance_address_screening
  WHERE payment_id = $1 AND moment = $2 ORDER BY wallet, screening_id DESC`

/** What was answered last at a moment of a payment, by wallet. */
export async function newestScreenings(
  on: Queryable,
  { payment, moment }: Pick<PaymentAddresses, 'payment' | 'moment'>,
): Promise<ReadonlyMap<string, AddressScreening>> {
  const rows = await rowsOf<AddressScreening>(on, newest, [payment, moment])
  return new Map(rows.map((row) => [row.wallet, row]))
}

/** All of a player's, newest first. */
export const screeningsOfPlayer = (on: Queryable, player: PlayerId): Promise<AddressScreening[]> =>
  rowsOf(
    on,
    `SELECT ${columns} FROM compliance_address_screening WHERE player_id = $1 ORDER BY screening_id DESC LIMIT 200`,
    [player],
  )

/** A payment's: what is flagged first, then the newest. */
export const screeningsOfPayment = (on: Queryable, payment: string): Promise<AddressScreening[]> =>
  rowsOf(
    on,
    `SELECT ${columns} FROM compliance_address_screening WHERE payment_id = $1
     ORDER BY (answer = 'flagged') DESC, screening_id DESC LIMIT 1000`,
    [payment],
  )
