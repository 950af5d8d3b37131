import { multipleAt } from '@fairhouse/contract/rooms/curve'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import type { Chance } from '../chain/chance.ts'
import { endTickets, ticketsAtOnce } from '../money/end-tickets.ts'
import type { Room } from '../room.ts'
import { chainNumbered, newestChain } from '../store/chains.ts'
import { databaseTime } from '../store/database-time.ts'
import { insertRound } from '../store/insert-round.ts'
import { endRound, extendBetting, leadOn, settleRound, takeOff } from '../store/move-round.ts'
import { holdRound } from '../store/read-round.ts'
import { holdOpen, holdReached } from '../store/read-tickets.ts'
import type { StoredRound, StoredTicket } from '../stored.ts'
import { bustOfLink } from './bust-of-link.ts'
import type { OpenFlights } from './flight/open-flights.ts'
import { fateOf } from './flight/settle.ts'
import { verdictOn } from './flight/verdict.ts'
import type { CrashTimes } from './times.ts'

/** What the steps of a round work with. */
export interface StepNeeds {
  readonly room: Room<CrashTimes>
  readonly clock: Clock
  readonly chance: Chance
  readonly openFlight: OpenFlights
}

/** What a step did. */
export interface Stepped {
  readonly round: StoredRound
  readonly tickets: readonly StoredTicket[]
}

/**
 * Begins a round with the next link.
 * @returns null when there is no chain that has one.
 */
export async function openBetting({ room }: StepNeeds, tx: Transaction): Promise<Stepped | null> {
  const chain = await newestChain(tx, room.uri)
  if (!chain?.salt || chain.used >= chain.length) return null
  const round = await insertRound(tx, {
    id: uuidV7(Math.floor(await databaseTime(tx))),
    kind: 'crash',
    uri: room.uri,
    chain: chain.number,
    link: chain.used + 1,
    definition: room.title.rules.hash,
    bettingMs: room.times.bettingMs,
  })
  return { round, tickets: [] }
}

/** Takes a round whose betting is over further: it flies, or it is void when that was long ago. One that was a little late takes bets for a moment more. */
export async function endBetting(
  needs: StepNeeds,
  tx: Transaction,
  { id }: StoredRound,
): Promise<Stepped> {
  const { room, chance } = needs
  const round = await held(tx, id)
  const { bettingMs, takeOffMs, forgottenMs, leaseMs } = room.times
  const lateMs = round.now - round.fliesAt
  if (round.phase !== 'betting' || lateMs < 0) return { round, tickets: [] }
  if (lateMs > forgottenMs) {
    const link = await chance.link(tx, round)
    return { round: await givenUp(needs, tx, { round, link }), tickets: [] }
  }
  if (lateMs > leaseMs) return { round: await extendBetting(tx, id, bettingMs / 2), tickets: [] }
  return { round: await takeOff(tx, id, takeOffMs), tickets: [] }
}

/** Leads a flight on: notes that it is led, and ends it when it has burst or was led by nobody for too long. */
export async function leadFlight(
  needs: StepNeeds,
  tx: Transaction,
  { id }: StoredRound,
): Promise<Stepped> {
  const { room, openFlight } = needs
  const round = await held(tx, id)
  if (round.phase !== 'flying') return { round, tickets: [] }
  const { link, bust } = await openFlight(tx, round)
  switch (verdictOn({ ...round, bust }, room.times)) {
    case 'void':
      return { round: await endRound(tx, id, { phase: 'void', link, bust }), tickets: [] }
    case 'bursts':
      return { round: await endRound(tx, id, { phase: 'crashed', link, bust }), tickets: [] }
    case 'flies':
      return { round: await leadOn(tx, id), tickets: [] }
  }
}

/** Pays stakes of a flying round that have themselves cashed out at what it has reached: hundredths, by the clock of the database. */
export async function payReached(
  { room, clock, openFlight }: StepNeeds,
  tx: Transaction,
  { id }: StoredRound,
): Promise<{ readonly reached: number; readonly tickets: readonly StoredTicket[] }> {
  const round = await held(tx, id)
  if (round.phase !== 'flying') return { reached: 0, tickets: [] }
  const { bust } = await openFlight(tx, round)
  const reached = Math.min(bust, multipleAt(round.now - round.fliesAt, room.times.doublesInMs))
  const due = await holdReached(tx, id, { at: reached, limit: ticketsAtOnce })
  const endings = due.flatMap((ticket) =>
    ticket.auto === null ? [] : [{ ticket, fate: { state: 'cashed' as const, at: ticket.auto } }],
  )
  return { reached, tickets: await endTickets(tx, endings, clock.now()) }
}

/** Settles some of what is still open in a round that is over; the round itself once nothing is. */
export async function settleSome(
  { room, clock }: StepNeeds,
  tx: Transaction,
  { id }: StoredRound,
): Promise<Stepped> {
  const round = await held(tx, id)
  if (round.settled || round.endedAt === null) return { round, tickets: [] }
  const open = await holdOpen(tx, id, ticketsAtOnce)
  const endings = open.map((ticket) => ({ ticket, fate: fateOf(ticket, round, room.times) }))
  const tickets = await endTickets(tx, endings, clock.now())
  if (open.length === ticketsAtOnce) return { round, tickets }
  return { round: await settleRound(tx, id), tickets }
}

async function givenUp(
  { room }: StepNeeds,
  tx: Transaction,
  { round, link }: { readonly round: StoredRound; readonly link: Buffer },
): Promise<StoredRound> {
  const { uri, chain, link: number, id } = round
  const salt = (await chainNumbered(tx, uri, chain))?.salt
  if (!salt) throw new Error(`chain ${chain} of ${uri} has no salt`)
  const bust = bustOfLink(room.title, { link, salt, number })
  return endRound(tx, id, { phase: 'void', link, bust })
}

async function held(tx: Transaction, id: string): Promise<StoredRound> {
  const round = await holdRound(tx, id)
  if (!round) throw new Error(`round ${id} is gone`)
  return round
}
