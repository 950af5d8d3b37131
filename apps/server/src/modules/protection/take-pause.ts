import type { Outcome, PlayerAsk } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { monthsLater } from '#platform/iso-time'
import { change, type ProtectionReply } from './change.ts'
import type { ProtectionNeeds } from './needs.ts'
import { pauseAt } from './pause-slice.ts'
import { exclusionOfAny, insertPause, longestPause, type StoredPause } from './store/pauses.ts'
import { insertStep } from './store/steps.ts'

const hourMs = 3_600_000

export const takeTimeOut = (
  needs: ProtectionNeeds,
  ask: PlayerAsk,
  { hours }: { readonly hours: number },
): Promise<Outcome<ProtectionReply>> =>
  pause(needs, ask, (now) => ({ kind: 'timeOut', endsAt: now + hours * hourMs }))

/** @param asked.months of the calendar; 0 is for ever. */
export const excludeSelf = (
  needs: ProtectionNeeds,
  ask: PlayerAsk,
  { months }: { readonly months: number },
): Promise<Outcome<ProtectionReply>> =>
  pause(needs, ask, (now) => ({
    kind: 'selfExclusion',
    endsAt: months === 0 ? null : monthsLater(now, months),
  }))

function pause(
  needs: ProtectionNeeds,
  ask: PlayerAsk,
  chosen: (now: number) => StoredPause,
): Promise<Outcome<ProtectionReply>> {
  const { kind, endsAt } = chosen(needs.clock.now())
  return change(needs, ask, {
    what: kind,
    details: { endsAt },
    work: async (tx, player, now) => {
      const standing = pauseAt(await longestPause(tx, player), now)
      if (standing && !isLonger({ kind, endsAt }, standing)) return { refused: 'notPermitted' }
      await insertPause(tx, player, { kind, endsAt, begunAt: now, takenFrom: null })
      if (kind === 'selfExclusion') await needs.endNews(tx, player)
      return null
    },
  })
}

const isLonger = (pause: StoredPause, than: StoredPause): boolean =>
  than.endsAt !== null && (pause.endsAt === null || pause.endsAt > than.endsAt)

/**
 * Who has excluded themself and opens another account is excluded there too, in the transaction that opens it, or in which the house learns who they
 * are.
 */
export async function takeOverExclusion(
  {
    samePersons,
    clock,
    endNews,
    touchSeat,
  }: Pick<ProtectionNeeds, 'samePersons' | 'clock' | 'endNews' | 'touchSeat'>,
  tx: Transaction,
  player: PlayerId,
): Promise<void> {
  const others = await samePersons(tx, player)
  if (others.length === 0) return
  const at = clock.now()
  const exclusion = await exclusionOfAny(tx, others, at)
  if (!exclusion) return
  const { kind, endsAt, player: takenFrom } = exclusion
  const standing = pauseAt(await longestPause(tx, player), at)
  if (standing?.kind === kind && !isLonger({ kind, endsAt }, standing)) return
  await insertPause(tx, player, { kind, endsAt, begunAt: at, takenFrom })
  await touchSeat(tx, player)
  await endNews(tx, player)
  await insertStep(tx, player, { what: 'exclusionTakenOver', details: { from: takenFrom }, at })
}
