import type { UserStatus } from '@fairhouse/contract/entities/user-status'
import type { ServerFrame } from '@fairhouse/contract/realtime'
import type { PlayerId } from '../ids.ts'
import type { Listener } from './listener.ts'

/** The status of each player, for the player's own browsers. Every frame is whole, so the newest one is all there is to say. */
export function createStatusFeed(firstSeq: number) {
  const listeners = new Map<PlayerId, Set<Listener>>()
  const changed = new Map<PlayerId, UserStatus>()
  let seq = firstSeq

  const frameOf = (userStatus: UserStatus): ServerFrame => {
    seq += 1
    return { type: 'status', topic: 'user', seq, data: { userStatus } }
  }
  return {
    isFollowed: (player: PlayerId): boolean => listeners.has(player),
    followed: (): Iterable<PlayerId> => listeners.keys(),
    change: (player: PlayerId, status: UserStatus): void => {
      changed.set(player, status)
    },
    flush: (): void => {
      for (const [player, status] of changed) {
        const frame = frameOf(status)
        for (const listener of listeners.get(player) ?? []) listener.send(frame)
      }
      changed.clear()
    },
    follow: (listener: Listener, player: PlayerId, status: UserStatus): void => {
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
