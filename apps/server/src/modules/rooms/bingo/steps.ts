import { amount } from '@fairhouse/money'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import type { Chance } from '../chain/chance.ts'
import { endTickets, type Fate, ticketsAtOnce } from '../money/end-tickets.ts'
import type { Room } from '../room.ts'
import { newestChain } from '../store/chains.ts'
import { databaseTime } from '../store/database-time.ts'
import { insertRound } from '../store/insert-round.ts'
import { extendBetting, settleRound } from '../store/move-round.ts'
import { holdRound } from '../store/read-round.ts'
import { holdOpen } from '../store/read-tickets.ts'
import type { StoredRound, StoredTicket } from '../stored.ts'
import type { OpenDraws } from './open-draws.ts'
import type { HallResult } from './result.ts'
import { isOfTitle, rulesOf } from './rules-of.ts'
import { cardsOfRound } from './store/cards-of-round.ts'
import { beginCalls, endHallRound } from './store/move-hall.ts'
import { insertWins, lonelyPools, winsOfTickets } from './store/wins.ts'
import { type HallTimes, nextDrawAt } from './times.ts'

/** What the steps of a hall's round work with. */
export interface HallStepNeeds {
  readonly room: Room<HallTimes>
  readonly clock: Clock
  readonly chance: Chance
  readonly openDraw: OpenDraws
}

/** What a step did: the round as it is now, and tickets that ended. */
export interface HallStepped {
  readonly round: StoredRound
  readonly tickets: readonly StoredTicket[]
}

/**
 * Begins to sell cards for the next link.
 * @returns null when there is no chain that has one.
 */
export async function openSale(
  { room }: HallStepNeeds,
  tx: Transaction,
): Promise<HallStepped | null> {
  const chain = await newestChain(tx, room.uri)
  if (!chain?.salt || chain.used >= chain.length) return null
  const now = await databaseTime(tx)
  const round = await insertRound(tx, {
    id: uuidV7(Math.floor(now)),
    kind: 'bingo',
    uri: room.uri,
    chain: chain.number,
    link: chain.used + 1,
    definition: room.title.rules.hash,
    bettingMs: nextDrawAt(now, room.times) - now,
    strip: rulesOf(room.title).strip ?? null,
  })
  return { round, tickets: [] }
}

/** Ends a sale that is over: numbers are called. A sale without a card goes on, and a round that nobody went on with for long is void, as is one that was sold under other rules. */
export async function endSale(
  { room, chance }: HallStepNeeds,
  tx: Transaction,
  { id }: StoredRound,
): Promise<HallStepped> {
  const round = await held(tx, id)
  const { times } = room
  const lateMs = round.now - round.fliesAt
  if (round.phase !== 'betting' || lateMs < 0) return { round, tickets: [] }
  const isPlayable = isOfTitle(round, room.title)
  if (isPlayable && (await cardsOfRound(tx, id)).length === 0) {
    const more = nextDrawAt(round.now, times) - round.now
    return { round: await extendBetting(tx, id, more), tickets: [] }
  }
  if (!isPlayable || lateMs > times.forgottenMs) {
    const link = await chance.link(tx, round)
    return { round: await endHallRound(tx, id, { phase: 'void', link }), tickets: [] }
  }
  return { round: await beginCalls(tx, id, times.openMs), tickets: [] }
}

/** When a round is over whose numbers are called, by the clock of the database. Nobody has to lead it until then. */
export const overAt = (
  { fliesAt }: Pick<StoredRound, 'fliesAt'>,
  { lastCall }: Pick<HallResult, 'lastCall'>,
  { callMs, restMs }: Pick<HallTimes, 'callMs' | 'restMs'>,
): number => fliesAt + (lastCall - 1) * callMs + restMs

/** Ends a round whose last prize was called: writes down what was won. One that was sold under other rules is void at once. */
export async function endCalls(
  { room, chance, openDraw }: HallStepNeeds,
  tx: Transaction,
  { id }: StoredRound,
): Promise<HallStepped> {
  const round = await held(tx, id)
  if (round.phase !== 'calling') return { round, tickets: [] }
  if (!isOfTitle(round, room.title)) {
    const link = await chance.link(tx, round)
    return { round: await endHallRound(tx, id, { phase: 'void', link }), tickets: [] }
  }
  const result = await openDraw(tx, round)
  if (round.now < overAt(round, result, room.times)) return { round, tickets: [] }
  const link = await chance.link(tx, round)
  await insertWins(tx, id, result.pools)
  return { round: await endHallRound(tx, id, { phase: 'called', link }), tickets: [] }
}

/** Settles some of what is still open in a round that is over; the round itself once nothing is. */
export async function settleHall(
  { clock }: HallStepNeeds,
  tx: Transaction,
  { id }: StoredRound,
): Promise<HallStepped> {
  const round = await held(tx, id)
  if (round.settled || round.endedAt === null) return { round, tickets: [] }
  const open = await holdOpen(tx, id, ticketsAtOnce)
  const lonely = await lonelyPools(tx, id)
  const won = new Map<string, bigint>()
  for (const { ticket, amount: part } of await winsOfTickets(
    tx,
    open.map((ticket) => ticket.id),
  ))
    won.set(ticket, (won.get(ticket) ?? 0n) + part)
  const fateOf = ({ id: ticket, currency }: StoredTicket): Fate => {
    if (round.phase === 'void' || lonely.has(currency)) return { state: 'void' }
    const payout = amount(won.get(ticket) ?? 0n)
    return payout > 0n ? { state: 'won', payout } : { state: 'lost' }
  }
  const endings = open.map((ticket) => ({ ticket, fate: fateOf(ticket) }))
  const tickets = await endTickets(tx, endings, clock.now())
  if (open.length === ticketsAtOnce) return { round, tickets }
  return { round: await settleRound(tx, id), tickets }
}

async function held(tx: Transaction, id: string): Promise<StoredRound> {
  const round = await holdRound(tx, id)
  if (!round) throw new Error(`round ${id} is gone`)
  return round
}
