import type { RoomFrame } from '@fairhouse/contract/topics/rooms'
import type { RoomNews } from '#platform/house-channels'
import type { Log } from '#platform/log'
import type { Listener } from '#platform/realtime/listener'
import type { FrameNumbers } from '#platform/realtime/numbers'
import type { Topic } from '#platform/realtime/topic'
import { createLiveState } from './live-state.ts'

type Live = RoomFrame['data']

export interface LiveNeeds {
  readonly uri: string
  readonly log: Log
  readonly numbers: FrameNumbers
  /** The clock of the house, epoch milliseconds. */
  readonly now: () => number
  /** All that there is to know of the room now. */
  readonly read: () => Promise<Live>
  /** How many listen here, whenever that changes. */
  readonly followed: (listeners: number) => void
}

/** A room for those who are connected to this node: one frame a tick for all of them, made once. */
export interface LiveRoom extends Topic {
  readonly hear: (news: RoomNews) => void
  /** Something may have been missed: the room is read anew, and everybody begins again. */
  readonly readAgain: () => void
  readonly listeners: () => number
}

const tickMs = 100

export function createLiveRoom(needs: LiveNeeds): LiveRoom {
  const { uri, log, numbers, now, read, followed } = needs
  const listeners = new Set<Listener>()
  /** Those that were not told yet what to begin with. */
  const newcomers = new Set<Listener>()
  const state = createLiveState({ uri, log, read })
  let seq = numbers.first
  let timer: NodeJS.Timeout | undefined

  /** Reads the room anew; everybody begins again with it. */
  const readAgain = (): void => {
    if (listeners.size === 0) return state.drop()
    return state.load(() => {
      for (const listener of listeners) newcomers.add(listener)
    })
  }
  const flush = (): void => {
    const live = state.now()
    if (!live) return readAgain()
    const at = Math.round(now())
    const changes = state.take()
    if (changes.has || live.round?.phase === 'flying') {
      seq += numbers.step
      const told = frameOf(uri, seq, {
        now: at,
        ...(changes.round && { round: changes.round }),
        tickets: [...changes.tickets.values()],
        totals: live.totals,
        past: [...changes.past],
      })
      for (const listener of listeners) if (!newcomers.has(listener)) listener.send(told)
    }
    if (newcomers.size === 0) return undefined
    const begin = { ...frameOf(uri, seq, { ...live, now: at }), snapshot: true }
    for (const listener of newcomers) listener.send(begin)
    newcomers.clear()
    return undefined
  }
  const ticking = (on: boolean): void => {
    if (on) timer ??= setInterval(flush, tickMs)
    else {
      clearInterval(timer)
      timer = undefined
    }
  }
  return {
    name: `room:${uri}`,
    follow: (listener) => {
      listeners.add(listener)
      newcomers.add(listener)
      followed(listeners.size)
      ticking(true)
      flush()
    },
    leave: (listener) => {
      newcomers.delete(listener)
      if (!listeners.delete(listener)) return
      followed(listeners.size)
      if (listeners.size > 0) return
      ticking(false)
      state.drop()
    },
    stop: () => {
      ticking(false)
      listeners.clear()
      newcomers.clear()
    },
    hear: (news) => state.hear(news, readAgain),
    readAgain,
    listeners: () => listeners.size,
  }
}

const frameOf = (uri: string, seq: number, data: Live): RoomFrame => ({
  type: 'room',
  topic: `room:${uri}`,
  seq,
  snapshot: false,
  data,
})
