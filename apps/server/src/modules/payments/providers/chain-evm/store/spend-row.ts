import { paymentReasons } from '@fairhouse/contract/entities/payment'
import { z } from 'zod'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Spend } from '../spend.ts'

/** Columns of a spend, as `spendsOf` reads them. */
export const spendColumns = `sender, nonce, purpose, reference, number, asset, native::text, destination, gas, state, reason, txid, height,
  fee_native::text, changed_at, told`

const whole = z.string().transform((text) => BigInt(text))
const row = z
  .object({
    sender: z.string(),
    nonce: z.bigint(),
    purpose: z.enum(['payout', 'topUp', 'sweep']),
    reference: z.string().nullable(),
    number: z.int().nullable(),
    asset: z.enum(['ETH', 'USDT', 'USDC']),
    native: whole,
    destination: z.string(),
    gas: z.bigint(),
    state: z.enum(['open', 'refused', 'done', 'failed']),
    reason: z.enum(paymentReasons).nullable(),
    txid: z.string().nullable(),
    height: z.bigint().nullable(),
    fee_native: whole.nullable(),
    changed_at: z.date(),
    told: z.string().nullable(),
  })
  .transform(
    ({ fee_native, changed_at, ...rest }): Spend => ({
      ...rest,
      feeNative: fee_native,
      changedAt: changed_at,
    }),
  )

/** Spends that a statement with `spendColumns` found. */
export const spendsOf = async (
  on: Queryable,
  statement: string,
  values: readonly unknown[],
): Promise<Spend[]> => (await rowsOf(on, statement, values)).map((found) => row.parse(found))
