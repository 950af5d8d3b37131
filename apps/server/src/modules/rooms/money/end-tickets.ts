import { type Amount, amount, toWire, zero } from '@fairhouse/money'
import { balanceOf, post, readAccounts, reversalOf, type Transfer } from '#modules/ledger'
import { tellSettled } from '#modules/play'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import { endTickets as writeEnds, type TicketEnd } from '../store/end-tickets.ts'
import type { StoredTicket } from '../stored.ts'

/** What becomes of an open ticket. */
export type Fate =
  | { readonly state: 'cashed' /** Hundredths. */; readonly at: number }
  /** Minor units. */
  | { readonly state: 'won'; readonly payout: Amount }
  | { readonly state: 'lost' }
  | { readonly state: 'void' }

export interface Ending {
  readonly ticket: StoredTicket
  readonly fate: Fate
}

/** More legs than this are not one chain. */
export const ticketsAtOnce = 500

/**
 * Ends open tickets that are held: pays what was cashed out, gives back what is void, and tells of all of them, in as many statements for many as for one.
 * @param at epoch milliseconds.
 * @returns the tickets as they ended.
 */
export async function endTickets(
  tx: Transaction,
  endings: readonly Ending[],
  at: number,
): Promise<StoredTicket[]> {
  if (endings.length === 0) return []
  const chain = uuidV7(at)
  const ended = endings.map(({ ticket, fate }) => asEnded(ticket, fate))
  const legs: Transfer[] = []
  const legOf = new Map<string, number>()
  for (const ticket of ended) {
    if (ticket.payout === zero) continue
    const leg = legs.length + 1
    legOf.set(ticket.id, leg)
    legs.push(transferOf(ticket, { id: chain, leg }))
  }
  if (legs.length > 0) await posted(tx, legs, at)
  const accounts = await readAccounts(
    tx,
    ended.map(({ pocket }) => pocket),
  )
  const ends = ended.map((ticket): TicketEnd => {
    const account = accounts.get(ticket.pocket)
    if (!account || ticket.state === 'open') throw new Error(`ticket ${ticket.id} has no pocket`)
    return {
      id: ticket.id,
      state: ticket.state,
      at: ticket.at,
      payout: ticket.payout,
      leg: legOf.get(ticket.id) ?? null,
      balanceAfter: balanceOf(account),
    }
  })
  await writeEnds(tx, ends, { chain, at })
  await tellSettled(tx, ended.map(told), at)
  return ended
}

function asEnded(ticket: StoredTicket, fate: Fate): StoredTicket {
  if (ticket.state !== 'open') throw new Error(`ticket ${ticket.id} ended before`)
  switch (fate.state) {
    case 'cashed':
      return { ...ticket, state: 'cashed', at: fate.at, payout: payoutOf(ticket, fate.at) }
    case 'won':
      return { ...ticket, state: 'won', payout: fate.payout }
    case 'lost':
      return { ...ticket, state: 'lost' }
    case 'void':
      return { ...ticket, state: 'void', payout: ticket.stake }
  }
}

/** Stakes are whole hundreds of minor units, so a multiple of so many hundredths is whole. */
const payoutOf = ({ stake }: StoredTicket, hundredths: number) =>
  amount((stake * BigInt(hundredths)) / 100n)

function transferOf(
  ticket: StoredTicket,
  by: { readonly id: string; readonly leg: number },
): Transfer {
  const { pocket, house, currency, payout } = ticket
  if (ticket.state === 'void') return reversalOf(stakeOf(ticket), by)
  return { ...by, debit: house, credit: pocket, amount: payout, currency, reason: 'roomPayout' }
}

/** The transfer that took a ticket's stake. */
export const stakeOf = ({ taken, pocket, house, stake, currency }: StoredTicket): Transfer => ({
  id: taken,
  leg: 1,
  debit: pocket,
  credit: house,
  amount: stake,
  currency,
  reason: 'roomStake',
})

async function posted(tx: Transaction, legs: readonly Transfer[], at: number): Promise<void> {
  const result = await post(tx, legs, at)
  if (result.type !== 'posted')
    throw new Error(`tickets were ${result.type === 'refused' ? result.by : 'paid before'}`)
}

const told = (ticket: StoredTicket) => ({
  roundId: ticket.id,
  playerId: ticket.player,
  gameId: ticket.gameId,
  uri: ticket.uri,
  stake: toWire(ticket.stake),
  payout: toWire(ticket.payout),
  currency: ticket.currency,
  nonce: ticket.number,
  isVoid: ticket.state === 'void',
})
