import type { Transaction } from '#platform/database'
import { playerId } from '#platform/ids'
import { closeFoundFlag } from '../flags/store/close-found-flag.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { type AddressSaying, decisionOf } from './address-case.ts'
import { flagFind } from './screen-addresses.ts'
import { caseNamed, holdCase, insertVote } from './store/address-cases.ts'

/** What came of it. `decided`: two had said the same before; `saidBefore`: the same person has said something to it. */
export type AddressOutcome =
  | 'firstOfTwo'
  | 'released'
  | 'refused'
  | 'saidBefore'
  | 'decided'
  | 'notFound'

/**
 * Writes down what somebody says of a flagged address. Two who say the same decide: its payment is looked at soon, and what was released
 * is no longer a reason to look at the player's other payments.
 */
export async function sayOnAddress(
  { clock, lookAgain }: Pick<ComplianceNeeds, 'clock' | 'lookAgain'>,
  tx: Transaction,
  saying: {
    readonly id: string
    readonly staff: string
    readonly says: AddressSaying
    readonly why: string
  },
): Promise<AddressOutcome> {
  const { id, staff, says, why } = saying
  await holdCase(tx, id)
  const held = await caseNamed(tx, id)
  if (!held) return 'notFound'
  if (decisionOf(held) !== null) return 'decided'
  if (held.votes.some((vote) => vote.staff === staff)) return 'saidBefore'
  const vote = { staff, says, why, at: clock.now() }
  await insertVote(tx, id, vote)
  const decision = decisionOf({ votes: [...held.votes, vote] })
  if (decision === null) return 'firstOfTwo'
  await lookAgain(tx, held.payment)
  if (decision === 'refuse') return 'refused'
  const found = {
    kind: 'flaggedAddress',
    find: flagFind(held.payment, held.wallet, held.find),
  } as const
  await closeFoundFlag(tx, playerId(held.player), found, { staff, why, nowMs: vote.at })
  return 'released'
}
