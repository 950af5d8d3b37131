import type {
  HallDraw,
  HallPool,
  HallSale,
  OwnCards,
  PastDraw,
} from '@fairhouse/contract/rooms/hall'
import { potOf } from '@fairhouse/game-math/families/bingo/hall'
import { type Currency, toWire, amount } from '@fairhouse/money'
import { isoTime } from '#platform/iso-time'
import type { StoredRound, StoredTicket } from '../../stored.ts'
import type { CellsOf } from '../open-draws.ts'
import { type BoughtCards, closeTo, type HallResult, type PlayedPool } from '../result.ts'
import type { HallRules } from '../rules-of.ts'
import type { PastDrawRow } from '../store/past-draws.ts'
import type { StoredWin } from '../store/wins.ts'
import { callsBy } from '../times.ts'

// What a hall shows of what is stored and worked out.

/** Winners of a prize, and owners of cards that are close, that are told by name. */
const winnersShown = 12
const closeShown = 6

export const shownSale = (
  round: StoredRound,
  bought: readonly BoughtCards[],
  { rules, pattern }: { readonly rules: HallRules; readonly pattern: number | null },
): HallSale => ({
  id: round.id,
  number: round.link,
  pattern,
  drawsAt: Math.round(round.fliesAt),
  pools: (['USD', 'CREDIT'] as const).flatMap((currency) => {
    const own = bought.filter((one) => one.currency === currency)
    const cards = own.reduce((sum, one) => sum + one.cards, 0)
    const players = new Set(own.map(({ player }) => player)).size
    return cards === 0 ? [] : [poolOf({ currency, cards, players }, rules)]
  }),
})

const poolOf = (
  { currency, cards, players }: { currency: Currency; cards: number; players: number },
  { prizes, price }: HallRules,
): HallPool => ({
  currency,
  cards,
  players,
  pots: prizes.map(({ prize, perMille }) => ({
    prize,
    amount: toWire(amount(potOf(BigInt(cards * price), perMille))),
  })),
})

/** A round as far as it was called at a moment, and no further. @param at epoch milliseconds by the clock of the database. */
export function shownDraw(
  round: StoredRound,
  result: HallResult,
  {
    rules,
    at,
    callMs,
    callsAt,
  }: {
    readonly rules: HallRules
    readonly at: number
    readonly callMs: number
    readonly callsAt: number
  },
): HallDraw {
  const isOver = round.phase === 'called'
  const isVoid = round.phase === 'void'
  const called = isVoid
    ? 0
    : isOver
      ? result.lastCall
      : Math.min(result.lastCall, callsBy(at, callsAt, callMs))
  return {
    id: round.id,
    number: round.link,
    pattern: result.pattern,
    phase: isOver ? 'called' : isVoid ? 'void' : 'calling',
    settled: round.settled,
    callsAt: Math.round(callsAt),
    calls: result.calls.slice(0, called),
    pools: result.pools.map((pool) => poolOf(pool, rules)),
    wins: result.pools.flatMap((pool) => winsOf(pool, called)),
    close: isVoid
      ? []
      : result.pools.flatMap((pool) => closeOf(pool, rules, { pattern: result.pattern, called })),
    link: round.shownLink?.toString('hex') ?? null,
  }
}

const winsOf = ({ currency, wins }: PlayedPool, called: number): HallDraw['wins'] =>
  wins
    .filter(({ call }) => call <= called)
    .map(({ prize, call, pot, winners }) => ({
      currency,
      prize,
      call,
      pot: toWire(amount(pot)),
      winners: winners.length,
      shown: winners.slice(0, winnersShown).map(({ name, card, amount: part }) => ({
        name,
        card,
        amount: toWire(amount(part)),
      })),
    }))

function closeOf(
  pool: PlayedPool,
  rules: HallRules,
  { pattern, called }: { readonly pattern: number | null; readonly called: number },
): HallDraw['close'] {
  const next = pool.wins.find(({ call }) => call > called)
  if (!next || called === 0) return []
  const names = closeTo(pool, rules, { prize: next.prize, pattern, calls: called })
  return [
    {
      currency: pool.currency,
      prize: next.prize,
      one: names.length,
      names: [...new Set(names)].slice(0, closeShown),
    },
  ]
}

export const shownPastDraw = (row: PastDrawRow): PastDraw => ({
  number: row.link,
  link: row.shown_link.toString('hex'),
  void: row.void,
  cards: row.cards,
  calls: row.calls,
  at: isoTime(row.ended_at.getTime()),
})

/** @throws Error for a ticket without cards. */
export function shownBought(
  ticket: StoredTicket,
  cellsOf: CellsOf,
  wins: readonly StoredWin[],
): OwnCards {
  const { firstCard, cards, state } = ticket
  if (firstCard === null || cards === null || state === 'cashed')
    throw new Error(`ticket ${ticket.id} has no cards`)
  return {
    id: ticket.id,
    round: ticket.roundId,
    number: ticket.number,
    currency: ticket.currency,
    stake: toWire(ticket.stake),
    state,
    payout: toWire(ticket.payout),
    cards: Array.from({ length: cards }, (_, index) => ({
      card: firstCard + index,
      cells: [...cellsOf(firstCard + index)],
    })),
    wins: wins
      .filter((win) => win.ticket === ticket.id)
      .map(({ prize, card, amount: part }) => ({ prize, card, amount: toWire(amount(part)) })),
  }
}
