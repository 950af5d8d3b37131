import type { CashbackShown } from '@fairhouse/contract/entities/loyalty'
import { cashbackRules, vipLevelAt } from '@fairhouse/contract/loyalty-rules'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { withheld } from '../earning/may-earn.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { newestWeeks } from '../store/cashback-weeks.ts'
import { playerRow } from '../store/player-row.ts'

const weeksShown = 8

/** A player's weeks with their arithmetic, newest first. */
export async function shownCashback(needs: LoyaltyNeeds, player: PlayerId): Promise<CashbackShown> {
  const { database, giveGrant, playerStatus } = needs
  const { userType } = await playerStatus(player)
  const row = await playerRow(database, player)
  const weeks = await newestWeeks(database, player, weeksShown)
  const vipLevel = vipLevelAt(row?.lifetime ?? 0)
  return {
    // Credits lose nobody any money: nothing comes back of them.
    isOffered: userType === 1 && giveGrant() !== null,
    level: vipLevel + 1,
    permille: cashbackRules.permille[vipLevel],
    withheld: await withheld(needs, database, player),
    weeks: weeks.map(({ claimUntil, ...week }) => ({ ...week, claimUntil: isoTime(claimUntil) })),
  }
}
