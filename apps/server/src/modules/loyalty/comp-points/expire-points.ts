import { compPointRules } from '@fairhouse/contract/loyalty-rules'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { monthsLater } from '#platform/iso-time'
import { takeBack } from '../earning/credit.ts'
import { withheld } from '../earning/may-earn.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { balancesOf } from '../store/balances.ts'
import { type IdlePlayer, idlePlayers, markExpired, markNoticed } from '../store/idle-players.ts'
import { playerByPlayer } from '../player-by-player.ts'
import { lockPlayer } from '../store/player-row.ts'
import { expiryLetter } from './expiry-letter.ts'

type ExpiryNeeds = Pick<LoyaltyNeeds, 'database' | 'clock' | 'send' | 'withheldFrom'>

const dayMs = 24 * 60 * 60_000
const noticeMs = compPointRules.noticeDays * dayMs

/**
 * Takes the points of who has earned nothing for twelve months, and tells them thirty days before. Nothing expires of who was not told so long ago,
 * nor while a player holds back from play: a limit must not cost what was earned before it.
 * @throws at the end, when it could not be done for some player.
 */
export async function expirePoints(needs: ExpiryNeeds): Promise<void> {
  const now = needs.clock.now()
  const idleSince = monthsLater(now, -compPointRules.idleMonths)
  const soon = { earnedBefore: idleSince + noticeMs, noticedBefore: null }
  const over = { earnedBefore: idleSince, noticedBefore: now - noticeMs }
  const idle = (wish: typeof soon | typeof over, each: (player: PlayerId) => Promise<void>) =>
    playerByPlayer<IdlePlayer>({
      page: (after, limit) => idlePlayers(needs.database, { ...wish, after, limit }),
      each,
      failed: 'points of players did not expire',
    })
  // Nobody's fault with a letter keeps what is over.
  const faults: unknown[] = []
  const note = (fault: unknown): void => void faults.push(fault)
  await idle(soon, (player) => notice(needs, player, soon)).catch(note)
  await idle(over, (player) => expire(needs, player, over)).catch(note)
  if (faults.length > 0) throw new AggregateError(faults, 'points of players did not expire')
}

const notice = (
  needs: ExpiryNeeds,
  player: PlayerId,
  { earnedBefore }: { readonly earnedBefore: number },
) =>
  needs.database.transaction(async (tx) => {
    const { clock, send } = needs
    const row = await lockPlayer(tx, player)
    // Who has played since they were listed keeps everything, and hears nothing of it.
    if (!row || row.expired || row.noticed_at !== null) return
    if (row.earned_at.getTime() >= earnedBefore) return
    if ((await withheld(needs, tx, player)) !== null) return
    const { points, tokens } = await balancesOf(tx, player)
    await markNoticed(tx, player, clock.now())
    const at = Math.max(
      monthsLater(row.earned_at.getTime(), compPointRules.idleMonths),
      clock.now() + noticeMs,
    )
    if (points > 0 || tokens > 0) await send(tx, player, expiryLetter(at))
  })

const expire = (
  needs: ExpiryNeeds,
  player: PlayerId,
  {
    earnedBefore,
    noticedBefore,
  }: { readonly earnedBefore: number; readonly noticedBefore: number },
) =>
  needs.database.transaction(async (tx) => {
    const row = await lockPlayer(tx, player)
    const now = needs.clock.now()
    // As above: what was earned since the list was made has taken the notice back.
    if (!row || row.expired || row.earned_at.getTime() >= earnedBefore) return
    if (row.noticed_at === null || row.noticed_at.getTime() > noticedBefore) return
    if ((await withheld(needs, tx, player)) !== null) return
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
