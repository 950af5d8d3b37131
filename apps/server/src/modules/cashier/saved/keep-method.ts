import { uuidV7 } from '#platform/ids'
import { sealSecret } from '#platform/sealed'
import type { Change } from '../change.ts'
import type { CashierNeeds } from '../needs.ts'
import type { StoredMethod } from '../provider.ts'
import { saveMethod } from '../store/save-method.ts'
import type { StoredTransaction } from '../store/stored-transaction.ts'
import { methodNamed } from '../terms.ts'
import { fingerprintOf, ownerOf } from './seal-method.ts'

/**
 * Keeps what a payment was made with, as the provider keeps it: for another time where its player asked for that, else as the way back of
 * the money once it has paid in. Kept before: only how it is shown changes.
 */
export async function keepMethod(
  needs: CashierNeeds,
  on: Change,
  paid: Pick<StoredTransaction, 'player' | 'method' | 'provider'>,
  kept: StoredMethod & {
    /** Only what has paid in is a way out: else whoever finds an open browser adds a card of his own. */
    readonly hasPaid: boolean
    /** It may be paid with again. */
    readonly forNextTime: boolean
  },
): Promise<{ readonly id: string; readonly label: string } | null> {
  const { player, method, provider } = paid
  const offered = methodNamed(needs, method)?.method
  if (method === null || provider === null || !offered) return null
  if (!kept.hasPaid && !kept.forNextTime) return null
  const id = uuidV7(on.now)
  const saved = await saveMethod(on.tx, {
    id,
    player,
    method,
    provider,
    label: kept.label,
    expires: kept.expires,
    sealedToken: sealSecret(needs.sealKey, ownerOf(id), Buffer.from(kept.token)),
    sealedFields: null,
    fingerprint: fingerprintOf(needs.sealKey, method, kept.token),
    canDeposit: kept.forNextTime,
    canWithdraw: kept.hasPaid && offered.withdrawal !== null,
    at: on.now,
  })
  return { id: saved, label: kept.label }
}
