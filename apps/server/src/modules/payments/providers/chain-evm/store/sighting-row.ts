import { paymentReasons } from '@fairhouse/contract/entities/payment'
import { z } from 'zod'
import type { Queryable } from '#platform/database'
import { rowsOf } from '#platform/rows'
import type { Sighting } from '../sighting.ts'

/** Columns of a sighting, as `sightingOf` reads them. */
export const sightingColumns = `part, hash, ordinal, life, address, asset, native::text, sender, sender_nonce, payer, state, reason, height,
  was_included, missing_since, changed_at, told`

const row = z
  .object({
    part: z.string(),
    hash: z.string(),
    ordinal: z.int(),
    life: z.int(),
    address: z.string(),
    asset: z.enum(['ETH', 'USDT', 'USDC']),
    native: z.string().transform((text) => BigInt(text)),
    sender: z.string(),
    sender_nonce: z.bigint(),
    payer: z.string().nullable(),
    state: z.enum(['waiting', 'included', 'done', 'cancelled', 'failed', 'reversed']),
    reason: z.enum(paymentReasons).nullable(),
    height: z.bigint().nullable(),
    was_included: z.boolean(),
    missing_since: z.date().nullable(),
    changed_at: z.date(),
    told: z.string().nullable(),
  })
  .transform(
    ({ sender_nonce, was_included, missing_since, changed_at, ...rest }): Sighting => ({
      ...rest,
      senderNonce: sender_nonce,
      wasIncluded: was_included,
      missingSince: missing_since,
      changedAt: changed_at,
    }),
  )

/** Sightings that a statement with `sightingColumns` found. */
export const sightingsOf = async (
  on: Queryable,
  statement: string,
  values: readonly unknown[],
): Promise<Sighting[]> => (await rowsOf(on, statement, values)).map((found) => row.parse(found))
