import type { PresenceFrame } from '@fairhouse/contract/topics/rooms'
import type { RoomWatched } from '#platform/house-channels'
import type { Listener } from '#platform/realtime/listener'
import type { FrameNumbers } from '#platform/realtime/numbers'
import type { Topic } from '#platform/realtime/topic'

export interface PresenceNeeds {
  readonly node: string
  readonly numbers: FrameNumbers
  /** Tells the other nodes how many watch a room here. */
  readonly tell: (watched: RoomWatched) => void
}

export interface Presence extends Topic {
  /** So many browsers watch a room here. */
  readonly here: (room: string, watching: number) => void
  readonly hear: (watched: RoomWatched) => void
}

/** Numbers change with everybody who comes and goes; they are told this often. */
const tellEveryMs = 1_000
/** A node says again what it said, and one that says nothing for three times as long is gone. */
const repeatEveryMs = 10_000
const goneAfterMs = 3 * repeatEveryMs

/** The topic `presence`: how many browsers are in each room, on all nodes together. */
export function createPresence({ node, numbers, tell }: PresenceNeeds): Presence {
  const listeners = new Set<Listener>()
  /** By room and node. */
  const known = new Map<string, { readonly watched: RoomWatched; readonly at: number }>()
  let seq = numbers.first
  let said = ''
  let timer: NodeJS.Timeout | undefined
  let toldAt = -Infinity
  let told = ''

  const counted = (): PresenceFrame['data'] => {
    const rooms = new Map<string, number>()
    for (const [key, { watched, at }] of known) {
      if (watched.node !== node && performance.now() - at > goneAfterMs) known.delete(key)
      else rooms.set(watched.room, (rooms.get(watched.room) ?? 0) + watched.watching)
    }
    return [...rooms].map(([room, watching]) => ({ room, watching }))
  }
  const ours = (): RoomWatched[] =>
    [...known.values()].map(({ watched }) => watched).filter((watched) => watched.node === node)
  const frame = (): PresenceFrame => ({ type: 'presence', topic: 'presence', seq, data: counted() })
  const tick = (): void => {
    const now = JSON.stringify(ours())
    if (now !== told || performance.now() - toldAt > repeatEveryMs) {
      for (const watched of ours()) tell(watched)
      told = now
      toldAt = performance.now()
    }
    const text = JSON.stringify(counted())
    if (text !== said) {
      said = text
      seq += numbers.step
      const changed = frame()
      for (const listener of listeners) listener.send(changed)
    }
    const isWatched = ours().some(({ watching }) => watching > 0)
    if (isWatched || listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
  const run = (): void => {
    timer ??= setInterval(tick, tellEveryMs)
  }
  const hear = (watched: RoomWatched): void => {
    known.set(`${watched.room} ${watched.node}`, { watched, at: performance.now() })
  }
  return {
    name: 'presence',
    here: (room, watching) => {
      hear({ node, room, watching })
      run()
    },
    hear: (watched) => {
      if (watched.node !== node) hear(watched)
    },
    follow: (listener) => {
      listeners.add(listener)
      listener.send(frame())
      run()
    },
    leave: (listener) => void listeners.delete(listener),
    stop: () => {
      clearInterval(timer)
      timer = undefined
      listeners.clear()
    },
  }
}
