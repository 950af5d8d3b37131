import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Currency } from '@fairhouse/money'
import type { Queryable, Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { moveMeter } from './move-meter.ts'
import { booksOfMeters, type MeterBooks } from './store/books-of-meters.ts'
import {
  type AskedMove,
  decideMove,
  holdMove,
  insertMove,
  listMoves,
  type StoredMove,
  wasFedSince,
} from './store/moves.ts'

/** A meter as staff see it. */
export interface DeskMeter extends MeterBooks {
  /** No title of this house names it: nobody can win it. */
  readonly isOrphaned: boolean
  /** It may take what an orphaned one holds: titles name it, and no secret amount lies ahead that money without a bet could reach. */
  readonly mayReceive: boolean
}

/** Why a move is not asked for, or not made. */
export type NotMoved =
  | 'notFound'
  /** One waits for that meter already, or the meter is empty. */
  | 'soAlready'
  /** Its titles are here, or bets came to it lately: a node that was not upgraded yet may still offer them. */
  | 'stillPlayed'
  | 'ownRequest'
  | 'decidedAlready'

/** What staff do with meters whose titles are gone. */
export interface JackpotDesk {
  meters(on: Queryable): Promise<readonly DeskMeter[]>
  /** Those that wait, then the newest that were decided. */
  moves(on: Queryable): Promise<readonly StoredMove[]>
  /** Asks that what a meter holds goes to another one. Null: it waits for somebody else. @param at epoch milliseconds. */
  ask(tx: Transaction, asked: AskedMove, at: number): Promise<NotMoved | null>
  /** Makes a move that somebody else asked for, or declines it. */
  decide(
    tx: Transaction,
    decision: {
      readonly id: string
      readonly approve: boolean
      readonly by: string
      readonly at: number
    },
  ): Promise<NotMoved | StoredMove>
}

interface Needs {
  readonly seeds: SeedKeeper
  /** Terms of the titles now offered, by name of the meter. */
  readonly terms: ReadonlyMap<string, JackpotTerms>
}

const dayMs = 24 * 60 * 60_000
const movesShown = 50

export function createJackpotDesk({ seeds, terms }: Needs): JackpotDesk {
  const mayReceive = (name: string): boolean => {
    const known = terms.get(name)
    return known !== undefined && known.won !== 'byMeter'
  }
  const whyNot = async (
    on: Queryable,
    { from, to, currency }: { readonly from: string; readonly to: string; currency: Currency },
    at: number,
  ): Promise<NotMoved | null> => {
    if (!mayReceive(to)) return 'notFound'
    const meters = await booksOfMeters(on)
    const source = meters.find((one) => one.name === from && one.currency === currency)
    if (source === undefined) return 'notFound'
    if (source.account === 0n) return 'soAlready'
    const isPlayed =
      terms.has(from) || (await wasFedSince(on, { name: from, currency }, at - dayMs))
    return isPlayed ? 'stillPlayed' : null
  }
  return {
    meters: async (on) =>
      (await booksOfMeters(on)).map((meter) => ({
        ...meter,
        isOrphaned: !terms.has(meter.name),
        mayReceive: mayReceive(meter.name),
      })),
    moves: (on) => listMoves(on, movesShown),
    ask: async (tx, asked, at) => {
      const no = await whyNot(tx, asked, at)
      if (no !== null) return no
      return (await insertMove(tx, asked, at)) ? null : 'soAlready'
    },
    decide: async (tx, { id, approve, by, at }) => {
      const held = await holdMove(tx, id)
      if (held === null) return 'notFound'
      if (held.state !== 'waiting') return 'decidedAlready'
      if (!approve) {
        await decideMove(tx, { id, by, at }, null)
        return { ...held, state: 'declined' }
      }
      if (held.askedBy === by) return 'ownRequest'
      const no = await whyNot(tx, held, at)
      if (no !== null) return no
      const transfer = uuidV7(at)
      const moved = await moveMeter(tx, seeds, { ...held, id: transfer }, at)
      if (moved === null) return 'soAlready'
      const { run, terms: ofRun } = moved.meter
      await decideMove(tx, { id, by, at }, { run, terms: ofRun, amount: moved.amount, transfer })
      return { ...held, state: 'made', amount: moved.amount }
    },
  }
}
