import { coolingOffHours } from '@fairhouse/contract/protection-choices'
import type { Outcome, PlayerAsk } from '#platform/answer'
import { change, type ProtectionReply } from './change.ts'
import type { ProtectionNeeds } from './needs.ts'
import {
  dropLimit,
  putLimit,
  putWish,
  type StoredLimit,
  storedLimits,
  type Which,
} from './store/limits.ts'

const coolingOffMs = coolingOffHours * 3_600_000

/** Tighter stands at once; looser, and none at all, is a wish until it is said again. */
export function setLimit(
  needs: ProtectionNeeds,
  ask: PlayerAsk,
  { kind, period, most }: Which & { readonly most?: number | undefined },
): Promise<Outcome<ProtectionReply>> {
  return change(needs, ask, {
    what: 'limitAsked',
    details: { kind, period, most: most ?? null },
    work: async (tx, player, now) => {
      const standing = limitAmong(await storedLimits(tx, player), { kind, period })
      if (!standing) {
        if (most !== undefined) await putLimit(tx, player, { kind, period, most })
      } else if (most !== undefined && most <= standing.most) {
        await putLimit(tx, player, { kind, period, most })
      } else {
        const wish = { most: most ?? null, readyAt: now + coolingOffMs }
        await putWish(tx, player, { kind, period, wish })
      }
      return null
    },
  })
}

export function confirmLimit(
  needs: ProtectionNeeds,
  ask: PlayerAsk,
  { kind, period }: Which,
): Promise<Outcome<ProtectionReply>> {
  return change(needs, ask, {
    what: 'limitConfirmed',
    details: { kind, period },
    work: async (tx, player, now) => {
      const wish = limitAmong(await storedLimits(tx, player), { kind, period })?.wish
      if (!wish || now < wish.readyAt) return { refused: 'notPermitted' }
      if (wish.most === null) await dropLimit(tx, player, { kind, period })
      else await putLimit(tx, player, { kind, period, most: wish.most })
      return null
    },
  })
}

export function keepLimit(
  needs: ProtectionNeeds,
  ask: PlayerAsk,
  { kind, period }: Which,
): Promise<Outcome<ProtectionReply>> {
  return change(needs, ask, {
    what: 'limitKept',
    details: { kind, period },
    work: async (tx, player) => {
      await putWish(tx, player, { kind, period, wish: null })
      return null
    },
  })
}

const limitAmong = (limits: readonly StoredLimit[], which: Which): StoredLimit | undefined =>
  limits.find(({ kind, period }) => kind === which.kind && period === which.period)
