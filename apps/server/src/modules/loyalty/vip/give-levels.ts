import { type VipLevel, vipLevels } from '@fairhouse/contract/loyalty-rules'
import { amount } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { LoyaltyNeeds } from '../needs.ts'
import { levelLetter } from './level-letter.ts'

/** Levels that a player reached: those above one, up to another. */
interface Reached {
  readonly player: PlayerId
  readonly above: number
  readonly level: VipLevel
}

/** Gives what comes with levels and writes of it, in the transaction that says they were reached. */
export async function giveLevels(
  needs: Pick<LoyaltyNeeds, 'giveGrant' | 'send'>,
  tx: Transaction,
  reached: Reached,
): Promise<void> {
  const gifts = await giveGifts(needs, tx, reached)
  await needs.send(tx, reached.player, levelLetter(reached.level, gifts))
}

/**
 * Gives the gift of each level, once. One that is refused, as where no bonuses are allowed, is not given later.
 * @returns the sum of what was given, in cents.
 */
async function giveGifts(
  { giveGrant }: Pick<LoyaltyNeeds, 'giveGrant'>,
  tx: Transaction,
  { player, above, level }: Reached,
): Promise<number> {
  let sum = 0
  for (const { name, gift } of vipLevels.slice(above, level)) {
    const grant = { key: `vip:${name}`, player, type: 'manual', reason: 'VIP gift' } as const
    // oxlint-disable-next-line no-await-in-loop -- one connection, four levels at most
    const given = await giveGrant()?.(tx, { ...grant, amount: amount(BigInt(gift)) })
    if (given?.type === 'given') sum += gift
  }
  return sum
}
