import type { IdentityCheckShown } from '@fairhouse/contract/entities/identity-check'
import type { Queryable } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { isoTime } from '#platform/iso-time'
import { requiredPapers } from './required-papers.ts'
import { storedIdentity, type StoredIdentity } from './store/identity.ts'
import { isComplete, storedPapers } from './store/papers.ts'

/** How the check stands, as its player is shown it. Nothing tells that somebody looks for anything but who he is. */
export async function identityShown(
  on: Queryable,
  player: PlayerId,
  usualWay: IdentityCheckShown['way'],
): Promise<IdentityCheckShown> {
  const check = await storedIdentity(on, player)
  if (check === null || check.state === 'notAsked')
    return { ...nobodyAsked, required: [], papers: [], way: usualWay }
  const papers = await storedPapers(on, player)
  const way = wayOf(check, usualWay)
  return {
    state: check.state,
    why: check.cause,
    way,
    required: way === 'papers' ? [...requiredPapers[check.cause]] : [],
    papers: papers.map((paper) => ({
      paperId: paper.paper_id,
      kind: paper.kind,
      type: paper.type,
      bytes: paper.bytes,
      complete: isComplete(paper),
      sentAt: isoTime(paper.sent_at.getTime()),
    })),
    reason: check.reason,
    mayTryAgain: check.may_try_again,
    changedAt: isoTime(check.changed_at.getTime()),
  }
}

/** Where money comes from is shown by papers, whoever checks who players are. */
export const wayOf = (
  { cause }: Pick<StoredIdentity, 'cause'>,
  usual: IdentityCheckShown['way'],
): IdentityCheckShown['way'] => (cause === 'funds' ? 'papers' : usual)

const nobodyAsked = {
  state: 'notAsked',
  why: null,
  reason: null,
  mayTryAgain: true,
  changedAt: null,
} as const satisfies Partial<IdentityCheckShown>
