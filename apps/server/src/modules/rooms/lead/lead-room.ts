import type { Database } from '#platform/database'
import { Busy } from '#platform/faults'
import { keepLease } from '#platform/leases/keep-lease'
import { type Lease, LeaseLost } from '#platform/leases/lease'
import type { Log } from '#platform/log'
import type { Room } from '../room.ts'
import { pause } from './waiting.ts'

/** What a leader does for its room. */
export interface Leading {
  /** A step stands only while it is held. */
  readonly lease: Lease
  readonly signal: AbortSignal
  /** Whether somebody is in the room; a room in which nobody is rests after its round. */
  readonly wanted: () => boolean
}

export interface LeadNeeds {
  readonly room: Room
  readonly database: Database
  readonly log: Log
  readonly node: string
  readonly wanted: () => boolean
  /** Does what the room needs next, waiting for its time. */
  readonly step: (leading: Leading) => Promise<void>
}

export interface Leader {
  readonly isLeading: () => boolean
  readonly stop: () => Promise<void>
}

/** How often it is looked at whether the lease is free. */
const askEveryMs = 100
/** After a fault the room is looked at again. */
const patienceMs = 250

/**
 * Leads a room whenever its lease is this node's: takes rounds from phase to phase, each step a transaction that stands only while the lease is held. Whatever a leader
 * that died left is in the database, and the next one goes on from there.
 */
export function leadRoom({ database, log, room, node, wanted, step }: LeadNeeds): Leader {
  const stopping = new AbortController()
  const { signal } = stopping
  const lease = keepLease({
    database,
    log,
    name: `room ${room.uri}`,
    holder: node,
    lastsMs: room.times.leaseMs,
  })

  async function lead(): Promise<void> {
    while (!signal.aborted) {
      const held = lease.current()
      try {
        if (held) await step({ lease: held, signal, wanted })
        else await pause(askEveryMs, signal)
      } catch (fault) {
        // That nobody opens its chance now, the health page says; a room has to wait.
        const isSealed = fault instanceof Busy && fault.reason === 'seeds'
        if (!isSealed && !(fault instanceof LeaseLost))
          log.warn({ err: fault, room: room.uri }, 'a step of a room failed')
        await pause(isSealed ? fault.retryAfterSeconds * 1_000 : patienceMs, signal)
      }
    }
  }
  const leading = lead()
  return {
    isLeading: () => lease.current() !== null,
    stop: async () => {
      stopping.abort()
      await leading
      await lease.stop()
    },
  }
}
