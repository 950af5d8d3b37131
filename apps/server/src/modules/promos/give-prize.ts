import type { PromoName } from '@fairhouse/contract/promo-rules'
import { amount, type Currency } from '@fairhouse/money'
import { giveOrRefuse } from '#modules/loyalty'
import { giveCredits } from '#modules/wallet'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import type { PromoNeeds } from './needs.ts'
import type { PromoOwner } from './promo-secrets.ts'

/** Grants by the names that players read. */
const reasons: Readonly<Record<PromoName, string>> = {
  miniSlot: 'Mini slot',
  mystery: 'Monthly mystery',
  tokenTower: 'Token climb',
}

/** Gives what was won, in minor units: a grant, or credits. @throws what `refusable` turns into a refusal. */
export async function givePrize(
  needs: PromoNeeds,
  tx: Transaction,
  won: { readonly owner: PromoOwner; readonly prize: number; readonly currency: Currency },
): Promise<void> {
  const { owner, prize, currency } = won
  const { player, promo, period } = owner
  const sum = amount(BigInt(prize))
  if (currency === 'CREDIT') {
    await needs.touchSeat(tx, player)
    const id = uuidV7(needs.clock.now())
    return giveCredits(tx, { id, player, amount: sum, reason: 'promoCredits' })
  }
  const grant = { key: `${promo}:${period}`, player, type: 'mystery', amount: sum } as const
  await giveOrRefuse(needs.giveGrant, tx, { ...grant, reason: reasons[promo] })
}
