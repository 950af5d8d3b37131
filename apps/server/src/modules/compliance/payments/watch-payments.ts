import type { Payer } from '#modules/cashier'
import type { Transaction } from '#platform/database'
import { raiseFlag } from '../flags/store/raise-flag.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { askFunds } from './ask-funds.ts'
import { patternsIn } from './patterns.ts'
import { rulesFor } from './rules-for.ts'
import { sidesLaid } from './sides-laid.ts'

const dayMs = 24 * 3_600_000

/**
 * Looks at what a player paid in and out, and raises what people should see, in the transaction that moved a payment: who never asks to be
 * paid out is seen as well.
 */
export async function watchPayments(
  needs: ComplianceNeeds,
  tx: Transaction,
  payer: Payer,
): Promise<void> {
  const { patterns } = await rulesFor(needs, tx, payer)
  const { player } = payer
  const now = needs.clock.now()
  const days = Math.max(patterns.withoutPlay.days, patterns.roundTrips.days, 1)
  const othersInBrowser = await needs.playersInBrowsers(tx, player)
  const seen = {
    now,
    payments: await needs.paymentsOf(tx, player, now - days * dayMs),
    turnoverLately: await needs.turnoverSince(tx, player, now - patterns.withoutPlay.days * dayMs),
    // Destinations are looked at when something goes to one.
    othersAtDestination: [],
    othersInBrowser,
    sides: await sidesLaid(needs, tx, { player, others: othersInBrowser, patterns }),
  }
  await askFunds(needs, tx, player)
  for (const find of patternsIn(seen, patterns)) await raiseFlag(tx, player, find, now)
}
