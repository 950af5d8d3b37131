import { burstsAt, multipleAt } from '@fairhouse/contract/rooms/curve'
import type { Transaction } from '#platform/database'
import { type Lease, whileHolding } from '#platform/leases/lease'
import { type ChainNeeds, nextChain } from '../chain/next-chain.ts'
import type { HouseTime } from '../lead/house-time.ts'
import type { Leading } from '../lead/lead-room.ts'
import { pause, until } from '../lead/waiting.ts'
import { ticketsAtOnce } from '../money/end-tickets.ts'
import { newestRound } from '../store/read-round.ts'
import type { StoredRound } from '../stored.ts'
import { autosOfRound } from './store/autos-of-round.ts'
import {
  endBetting,
  leadFlight,
  openBetting,
  payReached,
  settleSome,
  type StepNeeds,
  type Stepped,
} from './steps.ts'

export type CrashLeadNeeds = StepNeeds &
  Omit<ChainNeeds, 'room'> & {
    readonly time: HouseTime
    /** Something was committed: a round as it is now, and tickets that ended. */
    readonly told: (stepped: Stepped) => void
  }

/** A flight notes at least so often that it is led. */
const leadEveryMs = 500
/** What is reached by itself is paid at least so often. */
const payEveryMs = 100

/** Does what the newest round needs next, waiting for its time. */
export async function leadCrash(needs: CrashLeadNeeds, leading: Leading): Promise<void> {
  const { database, room, time, chance } = needs
  const { lease, signal } = leading
  const round = await newestRound(database, room.uri)
  if (round === null || round.settled) return begin(needs, leading, round)
  switch (round.phase) {
    case 'betting':
      await chance.ready(database, round)
      await until(time, round.fliesAt, signal)
      if (!signal.aborted) await done(needs, lease, (tx) => endBetting(needs, tx, round))
      return undefined
    case 'flying':
      return fly(needs, leading, round)
    case 'crashed':
    case 'void':
      await until(time, (round.endedAt ?? 0) + room.times.graceMs, signal)
      if (!signal.aborted) await done(needs, lease, (tx) => settleSome(needs, tx, round))
      return undefined
    case 'calling':
    case 'called':
      throw new Error(`round ${round.id} is of another kind of room`)
  }
}

/** Begins the next round once the last one was looked at, if somebody is there; and a chain when there is none to go on with. */
async function begin(
  needs: CrashLeadNeeds,
  { lease, signal, wanted }: Leading,
  round: StoredRound | null,
): Promise<void> {
  const { database, room, time, chance } = needs
  if (round?.endedAt) await until(time, round.endedAt + room.times.restMs, signal)
  if (signal.aborted) return
  if (!wanted()) return pause(payEveryMs, signal)
  await chance.readyForNext(database)
  const opened = await whileHolding(database, lease, (tx) => openBetting(needs, tx))
  if (opened) return needs.told(opened)
  await nextChain(needs)
}

async function fly(needs: CrashLeadNeeds, leading: Leading, round: StoredRound): Promise<void> {
  const { database, time, room, openFlight } = needs
  const { lease, signal } = leading
  const { bust } = await openFlight(database, round)
  const bursts = round.fliesAt + burstsAt(bust, room.times.doublesInMs)
  const autos = await autosOfRound(database, round.id)
  for (let now = round; now.phase === 'flying' && !signal.aborted; ) {
    now = (await done(needs, lease, (tx) => leadFlight(needs, tx, round))).round
    const leadAgainAt = Math.min(bursts, time.now() + leadEveryMs)
    while (now.phase === 'flying' && !signal.aborted && time.now() < leadAgainAt) {
      await until(time, Math.min(leadAgainAt, time.now() + payEveryMs), signal)
      await payDue(needs, { lease, round }, autos)
    }
  }
}

/** Pays what the flight has reached. @param autos where stakes cash themselves out, the least first; what was paid is taken out. */
async function payDue(
  needs: CrashLeadNeeds,
  { lease, round }: { readonly lease: Lease; readonly round: StoredRound },
  autos: number[],
): Promise<void> {
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
  { database, told }: CrashLeadNeeds,
  lease: Lease,
  work: (tx: Transaction) => Promise<Stepped>,
): Promise<Stepped> {
  const stepped = await whileHolding(database, lease, work)
  told(stepped)
  return stepped
}
