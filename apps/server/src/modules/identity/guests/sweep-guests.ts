import type { Transaction } from '#platform/database'
import type { SessionKeeper } from '../keep-sessions.ts'
import type { IdentityNeeds } from '../needs.ts'
import { markClosed } from '../store/close-account.ts'
import { forgetBrowsers } from './store/forget-browsers.ts'
import { idleGuests } from './store/idle-guests.ts'
import { keepGuests } from './store/keep-guests.ts'

type SweepNeeds = IdentityNeeds & { readonly sessions: SessionKeeper }

/** A guest who has not bet is gone after so long without a visit. */
export const idleGuestsKeptMs = 7 * 24 * 60 * 60_000
const atATime = 200

/**
 * Removes guests who never played: nobody can come back as them, and nothing is kept by which a person or a browser could be told. What remains is
 * an empty shell with a made-up name, for the ledger never loses an account.
 */
export async function sweepGuests(needs: SweepNeeds): Promise<void> {
  const sinceMs = needs.clock.now() - idleGuestsKeptMs
  for (;;) {
    const { found, over } = await needs.database.transaction((tx) => sweepSome(needs, tx, sinceMs))
    needs.sessions.tellOver(over)
    if (found < atATime) return
  }
}

async function sweepSome(needs: SweepNeeds, tx: Transaction, sinceMs: number) {
  const guests = await idleGuests(tx, sinceMs, atATime)
  // First the seat, so that a bet under way is void or seen.
  for (const player of guests) await needs.touchSeat(tx, player)
  const played = await needs.whoBet(tx, guests)
  await keepGuests(tx, [...played])
  const gone = guests.filter((player) => !played.has(player))
  await needs.guestsGone(tx, gone)
  const over: string[] = []
  for (const player of gone) {
    const ending = { player, only: null, except: null, reason: 'accountClosed' } as const
    over.push(...(await needs.sessions.endOf(tx, ending)))
    await forgetBrowsers(tx, player)
    await markClosed(tx, player, { nowMs: needs.clock.now(), reason: 'a guest who never played' })
  }
  return { found: guests.length, over }
}
