import {
  bonusAloneAtMost,
  codeAloneAtMost,
  type StaffTerms,
} from '@fairhouse/contract/backoffice/promotions'

/** What a code is made of that decides how much it can give. */
interface NewTerms {
  readonly terms: Pick<StaffTerms, 'reward'>
  readonly usesAtMost: number | null
  readonly player: number | null
}

/** Whether a code can give so much, at once or in all its uses, that one person alone may not open it. Pure. */
export function takesTwo({ terms: { reward }, usesAtMost, player }: NewTerms): boolean {
  const atOnce = mostOfClaim(reward)
  // Of its one player it is claimed once.
  const uses = player === null ? (usesAtMost ?? Number.POSITIVE_INFINITY) : 1
  return atOnce > bonusAloneAtMost || atOnce * uses > codeAloneAtMost
}

/** Minor units; of free spins what is staked. */
function mostOfClaim(reward: StaffTerms['reward']): number {
  switch (reward.type) {
    case 'match':
      return reward.most
    case 'freeSpins':
      return reward.count * reward.stake
    case 'freeChip':
      return reward.amount
  }
}
