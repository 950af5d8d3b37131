import type { SavedMethod } from '@fairhouse/contract/entities/payment-method'
import type { Queryable } from '#platform/database'
import type { CashierNeeds, Payer } from '../needs.ts'
import { savedMethodsOf, type StoredMethod } from '../store/saved-methods.ts'
import { methodsFor } from '../terms.ts'
import { openFields } from './seal-method.ts'

/** Saved methods that the payer can use now in one direction, as browsers see them. */
export async function shownMethods(
  needs: CashierNeeds,
  payer: Payer,
  direction: 'deposit' | 'withdrawal',
): Promise<SavedMethod[]> {
  const usable = new Set(methodsFor(needs, payer).map(({ method }) => method.name))
  const saved = await savedMethodsOf(needs.database, payer.player)
  return saved
    .filter((one) => (direction === 'deposit' ? one.can_deposit : one.can_withdraw))
    .filter(({ method }) => usable.has(method))
    .map((one) => shown(needs, one))
}

/** One that the player may use in this direction; null when there is none of this id. */
export async function savedForUse(
  on: Queryable,
  payer: Pick<Payer, 'player'>,
  wish: { readonly id: string; readonly direction: 'deposit' | 'withdrawal' },
): Promise<StoredMethod | null> {
  const saved = await savedMethodsOf(on, payer.player)
  const found = saved.find(({ id }) => id === wish.id)
  const may = wish.direction === 'deposit' ? found?.can_deposit : found?.can_withdraw
  return found && may ? found : null
}

const shown = ({ sealKey }: CashierNeeds, one: StoredMethod): SavedMethod => ({
  userPMId: one.id,
  method: one.method,
  label: one.label,
  expires: one.expires,
  canDeposit: one.can_deposit,
  canWithdraw: one.can_withdraw,
  fields: one.sealed_fields === null ? {} : { ...openFields(sealKey, one.id, one.sealed_fields) },
  createdAt: one.created_at.toISOString(),
})
