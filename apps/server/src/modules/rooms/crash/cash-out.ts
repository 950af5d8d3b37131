import { leastMultiple, multipleAt } from '@fairhouse/contract/rooms/curve'
import type { RefusalName } from '@fairhouse/contract/refusals'
import type { Clock } from '#platform/clock'
import type { Database, Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import type { Room } from '../room.ts'
import { databaseTime } from '../store/database-time.ts'
import { readRound } from '../store/read-round.ts'
import { holdTickets } from '../store/read-tickets.ts'
import type { StoredRound, StoredTicket } from '../stored.ts'
import { type Ending, endTickets, type Fate, ticketsAtOnce } from '../money/end-tickets.ts'
import type { OpenFlights } from './flight/open-flights.ts'
import type { CrashTimes } from './times.ts'

/** What became of a wish to cash out. */
export type CashedOut =
  | { readonly ticket: StoredTicket }
  | { readonly refused: Extract<RefusalName, 'notFound' | 'tooLate' | 'tooSoon'> }

export interface CashOutNeeds {
  readonly room: Room<CrashTimes>
  readonly database: Database
  readonly clock: Clock
  readonly openFlight: OpenFlights
  /** Tickets ended, and that is committed. Must not wait. */
  readonly told: (tickets: readonly StoredTicket[]) => void
}

interface Wish {
  readonly ticket: string
  readonly player: PlayerId
  /** By `performance.now()` of this node. */
  readonly arrivedAt: number
  readonly done: (outcome: CashedOut) => void
  readonly failed: (fault: unknown) => void
}

/**
 * Cashes tickets out. Those that come while a transaction runs share the next one, in the order in which they came. The moment that counts is the one at which
 * the house heard of the wish: the clock of the database, less the time that the wish has waited here since. It is never earlier than the truth, so nothing is
 * paid that came after the burst.
 */
export function createCashOuts(needs: CashOutNeeds) {
  const waiting: Wish[] = []
  let isBusy = false

  async function together(wishes: readonly Wish[]): Promise<void> {
    const outcomes = await needs.database.transaction((tx) => cashOut(needs, tx, wishes))
    needs.told(outcomes.ended)
    for (const wish of wishes) wish.done(outcomes.of(wish))
  }
  /** What fails for many is tried for each alone, so that nobody pays for the fault of another. */
  async function oneByOne(wishes: readonly Wish[]): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- in the order in which they came
    for (const wish of wishes) await together([wish]).catch((fault: unknown) => wish.failed(fault))
  }
  async function work(): Promise<void> {
    isBusy = true
    while (waiting.length > 0) {
      const wishes = waiting.splice(0, ticketsAtOnce)
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they came
      await together(wishes).catch(() => oneByOne(wishes))
    }
    isBusy = false
  }
  return (ticket: string, player: PlayerId): Promise<CashedOut> =>
    new Promise((done, failed) => {
      waiting.push({ ticket, player, arrivedAt: performance.now(), done, failed })
      if (!isBusy) void work()
    })
}

async function cashOut(needs: CashOutNeeds, tx: Transaction, wishes: readonly Wish[]) {
  const time = await timeIn(tx)
  const held = await holdTickets(
    tx,
    wishes.map(({ ticket }) => ticket),
  )
  const byId = new Map(held.map((ticket) => [ticket.id, ticket]))
  const endings: Ending[] = []
  const ending = new Set<string>()
  const refused = new Map<Wish, CashedOut>()
  const rounds = createRounds(needs, tx)
  for (const wish of wishes) {
    const ticket = byId.get(wish.ticket)
    if (!ticket || ticket.player !== wish.player || ticket.uri !== needs.room.uri) {
      refused.set(wish, { refused: 'notFound' })
      continue
    }
    // Answered before, or asked twice at once.
    if (ticket.state !== 'open' || ending.has(ticket.id)) continue
    const fate = fateAt(needs, await rounds(ticket.roundId), {
      ticket,
      at: time.of(wish.arrivedAt),
    })
    if ('refused' in fate) refused.set(wish, fate)
    else {
      ending.add(ticket.id)
      endings.push({ ticket, fate })
    }
  }
  const ended = await endTickets(tx, endings, needs.clock.now())
  for (const ticket of ended) byId.set(ticket.id, ticket)
  return {
    ended,
    of: (wish: Wish): CashedOut => {
      const no = refused.get(wish)
      const ticket = byId.get(wish.ticket)
      if (no || !ticket) return no ?? { refused: 'notFound' }
      return ticket.state === 'cashed' ? { ticket } : { refused: 'tooLate' }
    },
  }
}

/** The clock of the database: when something arrived here, as it would tell. */
async function timeIn(tx: Transaction) {
  const askedAt = performance.now()
  const now = await databaseTime(tx)
  return { of: (arrivedAt: number): number => now - (askedAt - arrivedAt) }
}

function createRounds({ openFlight }: CashOutNeeds, tx: Transaction) {
  const known = new Map<string, Promise<{ round: StoredRound; bust: number | null }>>()
  const read = async (id: string) => {
    const round = await readRound(tx, id)
    if (!round) throw new Error(`round ${id} is gone`)
    const bust = round.phase === 'flying' ? (await openFlight(tx, round)).bust : round.bust
    return { round, bust }
  }
  return (id: string) => {
    const found = known.get(id) ?? read(id)
    known.set(id, found)
    return found
  }
}

/** @param asked.at when the house heard of it, epoch milliseconds by the clock of the database. */
function fateAt(
  { room }: CashOutNeeds,
  { round, bust }: { readonly round: StoredRound; readonly bust: number | null },
  asked: { readonly ticket: StoredTicket; readonly at: number },
): Fate | Extract<CashedOut, { refused: string }> {
  if (round.phase === 'betting') return { refused: 'tooSoon' }
  // A void round gives every open stake back; which of them it pays is known when it is settled.
  if (round.phase === 'void' || bust === null) return { refused: 'tooLate' }
  const reached = multipleAt(asked.at - round.fliesAt, room.times.doublesInMs)
  if (reached < leastMultiple) return { refused: 'tooSoon' }
  const { auto } = asked.ticket
  const at = auto !== null && auto <= reached ? auto : reached
  if (at > bust) return { refused: 'tooLate' }
  return { state: 'cashed', at: Math.min(at, bust) }
}
