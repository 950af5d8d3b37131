import { vipLevelAt } from '@fairhouse/contract/loyalty-rules'
import type { PlayerId } from '#platform/ids'
import { withheld } from '../earning/may-earn.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { lockPlayer, markTold, untoldPlayers } from '../store/player-row.ts'
import { levelLetter } from './level-letter.ts'

type TellNeeds = Pick<LoyaltyNeeds, 'database' | 'clock' | 'send' | 'touchSeat' | 'tellPlayers'>

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

const tellOne = ({ database, clock, send, touchSeat }: TellNeeds, player: PlayerId) =>
  database.transaction(async (tx) => {
    const row = await lockPlayer(tx, player)
    if (!row) return
    const level = vipLevelAt(row.lifetime)
    await markTold(tx, player, level)
    await touchSeat(tx, player)
    if (level <= row.told_level) return
    // Who holds back from play hears nothing of rewards.
    if ((await withheld(tx, player, clock.now())) === null)
      await send(tx, player, levelLetter(level))
  })
