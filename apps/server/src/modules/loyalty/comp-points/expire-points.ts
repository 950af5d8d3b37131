import { compPointRules } from '@fairhouse/contract/loyalty-rules'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { monthsLater } from '#platform/iso-time'
import { takeBack } from '../earning/credit.ts'
import { withheld } from '../earning/may-earn.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { balancesOf } from '../store/balances.ts'
import { idlePlayers, markExpired, markNoticed } from '../store/idle-players.ts'
import { lockPlayer } from '../store/player-row.ts'
import { expiryLetter } from './expiry-letter.ts'

type ExpiryNeeds = Pick<LoyaltyNeeds, 'database' | 'clock' | 'send' | 'touchSeat' | 'tellPlayers'>

const dayMs = 24 * 60 * 60_000
const atOnce = 500

/**
 * Takes the points of who has earned nothing for twelve months, and tells them thirty days before. Nothing expires of who was not told so long ago,
 * nor while a player holds back from play: a limit must not cost what was earned before it.
 */
export async function expirePoints(needs: ExpiryNeeds): Promise<void> {
  const now = needs.clock.now()
  const noticeMs = compPointRules.noticeDays * dayMs
  const idleSince = monthsLater(now, -compPointRules.idleMonths)
  const soon = await idlePlayers(needs.database, {
    earnedBefore: idleSince + noticeMs,
    noticedBefore: null,
    limit: atOnce,
  })
  // oxlint-disable-next-line no-await-in-loop -- a player at a time, each in a transaction
  for (const player of soon) await notice(needs, player)
  const over = await idlePlayers(needs.database, {
    earnedBefore: idleSince,
    noticedBefore: now - noticeMs,
    limit: atOnce,
  })
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (const player of over) await expire(needs, player)
}

const notice = ({ database, clock, send }: ExpiryNeeds, player: PlayerId) =>
  database.transaction(async (tx) => {
    const row = await lockPlayer(tx, player)
    const { points } = await balancesOf(tx, player)
    if (!row || (await withheld(tx, player, clock.now())) !== null) return
    await markNoticed(tx, player, clock.now())
    const at = Math.max(
      monthsLater(row.earned_at.getTime(), compPointRules.idleMonths),
      clock.now() + compPointRules.noticeDays * dayMs,
    )
    if (points > 0) await send(tx, player, expiryLetter(at))
  })

const expire = ({ database, clock }: ExpiryNeeds, player: PlayerId) =>
  database.transaction(async (tx) => {
    await lockPlayer(tx, player)
    const now = clock.now()
    if ((await withheld(tx, player, now)) !== null) return
    const { points, tokens } = await balancesOf(tx, player)
    const reason = 'loyaltyExpired'
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const [name, units] of [
      ['points', points],
      ['tokens', tokens],
    ] as const)
      await takeBack(tx, name, { id: uuidV7(now), shares: [{ player, units }], reason })
    await markExpired(tx, player)
  })
