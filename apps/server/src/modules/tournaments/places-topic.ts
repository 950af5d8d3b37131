import type { TournamentsFrame } from '@fairhouse/contract/topics/tournaments'
import type { PlayerId } from '#platform/ids'
import type { Listener } from '#platform/realtime/listener'
import type { FrameNumbers } from '#platform/realtime/numbers'
import type { Topic } from '#platform/realtime/topic'
import type { PlaceAsked, PlacesTold } from './read-places.ts'

export interface PlacesTopicNeeds {
  /** Reads where these players stand now, and who of them is told of it. */
  read(players: readonly PlayerId[]): Promise<PlacesTold>
  /** For whom a listener is told: what stays so while they listen. */
  askedBy(listener: Listener): Promise<PlaceAsked>
  /** Places could not be read; they are read again with the next turn. */
  failed(fault: unknown): void
  readonly numbers: FrameNumbers
}

/** Places are looked at so often, and only while somebody listens: a place is known within a second. */
const turnMs = 900

interface Followed {
  readonly asked: PlaceAsked
  /** What was told last, as text. */
  told: string
}

/**
 * The topic `tournaments`: the tournaments that are on, with the place of who listens. Each node reads the database, where rounds of every node
 * are counted, once a turn for all that listen to it; who has not moved is told nothing.
 */
export function createPlacesTopic({ read, askedBy, failed, numbers }: PlacesTopicNeeds): Topic {
  const listeners = new Map<Listener, Followed>()
  const leaving = new WeakSet<Listener>()
  let seq = numbers.first
  let turn: NodeJS.Timeout | undefined
  let turning = false

  /** Only of whom was read: of who came meanwhile nothing is known, not even whether they may be told. */
  const tellAll = (asking: ReadonlyMap<Listener, Followed>, told: PlacesTold): void => {
    for (const [listener, followed] of asking) {
      if (listeners.get(listener) !== followed) continue
      const data = told(followed.asked)
      const text = JSON.stringify(data)
      if (text === followed.told) continue
      followed.told = text
      seq += numbers.step
      const frame: TournamentsFrame = { type: 'tournamentPlaces', topic: 'tournaments', seq, data }
      listener.send(frame)
    }
  }
  const look = async (): Promise<void> => {
    turning = true
    const began = performance.now()
    const asking = new Map(listeners)
    try {
      const players = [...asking.values()].flatMap(({ asked: { player } }) => player ?? [])
      tellAll(asking, await read([...new Set(players)]))
    } catch (fault) {
      failed(fault)
    }
    turning = false
    // What takes long is asked for less often: a node reads half of the time at most.
    const pauseMs = Math.max(turnMs, performance.now() - began)
    turn = listeners.size > 0 ? setTimeout(() => void look(), pauseMs) : undefined
  }
  return {
    name: 'tournaments',
    follow: async (listener) => {
      leaving.delete(listener)
      const asked = await askedBy(listener)
      if (leaving.has(listener)) return
      listeners.set(listener, { asked, told: '' })
      if (turn === undefined && !turning) void look()
    },
    leave: (listener) => {
      leaving.add(listener)
      listeners.delete(listener)
      if (listeners.size > 0) return
      clearTimeout(turn)
      turn = undefined
    },
    stop: () => {
      listeners.clear()
      clearTimeout(turn)
      turn = undefined
    },
  }
}
