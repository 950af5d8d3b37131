import { setTimeout as sleep } from 'node:timers/promises'
import { burstsAt, multipleAt } from '@fairhouse/contract/rooms/curve'
import type { Database, Transaction } from '#platform/database'
import { keepLease } from '#platform/leases/keep-lease'
import { type Lease, LeaseLost, whileHolding } from '#platform/leases/lease'
import type { Log } from '#platform/log'
import { prepareChain } from '../chain/prepare-chain.ts'
import type { SaltSource } from '../chain/salt-source.ts'
import { ticketsAtOnce } from '../money/end-tickets.ts'
import { autosOfRound } from '../store/autos-of-round.ts'
import { newestChain } from '../store/chains.ts'
import { saltChain } from '../store/salt-chain.ts'
import { newestRound } from '../store/read-round.ts'
import type { StoredRound } from '../stored.ts'
import type { HouseTime } from './house-time.ts'
import {
  endBetting,
  leadFlight,
  openBetting,
  payReached,
  settleSome,
  type StepNeeds,
  type Stepped,
} from './steps.ts'

export interface LeadNeeds extends StepNeeds {
  readonly database: Database
  readonly log: Log
  readonly node: string
  readonly time: HouseTime
  readonly salt: SaltSource
  /** Whether somebody is in the room; a room in which nobody is rests after its round. */
  readonly wanted: () => boolean
  /** Something was committed: a round as it is now, and tickets that ended. */
  readonly told: (stepped: Stepped) => void
}

export interface Leader {
  readonly isLeading: () => boolean
  readonly stop: () => Promise<void>
}

/** A flight notes at least so often that it is led. */
const leadEveryMs = 500
/** What is reached by itself is paid at least so often. */
const payEveryMs = 100
/** After a fault the room is looked at again. */
const patienceMs = 250

/**
 * Leads a room whenever its lease is this node's: takes rounds from phase to phase, each step a transaction that stands only while the lease is held. Whatever a leader
 * that died left is in the database, and the next one goes on from there.
 */
export function leadRoom(needs: LeadNeeds): Leader {
  const { database, log, room, node } = needs
  const stopping = new AbortController()
  const lease = keepLease({
    database,
    log,
    name: `room ${room.uri}`,
    holder: node,
    lastsMs: room.times.leaseMs,
  })

  async function lead(): Promise<void> {
    while (!stopping.signal.aborted) {
      const held = lease.current()
      try {
        if (held) await step(needs, held, stopping.signal)
        else await pause(payEveryMs, stopping.signal)
      } catch (fault) {
        if (!(fault instanceof LeaseLost))
          log.warn({ err: fault, room: room.uri }, 'a step of a room failed')
        await pause(patienceMs, stopping.signal)
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

/** Does what the newest round needs next, waiting for its time. */
async function step(needs: LeadNeeds, lease: Lease, signal: AbortSignal): Promise<void> {
  const { database, room, time } = needs
  const round = await newestRound(database, room.uri)
  if (round === null || round.settled) return begin(needs, { lease, round, signal })
  switch (round.phase) {
    case 'betting':
      await until(time, round.fliesAt, signal)
      if (!signal.aborted) await done(needs, lease, (tx) => endBetting(needs, tx, round))
      return undefined
    case 'flying':
      return fly(needs, { lease, round, signal })
    case 'crashed':
    case 'void':
      await until(time, (round.endedAt ?? 0) + room.times.graceMs, signal)
      if (!signal.aborted) await done(needs, lease, (tx) => settleSome(needs, tx, round))
      return undefined
  }
}

/** Begins the next round once the last one was looked at, if somebody is there; and a chain when there is none to go on with. */
async function begin(
  needs: LeadNeeds,
  { lease, round, signal }: Omit<Leading, 'round'> & { readonly round: StoredRound | null },
): Promise<void> {
  const { database, room, time, sealKey, salt, wanted } = needs
  if (round?.endedAt) await until(time, round.endedAt + room.times.restMs, signal)
  if (signal.aborted) return
  if (!wanted()) return pause(payEveryMs, signal)
  const opened = await whileHolding(database, lease, (tx) => openBetting(needs, tx))
  if (opened) return needs.told(opened)
  const newest = await newestChain(database, room.uri)
  if (newest?.salt === null) {
    await saltChain(database, { uri: room.uri, number: newest.number, salt: await salt.take() })
    return
  }
  const number = (newest?.number ?? 0) + 1
  await prepareChain(database, { uri: room.uri, number, size: room.chain, sealKey, salt })
}

interface Leading {
  readonly lease: Lease
  readonly round: StoredRound
  readonly signal: AbortSignal
}

async function fly(needs: LeadNeeds, leading: Leading): Promise<void> {
  const { database, time, room, openFlight } = needs
  const { round, lease, signal } = leading
  const { bust } = await openFlight(database, round)
  const bursts = round.fliesAt + burstsAt(bust, room.times.doublesInMs)
  const autos = await autosOfRound(database, round.id)
  for (let now = round; now.phase === 'flying' && !signal.aborted; ) {
    now = (await done(needs, lease, (tx) => leadFlight(needs, tx, round))).round
    const leadAgainAt = Math.min(bursts, time.now() + leadEveryMs)
    while (now.phase === 'flying' && !signal.aborted && time.now() < leadAgainAt) {
      await until(time, Math.min(leadAgainAt, time.now() + payEveryMs), signal)
      await payDue(needs, leading, autos)
    }
  }
}

/** Pays what the flight has reached. @param autos where stakes cash themselves out, the least first; what was paid is taken out. */
async function payDue(needs: LeadNeeds, { lease, round }: Leading, autos: number[]): Promise<void> {
  const { database, time, room, told } = needs
  const isDue = (): boolean =>
    autos[0] !== undefined &&
    autos[0] <= multipleAt(time.now() - round.fliesAt, room.times.doublesInMs)
  while (isDue()) {
    const { reached, tickets } = await whileHolding(database, lease, (tx) =>
      payReached(needs, tx, round),
    )
    if (tickets.length > 0) told({ round, tickets })
    if (tickets.length === ticketsAtOnce) continue
    while (autos[0] !== undefined && autos[0] <= reached) autos.shift()
    // The clock here is a moment ahead, or it has burst below what comes next.
    return
  }
}

async function done(
  { database, told }: LeadNeeds,
  lease: Lease,
  work: (tx: Transaction) => Promise<Stepped>,
): Promise<Stepped> {
  const stepped = await whileHolding(database, lease, work)
  told(stepped)
  return stepped
}

/** @param at epoch milliseconds by the clock of the house. */
const until = (time: HouseTime, at: number, signal: AbortSignal): Promise<void> =>
  pause(at - time.now(), signal)

async function pause(ms: number, signal: AbortSignal): Promise<void> {
  if (ms <= 0 || signal.aborted) return
  try {
    await sleep(ms, undefined, { signal })
  } catch (fault) {
    if (!signal.aborted) throw fault
  }
}
