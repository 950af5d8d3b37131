import { pageLength } from '@fairhouse/contract/limits'
import { compPointRules, pointScale, pointsPercentAt } from '@fairhouse/contract/loyalty-rules'
import type { Answer } from '#platform/answer'
import { isoTime, monthsLater } from '#platform/iso-time'
import { withheld } from '../earning/may-earn.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { balancesOf } from '../store/balances.ts'
import { unitsGiven } from '../store/gifts.ts'
import { playerRow } from '../store/player-row.ts'
import { roundPage, type RoundRow } from '../store/round-page.ts'
import { vipStandingAt } from '../vip/vip-standing.ts'

/** What a player has of comp points, and for which rounds. */
export const tellPoints =
  (needs: LoyaltyNeeds): Answer<'compPoints'> =>
  async ({ player }, { page }) => {
    const { database, playerStatus } = needs
    const { userType } = await playerStatus(player)
    const row = await playerRow(database, player)
    const { points } = await balancesOf(database, player)
    const whyNot = await withheld(needs, database, player)
    const total = row?.rounds ?? 0
    const rounds = await roundPage(database, player, {
      from: total - (page - 1) * pageLength,
      limit: pageLength,
    })
    return {
      reply: {
        points,
        given: await unitsGiven(database, player),
        convertible: convertible(points),
        canConvert: needs.giveGrant() !== null,
        withheld: userType === 2 ? 'playMoney' : whyNot,
        expiresAt:
          row === null || points === 0
            ? null
            : isoTime(monthsLater(row.earned_at.getTime(), compPointRules.idleMonths)),
        vip: vipStandingAt(row?.lifetime ?? 0),
        rounds: rounds.map((round) => shown(needs, round)),
        total,
      },
    }
  }

/** Whole points that can be exchanged. @param points hundred-thousandths. */
function convertible(points: number): number {
  const whole = Math.floor(points / pointScale)
  return whole < compPointRules.fewest ? 0 : whole
}

function shown({ sortOf }: LoyaltyNeeds, row: RoundRow) {
  const game = sortOf(row.game_id)
  return {
    id: row.round_id,
    gameId: row.game_id,
    name: game?.name ?? String(row.game_id),
    uri: game?.uri ?? '',
    isOwn: game?.isOwn ?? false,
    at: row.at.toISOString(),
    stake: row.stake,
    turnover: row.turnover,
    share: row.share,
    times: pointsPercentAt(row.level),
    points: row.points,
    withheld: row.withheld,
  }
}
