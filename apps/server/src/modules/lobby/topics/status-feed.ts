import type { Transaction } from '@fairhouse/contract/entities/payment'
import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { PaymentFrame, StatusFrame } from '@fairhouse/contract/topics/user'
import type { PlayerId } from '#platform/ids'
import type { Listener } from '#platform/realtime/listener'

/** The status of each player, for the player's own browsers. Every frame is whole, so the newest one is all there is to say. */
export function createStatusFeed(firstSeq: number) {
  const listeners = new Map<PlayerId, Set<Listener>>()
  const changed = new Map<PlayerId, { status: UserStatus; told: Listener | null }>()
  let seq = firstSeq

  const frameOf = (userStatus: UserStatus): StatusFrame => {
    seq += 1
    return { type: 'status', topic: 'user', seq, data: { userStatus } }
  }
  return {
    isFollowed: (player: PlayerId): boolean => listeners.has(player),
    followed: (): Iterable<PlayerId> => listeners.keys(),
    /** @returns whether anybody is to hear of it: `told` has heard it already. */
    change: (player: PlayerId, status: UserStatus, told: Listener | null): boolean => {
      const all = listeners.get(player)
      if (!all) return false
      const waiting = changed.get(player)
      // An answer that is given again tells an old status again.
      if (waiting && waiting.status.serverTime > status.serverTime) return true
      if (told !== null && all.size === 1 && all.has(told)) {
        changed.delete(player)
        return false
      }
      changed.set(player, { status, told })
      return true
    },
    /** Tells a payment at once, to all of the player's browsers. */
    tellPayment: (player: PlayerId, transaction: Transaction): void => {
      const all = listeners.get(player)
      if (!all) return
      seq += 1
      const frame: PaymentFrame = { type: 'payment', topic: 'user', seq, data: { transaction } }
      for (const listener of all) listener.send(frame)
    },
    flush: (): void => {
      for (const [player, { status, told }] of changed) {
        const frame = frameOf(status)
        for (const listener of listeners.get(player) ?? [])
          if (listener !== told) listener.send(frame)
      }
      changed.clear()
    },
    followOwn: (listener: Listener, player: PlayerId, status: UserStatus): void => {
      const all = listeners.get(player) ?? new Set()
      listeners.set(player, all.add(listener))
      listener.send(frameOf(status))
    },
    leave: (listener: Listener, player: PlayerId): void => {
      const all = listeners.get(player)
      all?.delete(listener)
      if (all?.size === 0) listeners.delete(player)
    },
  }
}
