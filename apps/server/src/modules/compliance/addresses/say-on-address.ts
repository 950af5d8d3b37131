import type { Transaction } from '#platform/database'
import { playerId } from '#platform/ids'
import { closeFoundFlag } from '../flags/store/close-found-flag.ts'
import type { ComplianceNeeds } from '../needs.ts'
import { type AddressSaying, decisionOf } from './address-case.ts'
import { flagFind } from './screen-addresses.ts'
import { caseNamed, holdCase, insertVote, takeVoteBack } from './store/address-cases.ts'

/** What came of it. `decided`: two had said the same before; `saidBefore`: the same person has said the same; `changed`: they had said otherwise. */
export type AddressOutcome =
  | 'firstOfTwo'
  | 'changed'
  | 'released'
  | 'refused'
  | 'saidBefore'
  | 'decided'
  | 'notFound'

/** What came of taking something back: only what is not decided yet. */
export type AddressTakenBack = 'takenBack' | 'nothingSaid' | 'decided' | 'notFound'

/**
 * Writes down what somebody says of a flagged address, in place of what they said before. Two who say the same decide: its payment is looked at soon, and what was released
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
  const before = held.votes.find((vote) => vote.staff === staff)
  if (before?.says === says) return 'saidBefore'
  const vote = { staff, says, why, at: clock.now() }
  if (before) await takeVoteBack(tx, id, { staff, backAt: vote.at, backWhy: why })
  await insertVote(tx, id, vote)
  const others = held.votes.filter((one) => one !== before)
  const decision = decisionOf({ votes: [...others, vote] })
  if (decision === null) return before ? 'changed' : 'firstOfTwo'
  await lookAgain(tx, held.payment)
  if (decision === 'refuse') return 'refused'
  const found = {
    kind: 'flaggedAddress',
    find: flagFind(held.payment, held.wallet, held.find),
  } as const
  await closeFoundFlag(tx, playerId(held.player), found, { staff, why, nowMs: vote.at })
  return 'released'
}

/** Takes back what somebody said of a flagged address, as long as nobody else said the same. */
export async function takeBackSaying(
  { clock }: Pick<ComplianceNeeds, 'clock'>,
  tx: Transaction,
  { id, staff, why }: { readonly id: string; readonly staff: string; readonly why: string },
): Promise<AddressTakenBack> {
  await holdCase(tx, id)
  const held = await caseNamed(tx, id)
  if (!held) return 'notFound'
  if (decisionOf(held) !== null) return 'decided'
  if (!held.votes.some((vote) => vote.staff === staff)) return 'nothingSaid'
  await takeVoteBack(tx, id, { staff, backAt: clock.now(), backWhy: why })
  return 'takenBack'
}
