import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import { amount } from '@fairhouse/money'
import { adjustPocket } from '#modules/wallet'
import type { Transaction } from '#platform/database'
import type { BackofficeNeeds } from '../needs.ts'
import type { StoredAdjustment } from '../store/adjustments.ts'

type Made = Pick<StoredAdjustment, 'id' | 'player' | 'pocket' | 'amount' | 'about'>

/** Makes what was asked for, in the transaction of its decision; once per id. @returns why not, or null. */
export async function makeAdjustment(
  needs: BackofficeNeeds,
  tx: Transaction,
  asked: Made,
  staff: string,
): Promise<StaffRefusal | null> {
  const { id, player, pocket } = asked
  switch (pocket) {
    case 'cash':
    case 'credits':
      return adjustPocket(tx, { ...asked, pocket })
    case 'points': {
      const desk = needs.loyalty()
      if (desk === null) return 'notFound'
      const correction = { id, player, hundredths: Number(asked.amount), staff }
      return desk.correctPoints(tx, { ...correction, at: needs.clock.now() })
    }
    case 'bonus':
      return asked.about === null
        ? giveBonus(needs, tx, asked)
        : takeBonus(needs, tx, { player, grant: asked.about, staff })
  }
}

async function giveBonus(
  { bonuses }: Pick<BackofficeNeeds, 'bonuses'>,
  tx: Transaction,
  asked: Made,
): Promise<StaffRefusal | null> {
  const given = await bonuses.give(tx, {
    key: `adjustment:${asked.id}`,
    player: asked.player,
    type: 'manual',
    amount: amount(asked.amount),
    reason: 'Bonus from support',
  })
  return given.type === 'refused' ? 'noBonuses' : null
}

async function takeBonus(
  { bonuses }: Pick<BackofficeNeeds, 'bonuses'>,
  tx: Transaction,
  asked: { readonly player: Made['player']; readonly grant: string; readonly staff: string },
): Promise<StaffRefusal | null> {
  const taken = await bonuses.takeBack(tx, asked)
  return typeof taken === 'number' ? null : taken
}
