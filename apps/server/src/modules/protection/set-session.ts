import { coolingOffHours } from '@fairhouse/contract/protection-choices'
import type { Outcome, PlayerAsk } from '#platform/answer'
import { change, type ProtectionReply } from './change.ts'
import type { ProtectionNeeds } from './needs.ts'
import { putSessionLimit, sessionLimitOf, type StoredSession } from './store/session.ts'

const coolingOffMs = coolingOffHours * 3_600_000

/** Shorter stands at once; longer is a wish until it is said again. @param asked.minutes 0: no limit. */
export function setSession(
  needs: ProtectionNeeds,
  ask: PlayerAsk,
  { minutes }: { readonly minutes: number },
): Promise<Outcome<ProtectionReply>> {
  return change(needs, ask, {
    what: 'session',
    details: { minutes },
    work: async (tx, player, now) => {
      const stored = await sessionLimitOf(tx, player)
      await putSessionLimit(tx, player, sessionAfter(stored, minutes, now))
      return null
    },
  })
}

/** What stands once this was asked for. Pure. @param now epoch milliseconds. */
function sessionAfter(
  stored: StoredSession | null,
  minutes: number,
  now: number,
): StoredSession | null {
  if (stored === null) return minutes === 0 ? null : { minutes, wish: null }
  const isLooser = minutes === 0 || minutes > stored.minutes
  if (!isLooser) return { minutes, wish: null }
  const wish =
    stored.wish?.minutes === minutes ? stored.wish : { minutes, readyAt: now + coolingOffMs }
  if (now < wish.readyAt) return { minutes: stored.minutes, wish }
  return minutes === 0 ? null : { minutes, wish: null }
}
