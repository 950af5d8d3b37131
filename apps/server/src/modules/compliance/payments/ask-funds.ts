import { type DepositCap, none, profileNamed } from '@fairhouse/jurisdictions'
import { isDeposit } from '#modules/cashier'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { askIdentity } from '../identity-checks/ask-identity.ts'
import { storedIdentity, type StoredIdentity } from '../identity-checks/store/identity.ts'
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
  needs: ComplianceNeeds,
  tx: Transaction,
  player: PlayerId,
): Promise<void> {
  const now = needs.clock.now()
  const cap = capOf(needs.licence)
  const lately = await needs.paymentsOf(tx, player, now - cap.days * dayMs)
  if (sumOf(lately.filter(isDeposit)) < BigInt(cap.sum)) return
  const cause = causeFor(await storedIdentity(tx, player), now)
  if (cause === null) return
  const note = `deposits of ${cap.sum} within ${cap.days} days`
  const asking = { cause, by: 'rules', actor: null, note, nowMs: now } as const
  if (await askIdentity(tx, player, asking))
    await needs.askForContact(tx, player, { by: 'sourceOfFunds', reason: 'large deposits' })
}

const capOf = (licence: string | null): DepositCap =>
  (profileNamed(licence ?? none.code) ?? none).fundsFrom

/** What is asked for; null: nothing, for it is known, or asked for already. */
function causeFor(identity: StoredIdentity | null, now: number): 'funds' | 'review' | null {
  if (identity === null || identity.state === 'notAsked') return 'review'
  if (identity.state !== 'approved') return null
  const knownAt = identity.funds_known_at?.getTime() ?? null
  return knownAt !== null && now - knownAt < knownMs ? null : 'funds'
}
