import type { StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import { amount } from '@fairhouse/money'
import { adjustPocket } from '#modules/wallet'
import type { Transaction } from '#platform/database'
import type { BackofficeNeeds } from '../needs.ts'
import type { StoredAdjustment } from '../store/adjustments.ts'

type Made = Pick<StoredAdjustment, 'id' | 'player' | 'pocket' | 'amount' | 'about'>

/** Why nothing was made, or what was: of a bonus that is taken back how much, in minor units; null for all else. */
export type MadeOutcome = { readonly refused: StaffRefusal } | { readonly taken: number | null }

/** Makes what was asked for, in the transaction of its decision; once per id. */
export async function makeAdjustment(
  needs: BackofficeNeeds,
  tx: Transaction,
  asked: Made,
  staff: string,
): Promise<MadeOutcome> {
  if (asked.pocket === 'bonus' && asked.about !== null)
    return takeBonus(needs, tx, { ...asked, grant: asked.about, staff })
  const refused = await giveOrMove(needs, tx, asked, staff)
  return refused === null ? { taken: null } : { refused }
}

async function giveOrMove(
  needs: BackofficeNeeds,
  tx: Transaction,
  asked: Made,
  staff: string,
): Promise<StaffRefusal | null> {
  const { id, player, pocket } = asked
  switch (pocket) {
    case 'cash': {
      const refused = await adjustPocket(tx, { ...asked, pocket })
      const made = { player, amount: asked.amount, staff, at: needs.clock.now() }
      if (refused === null) await needs.noteCorrection(tx, made)
      return refused
    }
    case 'credits':
      return adjustPocket(tx, { ...asked, pocket })
    case 'points': {
      const desk = needs.loyalty()
      if (desk === null) return 'notFound'
      const correction = { id, player, hundredths: Number(asked.amount), staff }
      return desk.correctPoints(tx, { ...correction, at: needs.clock.now() })
    }
    case 'bonus':
      return giveBonus(needs, tx, asked)
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

/** Takes no more than was approved: what came to it since has to be asked for anew. */
async function takeBonus(
  { bonuses, touchSeat }: Pick<BackofficeNeeds, 'bonuses' | 'touchSeat'>,
  tx: Transaction,
  asked: Pick<Made, 'player' | 'amount'> & { readonly grant: string; readonly staff: string },
): Promise<MadeOutcome> {
  const { player, grant, amount: approved } = asked
  // Nothing moves in it between the look and the taking.
  await touchSeat(tx, player)
  const worth = await bonuses.worthOf(tx, player, grant)
  if (typeof worth !== 'number') return { refused: worth }
  if (BigInt(worth) > -approved) return { refused: 'worthMore' }
  const taken = await bonuses.takeBack(tx, asked)
  return typeof taken === 'number' ? { taken } : { refused: taken }
}
