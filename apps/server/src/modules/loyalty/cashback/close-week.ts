import { cashbackRules, vipLevelAt } from '@fairhouse/contract/loyalty-rules'
import { readPurse } from '#modules/wallet'
import type { PlayerId } from '#platform/ids'
import { withheld } from '../earning/may-earn.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { playerByPlayer } from '../player-by-player.ts'
import { expireWeeks, insertWeek, markUntold, playersWithoutWeek } from '../store/cashback-weeks.ts'
import { lockPlayer } from '../store/player-row.ts'
import { weekMoney } from '../store/week-money.ts'
import { cashbackLetter } from './cashback-letter.ts'
import { cashbackOf } from './cashback-of.ts'
import { endOfWeek, lastWeek, startOfWeek } from './week.ts'

const dayMs = 24 * 60 * 60_000

/**
 * Does the arithmetic of the week that is over for who played in it, and ends what nobody claimed in time. Each player's week is made once; a
 * player who holds back from play gets none.
 * @throws at the end, when some player's week could not be closed.
 */
export async function closeWeek(needs: LoyaltyNeeds): Promise<void> {
  const now = needs.clock.now()
  await expireWeeks(needs.database, now)
  if (needs.giveGrant() === null) return
  const week = lastWeek(now)
  const since = startOfWeek(week)
  await playerByPlayer({
    page: (after, limit) =>
      playersWithoutWeek(needs.database, { week, since, after: after?.player ?? 0, limit }),
    each: (player) => closeFor(needs, player, week),
    failed: 'weeks of players were not closed',
  })
}

const closeFor = (needs: LoyaltyNeeds, player: PlayerId, week: string) =>
  needs.database.transaction(async (tx) => {
    const row = await lockPlayer(tx, player)
    const { cash } = await readPurse(tx, player)
    const time = { from: startOfWeek(week), to: endOfWeek(week) }
    const money = await weekMoney(tx, { player, cash }, time)
    const made = cashbackOf(money, vipLevelAt(row?.lifetime ?? 0))
    const whyNot = made.amount === 0 ? null : await withheld(needs, tx, player)
    const amount = whyNot === null ? made.amount : 0
    const claimUntil = endOfWeek(week) + cashbackRules.claimDays * dayMs
    await insertWeek(tx, player, { ...made, amount, withheld: whyNot, week, claimUntil })
    if (amount === 0) return
    await markUntold(tx, player)
    await needs.send(tx, player, cashbackLetter({ amount, claimUntil }))
  })
