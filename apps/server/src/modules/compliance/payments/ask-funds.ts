import { profileNamed } from '@fairhouse/jurisdictions'
import { isDeposit } from '#modules/cashier'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { askIdentity } from '../identity-checks/ask-identity.ts'
import { storedIdentity } from '../identity-checks/store/identity.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { sumOf } from './payment-facts.ts'

const dayMs = 24 * 3_600_000

/** What was shown is believed for so long, unless deposits come to the sum again after that. */
const knownMs = 365 * dayMs

/**
 * Asks a player to show where the money comes from, once deposits come to what the licence's profile names: by papers that people look at. Who the player is
 * comes first: it is asked where nobody knows it, and funds with the next deposit after it is known.
 */
export async function askFunds(
  { licence, clock, paymentsOf, askForContact }: ComplianceNeeds,
  tx: Transaction,
  player: PlayerId,
): Promise<void> {
  const profile = profileNamed(licence ?? 'none') ?? profileNamed('none')
  if (!profile) return
  const { days, sum } = profile.fundsFrom
  const now = clock.now()
  const lately = await paymentsOf(tx, player, now - days * dayMs)
  if (sumOf(lately.filter(isDeposit)) < BigInt(sum)) return
  const identity = await storedIdentity(tx, player)
  const knownAt = identity?.funds_known_at?.getTime()
  if (knownAt !== undefined && now - knownAt < knownMs) return
  const state = identity?.state ?? 'notAsked'
  if (state !== 'approved' && state !== 'notAsked') return
  const cause = state === 'approved' ? 'funds' : 'review'
  const asking = {
    by: 'rules',
    actor: null,
    note: `deposits of ${sum} within ${days} days`,
  } as const
  if (await askIdentity(tx, player, { ...asking, cause, nowMs: now }))
    await askForContact(tx, player, { by: 'sourceOfFunds', reason: 'large deposits' })
}
