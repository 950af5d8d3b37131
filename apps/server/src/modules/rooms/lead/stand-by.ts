import type { HouseTime } from './house-time.ts'
import { type Leader, type LeadNeeds, leadRoom } from './lead-room.ts'

export interface StandByNeeds extends Omit<LeadNeeds, 'wanted'> {
  /** Whether this node stands by at all. */
  readonly leads: boolean
  /** How many watch the room here. */
  readonly listeners: () => number
  readonly time: HouseTime
  /** Whether something that was begun waits for its end. */
  readonly hasWork: () => Promise<boolean>
}

/** Whether this node stands by to lead a room. */
export interface StandBy {
  /** Somebody is here, or was a moment ago. */
  readonly attend: () => void
  /** Goes on with what an earlier process left. */
  readonly start: () => Promise<void>
  readonly drain: () => Promise<void>
}

/** How often it is looked at whether anybody is still here. */
const lookEveryMs = 1_000

/** Stands by as long as somebody is here, and until what was begun is over. */
export function createStandBy(needs: StandByNeeds): StandBy {
  const { room, log, time, listeners, hasWork } = needs
  let attendedAt = -Infinity
  let leader: Leader | null = null
  let timer: NodeJS.Timeout | undefined
  let ending: Promise<void> | undefined

  const isWanted = (): boolean =>
    listeners() > 0 || performance.now() - attendedAt < room.times.lonelyMs
  const look = async (): Promise<void> => {
    if (isWanted()) return time.look()
    // What is open is brought to its end before the room rests.
    if ((await hasWork()) || isWanted()) return undefined
    clearInterval(timer)
    timer = undefined
    ending = leader?.stop()
    leader = null
    return ending
  }
  const watch = (): void => {
    look().catch((fault: unknown) =>
      log.warn({ err: fault, room: room.uri }, 'a room was not looked at'),
    )
  }
  const stand = (): void => {
    if (!needs.leads) return
    leader ??= leadRoom({ ...needs, wanted: isWanted })
    if (timer !== undefined) return
    timer = setInterval(watch, lookEveryMs)
    watch()
  }
  return {
    attend: () => {
      attendedAt = performance.now()
      stand()
    },
    start: async () => {
      if (await hasWork()) stand()
    },
    drain: async () => {
      clearInterval(timer)
      timer = undefined
      await Promise.all([ending, leader?.stop()])
      leader = null
    },
  }
}
