import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { StatusQuestion } from '#modules/cashier'
import { signatureOf } from './api.ts'

/** A callback's body, as far as it says what it is about. */
const callback = z.object({
  id: z.int().min(1),
  type: z.string(),
  foreign_id: z.string().nullish(),
  crypto_address: z.object({ id: z.int().min(1), foreign_id: z.string().nullish() }).nullish(),
})

/** What a callback is about; null for one that is not signed by our secret. It says nothing that `status` would not. */
export function readNotice(
  secret: string,
  raw: Uint8Array,
  signature: string | undefined,
): readonly StatusQuestion[] | null {
  const [expected, told] = [signatureOf(secret, raw), signature ?? ''].map((one) =>
    Buffer.from(one),
  )
  if (!expected || !told || expected.length !== told.length || !timingSafeEqual(expected, told))
    return null
  const read = callback.safeParse(json(raw))
  if (!read.success) return []
  const { id, type, foreign_id: reference, crypto_address: at } = read.data
  if (type === 'withdrawal')
    return [{ kind: 'payout', reference: reference ?? '', providerRef: String(id) }]
  if (type !== 'deposit' || !at) return []
  return [
    {
      kind: 'deposit',
      reference: at.foreign_id ?? '',
      providerRef: String(at.id),
      part: String(id),
    },
  ]
}

function json(raw: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(raw).toString('utf8'))
  } catch {
    // Signed, and yet no JSON: there is nothing to ask about.
    return null
  }
}
