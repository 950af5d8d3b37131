import type { TopicFrame } from '@fairhouse/contract/realtime'
import type { Listener } from '#platform/realtime/listener'
import type { FrameNumbers } from '#platform/realtime/numbers'
import type { Topic } from '#platform/realtime/topic'

/** What a node knows of a room while somebody watches it here; each kind of room has its own. */
export interface LiveState<News> {
  /** Whether the room was read. */
  readonly isKnown: () => boolean
  /** Reads the room, unless that is being done. @param loaded hears when it is there. */
  readonly load: (loaded: () => void) => void
  /** @param outdated hears when the news show that the room must be read anew. */
  readonly hear: (news: News, outdated: () => void) => void
  /** The frame for those who know the rest, or null when there is nothing to tell. Asked once a tick. @param seq its number, if it is sent. */
  readonly change: (seq: number) => TopicFrame | null
  /** The frame for those who know nothing. */
  readonly snapshot: (seq: number) => TopicFrame
  readonly drop: () => void
}

export interface LiveNeeds<News> {
  readonly uri: string
  readonly numbers: FrameNumbers
  readonly state: LiveState<News>
  /** How many listen here, whenever that changes. */
  readonly followed: (listeners: number) => void
}

/** A room for those who are connected to this node: one frame a tick for all of them, made once. */
export interface LiveRoom<News> extends Topic {
  readonly hear: (news: News) => void
  /** Something may have been missed: the room is read anew, and everybody begins again. */
  readonly readAgain: () => void
  readonly listeners: () => number
}

const tickMs = 100

export function createLiveRoom<News>(needs: LiveNeeds<News>): LiveRoom<News> {
  const { uri, numbers, state, followed } = needs
  const listeners = new Set<Listener>()
  /** Those that were not told yet what to begin with. */
  const newcomers = new Set<Listener>()
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
    if (!state.isKnown()) return readAgain()
    const told = state.change(seq + numbers.step)
    if (told) {
      seq += numbers.step
      for (const listener of listeners) if (!newcomers.has(listener)) listener.send(told)
    }
    if (newcomers.size === 0) return undefined
    const begin = state.snapshot(seq)
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
