import type { JackpotsFrame, MeterAmount } from '@fairhouse/contract/topics/jackpots'
import type { Listener } from '#platform/realtime/listener'
import type { Topic } from '#platform/realtime/topic'

export interface MetersTopicNeeds {
  /** What all meters show now. */
  readonly read: () => Promise<readonly MeterAmount[]>
  /** They could not be read; they are read again with the next turn. */
  readonly failed: (fault: unknown) => void
  /** Number of the first frame. */
  readonly first: number
}

/** Meters are looked at so often, and only while somebody listens. */
const turnMs = 2000

/**
 * The topic `jackpots`: what meters show, for those who follow them: all of them to begin with, then those that changed. Each node reads the
 * database, where bets of every node come together, so that nodes need not tell each other.
 */
export function createMetersTopic({ read, failed, first }: MetersTopicNeeds): Topic {
  const listeners = new Set<Listener>()
  /** Those that were not told yet what to begin with. */
  const newcomers = new Set<Listener>()
  let known: ReadonlyMap<string, MeterAmount> = new Map()
  let seq = first
  let turn: NodeJS.Timeout | undefined
  let turning = false

  const frame = (snapshot: boolean, data: readonly MeterAmount[]): JackpotsFrame => ({
    type: 'jackpots',
    topic: 'jackpots',
    seq,
    snapshot,
    data: [...data],
  })
  const tell = (meters: readonly MeterAmount[]): void => {
    const changed = meters.filter((meter) => isNew(meter, known.get(keyOf(meter))))
    known = new Map(meters.map((meter) => [keyOf(meter), meter]))
    if (changed.length > 0) seq += 1
    const begin = frame(true, meters)
    const go = frame(false, changed)
    for (const listener of listeners) {
      if (newcomers.delete(listener)) listener.send(begin)
      else if (changed.length > 0) listener.send(go)
    }
  }
  const look = async (): Promise<void> => {
    turning = true
    try {
      tell(await read())
    } catch (fault) {
      failed(fault)
    }
    turning = false
    turn = listeners.size > 0 ? setTimeout(() => void look(), turnMs) : undefined
  }
  return {
    name: 'jackpots',
    follow: (listener) => {
      listeners.add(listener)
      newcomers.add(listener)
      if (turn === undefined && !turning) void look()
    },
    leave: (listener) => {
      listeners.delete(listener)
      newcomers.delete(listener)
      if (listeners.size > 0) return
      clearTimeout(turn)
      turn = undefined
    },
    stop: () => {
      listeners.clear()
      newcomers.clear()
      clearTimeout(turn)
      turn = undefined
    },
  }
}

const keyOf = ({ meter, currency }: MeterAmount): string => `${meter}.${currency}`

const isNew = (meter: MeterAmount, known: MeterAmount | undefined): boolean =>
  known?.amount !== meter.amount || known.run !== meter.run
