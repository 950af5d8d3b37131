import { type VipLevel, vipLevelAt, vipLevels } from '@fairhouse/contract/loyalty-rules'
import { amount } from '@fairhouse/money'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { withheld } from '../earning/may-earn.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { lockPlayer, markTold, untoldPlayers } from '../store/player-row.ts'
import { levelLetter } from './level-letter.ts'

type TellNeeds = Pick<
  LoyaltyNeeds,
  'database' | 'clock' | 'giveGrant' | 'send' | 'touchSeat' | 'tellPlayers'
>

const atOnce = 200

/**
 * Brings the statuses of players up to what their rounds have come to, and writes to who reached a level. Apart from the counting, so that a seat
 * is read anew once for many rounds and not after each.
 */
export async function tellPlayers(needs: TellNeeds): Promise<void> {
  const players = await untoldPlayers(needs.database, atOnce)
  for (const player of players) {
    // Each in a transaction of its own: none holds two players' seats.
    // oxlint-disable-next-line no-await-in-loop -- see above
    await tellOne(needs, player)
  }
  if (players.length > 0) needs.tellPlayers(players)
}

const tellOne = (needs: TellNeeds, player: PlayerId) =>
  needs.database.transaction(async (tx) => {
    const row = await lockPlayer(tx, player)
    if (!row) return
    const level = vipLevelAt(row.lifetime)
    await markTold(tx, player, level)
    await needs.touchSeat(tx, player)
    if (level <= row.told_level) return
    // Who holds back from play hears nothing of rewards.
    if ((await withheld(tx, player, needs.clock.now())) !== null) return
    const gifts = await giveGifts(needs, tx, { player, above: row.told_level, level })
    await needs.send(tx, player, levelLetter(level, gifts))
  })

/**
 * Gives what comes with each level that was reached, once. A gift that is refused, as where no bonuses are allowed, is not given later.
 * @returns the sum of what was given, in cents.
 */
async function giveGifts(
  { giveGrant }: TellNeeds,
  tx: Transaction,
  reached: { readonly player: PlayerId; readonly above: number; readonly level: VipLevel },
): Promise<number> {
  const { player, above, level } = reached
  let sum = 0
  for (const { name, gift } of vipLevels.slice(above, level)) {
    const grant = { key: `vip:${name}`, player, type: 'manual', reason: 'VIP gift' } as const
    // oxlint-disable-next-line no-await-in-loop -- one connection, four levels at most
    const given = await giveGrant()?.(tx, { ...grant, amount: amount(BigInt(gift)) })
    if (given?.type === 'given') sum += gift
  }
  return sum
}
