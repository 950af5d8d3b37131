import type { CancelPreview } from '@fairhouse/contract/entities/bonus'
import type { Refused } from '#platform/answer'
import type { PlayerId } from '#platform/ids'
import { beginNext, endGrant, settleGrant } from './move-grant.ts'
import type { BonusNeeds, Change } from './needs.ts'
import { dueOf, type Standing, spinsLeft, standingOf } from './standing.ts'
import { isOver, isRunning } from './states.ts'
import { grantNamed, openGrants, playersDue, playersWithGrants, saveGrant } from './store/grants.ts'
import type { StoredGrant } from './store/stored-grant.ts'

/** What becomes of the money, to the cent. @param cash the player's balance, minor units. */
export const previewOf = (at: Standing, cash: number): CancelPreview => ({
  goes: at.balance,
  stays: cash,
  spinsGone: isRunning(at.grant.state) ? spinsLeft(at) : (at.grant.spins?.count ?? 0),
})

/** The player gives a grant up; once it is over, that is told again. Never with an open round, which may be paid from it. */
export async function cancelGrant(
  needs: BonusNeeds,
  on: Change,
  { player, named }: { readonly player: PlayerId; readonly named: string },
): Promise<StoredGrant | Refused> {
  await needs.touchSeat(on.tx, player)
  const grant = await grantNamed(on.tx, player, named)
  if (!grant) return { refused: 'notFound' }
  if (isOver(grant.state)) return grant.state === 'cancelled' ? grant : { refused: 'notPermitted' }
  if (isRunning(grant.state) && (await needs.potRounds.hasOpen(on.tx, player)))
    return { refused: 'roundOpen' }
  // What is won by now is won: a grant that is complete is paid, not cancelled.
  if (await settleGrant(needs, on, grant)) {
    await beginNext(needs, on, player)
    return { refused: 'notPermitted' }
  }
  const at = await standingOf(on.tx, grant)
  const ended = await endGrant(needs, on, { to: 'cancelled', by: 'player' }, at)
  await beginNext(needs, on, player)
  return ended
}

/** Staff take a grant back. */
export async function reverseGrant(
  needs: BonusNeeds,
  on: Change,
  { player, id, staff }: { readonly player: PlayerId; readonly id: string; readonly staff: string },
): Promise<StoredGrant | Refused> {
  await needs.touchSeat(on.tx, player)
  const grant = await grantNamed(on.tx, player, id)
  if (!grant || grant.id !== id) return { refused: 'notFound' }
  if (isOver(grant.state)) return { refused: 'notPermitted' }
  if (isRunning(grant.state) && (await needs.potRounds.hasOpen(on.tx, player)))
    return { refused: 'roundOpen' }
  const by = { by: 'staff', actor: staff } as const
  const ended = await endGrant(needs, on, { to: 'reversed', ...by }, await standingOf(on.tx, grant))
  await beginNext(needs, on, player)
  return ended
}

/**
 * The deposit that brought a grant goes back, whole or in part, and the grant with it. What a round is open under ends with the round: no further one is
 * begun with it.
 */
export async function depositGone(
  needs: BonusNeeds,
  on: Change,
  { player, deposit }: { readonly player: PlayerId; readonly deposit: string },
): Promise<void> {
  const grant = (await openGrants(on.tx, player)).find(({ depositId }) => depositId === deposit)
  if (!grant) return
  await needs.touchSeat(on.tx, player)
  if (isRunning(grant.state) && (await needs.potRounds.hasOpen(on.tx, player))) {
    await saveGrant(on.tx, { ...grant, expiresAt: on.now, isGone: true })
    return
  }
  await endGrant(needs, on, { to: 'reversed', by: 'rules' }, await standingOf(on.tx, grant))
  await beginNext(needs, on, player)
}

/** So many players are asked for at once. */
const atOnce = 200

/**
 * Ends what is past its time, of all players; what a round is open under waits for its end, and holds up nobody else. @returns players who were changed.
 */
export async function expireGrants(needs: BonusNeeds): Promise<readonly PlayerId[]> {
  const changed: PlayerId[] = []
  const now = needs.clock.now()
  let due = await playersDue(needs.database, now, { after: 0, limit: atOnce })
  while (due.length > 0) {
    for (const player of due) {
      // oxlint-disable-next-line no-await-in-loop -- one player after the other
      if (await lookAfter(needs, player)) changed.push(player)
    }
    const after = due.at(-1) ?? 0
    // oxlint-disable-next-line no-await-in-loop -- one portion after the other
    due = due.length < atOnce ? [] : await playersDue(needs.database, now, { after, limit: atOnce })
  }
  if (changed.length > 0) needs.tellPlayers(changed)
  return changed
}

/** Rounds are over: completes, loses and begins what waited for that. */
export async function roundsSettled(
  needs: BonusNeeds,
  players: readonly PlayerId[],
): Promise<void> {
  const changed: PlayerId[] = []
  for (const player of await playersWithGrants(needs.database, [...new Set(players)])) {
    // oxlint-disable-next-line no-await-in-loop -- one player after the other
    if (await lookAfter(needs, player)) changed.push(player)
  }
  if (changed.length > 0) needs.tellPlayers(changed)
}

/** Brings a player's grants to where they belong now. False when nothing was to be done: then nobody was held up. */
export async function lookAfter(needs: BonusNeeds, player: PlayerId): Promise<boolean> {
  const now = needs.clock.now()
  if (!(await isDue(needs, player, now))) return false
  // Asked before anybody is held up, and again under the seat.
  if (await needs.potRounds.hasOpen(needs.database, player)) return false
  return needs.database.transaction(async (tx) => {
    await needs.touchSeat(tx, player)
    if (await needs.potRounds.hasOpen(tx, player)) return false
    const on = { tx, now }
    for (const grant of await openGrants(tx, player)) {
      // oxlint-disable-next-line no-await-in-loop -- one connection
      await endOne(needs, on, grant)
    }
    await beginNext(needs, on, player)
    return true
  })
}

/** A grant whose deposit went back is taken back, whatever was wagered; else what is due happens, and what is past its time ends. */
async function endOne(needs: BonusNeeds, on: Change, grant: StoredGrant): Promise<void> {
  if (!grant.isGone && (await settleGrant(needs, on, grant))) return
  if (!isPastItsTime(grant, on.now)) return
  const to = grant.isGone ? 'reversed' : 'expired'
  await endGrant(needs, on, { to, by: 'rules' }, await standingOf(on.tx, grant))
}

async function isDue(needs: BonusNeeds, player: PlayerId, now: number): Promise<boolean> {
  const open = await openGrants(needs.database, player)
  if (open.some((grant) => isPastItsTime(grant, now))) return true
  const running = open.find(({ state }) => isRunning(state))
  if (!running) return open.some(({ state }) => state === 'waiting')
  return dueOf(await standingOf(needs.database, running)) !== null
}

const isPastItsTime = ({ expiresAt, depositBy }: StoredGrant, now: number): boolean =>
  (expiresAt ?? depositBy ?? Number.POSITIVE_INFINITY) <= now
