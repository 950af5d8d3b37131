import type { Transaction } from '#platform/database'
import { type Lease, whileHolding } from '#platform/leases/lease'
import { type ChainNeeds, nextChain } from '../chain/next-chain.ts'
import type { HouseTime } from '../lead/house-time.ts'
import type { Leading } from '../lead/lead-room.ts'
import { pause, until } from '../lead/waiting.ts'
import { isOfTitle } from './rules-of.ts'
import {
  endCalls,
  endSale,
  type HallStepNeeds,
  type HallStepped,
  openSale,
  overAt,
  settleHall,
} from './steps.ts'
import { openRounds } from './store/hall-rounds.ts'

export type HallLeadNeeds = HallStepNeeds &
  Omit<ChainNeeds, 'room'> & {
    readonly time: HouseTime
    /** Something was committed. */
    readonly told: (stepped: HallStepped) => void
  }

/** How often it is looked at whether somebody is here. */
const lookEveryMs = 100

/** Does what a hall needs next, waiting for its time: brings a round to its end while cards are sold for the next. */
export async function leadHall(needs: HallLeadNeeds, leading: Leading): Promise<void> {
  const { database, room, time, chance, openDraw } = needs
  const { lease, signal, wanted } = leading
  const open = await openRounds(database, room.uri)
  const running = open.find(({ phase }) => phase !== 'betting')
  const selling = open.find(({ phase }) => phase === 'betting')
  if (running && running.phase !== 'calling') {
    await done(needs, lease, (tx) => settleHall(needs, tx, running))
    return
  }
  if (!selling && wanted()) return begin(needs, lease)
  if (running && !isOfTitle(running, room.title)) {
    await chance.ready(database, running)
    await done(needs, lease, (tx) => endCalls(needs, tx, running))
    return
  }
  if (running) {
    const result = await openDraw(database, running)
    await until(time, overAt(running, result, room.times), signal)
    if (!signal.aborted) await done(needs, lease, (tx) => endCalls(needs, tx, running))
    return
  }
  if (!selling) return pause(lookEveryMs, signal)
  await chance.ready(database, selling)
  await until(time, selling.fliesAt, signal)
  if (!signal.aborted) await done(needs, lease, (tx) => endSale(needs, tx, selling))
}

/** Begins to sell, or makes the chain that is wanted for it. */
async function begin(needs: HallLeadNeeds, lease: Lease): Promise<void> {
  await needs.chance.readyForNext(needs.database)
  const opened = await whileHolding(needs.database, lease, (tx) => openSale(needs, tx))
  if (opened) needs.told(opened)
  else await nextChain(needs)
}

async function done(
  { database, told }: HallLeadNeeds,
  lease: Lease,
  work: (tx: Transaction) => Promise<HallStepped>,
): Promise<void> {
  told(await whileHolding(database, lease, work))
}
