import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { paymentAsset } from '@fairhouse/contract/entities/payment-method'
import { type Amount, amount } from '@fairhouse/money'
import type { Queryable, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'

/** What a player was asked to sign or to pay, to show that a wallet is theirs. Times are epoch milliseconds. */
export type Challenge = { readonly wallet: string; readonly expiresAt: number } & (
  | { readonly way: 'signature'; readonly message: string }
  | {
      readonly way: 'payment'
      readonly asset: PaymentAsset
      readonly units: Amount
      readonly address: string
    }
)

interface Row {
  readonly wallet: string
  readonly way: 'signature' | 'payment'
  readonly message: string | null
  readonly asset: string | null
  readonly units: string | null
  readonly address: string | null
  readonly expires_at: Date
}

const columns = 'wallet, way, message, asset, units::text, address, expires_at'
const ms = (place: string): string => `to_timestamp(${place}::double precision / 1000)`

const writing = `
  INSERT INTO compliance_wallet_challenge (player_id, wallet, way, message, asset, units, address, asked_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, ${ms('$8')}, ${ms('$9')})
  ON CONFLICT (player_id, wallet, way) DO UPDATE SET message = excluded.message, asset = excluded.asset, units = excluded.units,
    address = excluded.address, asked_at = excluded.asked_at, expires_at = excluded.expires_at`

/** Writes a challenge down in place of the one before it, which is worth nothing from then on. */
export async function writeChallenge(
  on: Queryable,
  player: PlayerId,
  challenge: Challenge,
  nowMs: number,
): Promise<void> {
  const { wallet, way, expiresAt } = challenge
  const what =
    challenge.way === 'signature'
      ? [challenge.message, null, null, null]
      : [null, challenge.asset, String(challenge.units), challenge.address]
  await on.query(writing, [player, wallet, way, ...what, nowMs, expiresAt])
}

const reading = `
  SELECT ${columns} FROM compliance_wallet_challenge
  WHERE player_id = $1 AND expires_at > ${ms('$2')}`

/** Those of a player that are open. */
export const openChallenges = async (
  on: Queryable,
  player: PlayerId,
  nowMs: number,
): Promise<Challenge[]> => (await rowsOf<Row>(on, reading, [player, nowMs])).map(challengeOf)

const using = `
  DELETE FROM compliance_wallet_challenge
  WHERE player_id = $1 AND wallet = $2 AND way = $3 AND expires_at > ${ms('$4')}
    AND ($5::text IS NULL OR message = $5)
  RETURNING ${columns}`

/**
 * Uses an open challenge up: of several who try, one has it.
 * @param used.message the one that was signed; another that was asked for meanwhile stays.
 */
export async function useChallenge(
  tx: Transaction,
  player: PlayerId,
  used: {
    readonly wallet: string
    readonly way: Challenge['way']
    readonly message: string | null
    readonly nowMs: number
  },
): Promise<Challenge | null> {
  const { wallet, way, message, nowMs } = used
  const [row] = await rowsOf<Row>(tx, using, [player, wallet, way, nowMs, message])
  return row ? challengeOf(row) : null
}

const dropping = `DELETE FROM compliance_wallet_challenge WHERE expires_at < ${ms('$1')}`

/** Forgets those that nobody can use any more. */
export async function dropOldChallenges(on: Queryable, nowMs: number): Promise<void> {
  await on.query(dropping, [nowMs])
}

function challengeOf(row: Row): Challenge {
  const whole = { wallet: row.wallet, expiresAt: row.expires_at.getTime() }
  if (row.message !== null) return { ...whole, way: 'signature', message: row.message }
  if (row.asset === null || row.units === null || row.address === null)
    throw new Error(`a challenge of ${row.wallet} is not whole`)
  return {
    ...whole,
    way: 'payment',
    asset: paymentAsset.parse(row.asset),
    units: amount(BigInt(row.units)),
    address: row.address,
  }
}
