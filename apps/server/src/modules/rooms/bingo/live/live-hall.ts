import type { HallFrame } from '@fairhouse/contract/topics/halls'
import type { Log } from '#platform/log'
import type { LiveState } from '../../live/live-room.ts'
import type { ReadHall } from './read-hall.ts'

type Told = HallFrame['data']

export interface LiveHallNeeds {
  readonly uri: string
  readonly log: Log
  /** The clock of the house, epoch milliseconds. */
  readonly now: () => number
  readonly read: () => Promise<ReadHall>
}

/** After news a hall is read no sooner than this after it was read last, so that many who buy at once cost one reading. */
const readEveryMs = 250

/** What a node knows of a hall while somebody watches it here. Calls come by the clock alone: between two phases nobody has to say anything. */
export function createLiveHall({ uri, log, now, read }: LiveHallNeeds): LiveState<unknown> {
  let hall: ReadHall | null = null
  let isReading = false
  let isOld = false
  let readAt = -Infinity
  /** What was told last, by which changes are known. */
  let told = ''
  let toldPast = 0

  const load = async (loaded: () => void): Promise<void> => {
    isReading = true
    isOld = false
    readAt = performance.now()
    try {
      hall = await read()
      loaded()
    } catch (fault) {
      log.warn({ err: fault, room: uri }, 'a hall could not be read')
      isOld = hall !== null
    }
    isReading = false
  }
  const known = (): ReadHall => {
    if (!hall) throw new Error('the hall was not read')
    return hall
  }
  const frameOf = (seq: number, snapshot: boolean, data: Told): HallFrame => ({
    type: 'hall',
    topic: `room:${uri}`,
    seq,
    snapshot,
    data,
  })
  return {
    isKnown: () => hall !== null,
    load: (loaded) => {
      if (!isReading) void load(loaded)
    },
    hear: () => {
      isOld = true
    },
    change: (seq) => {
      if (isOld && !isReading && performance.now() - readAt > readEveryMs)
        void load(() => undefined)
      const { shown, past, chain } = known()
      const at = Math.round(now())
      const changing = shown(at)
      const text = JSON.stringify(changing)
      if (text === told) return null
      told = text
      const newest = past[0]?.number ?? 0
      const isNew = newest !== toldPast
      toldPast = newest
      return frameOf(seq, false, { now: at, ...changing, ...(isNew && { past: [...past], chain }) })
    },
    snapshot: (seq) => {
      const { shown, past, chain, game } = known()
      const at = Math.round(now())
      return frameOf(seq, true, { now: at, ...shown(at), past: [...past], chain, game })
    },
    drop: () => {
      hall = null
      told = ''
    },
  }
}
