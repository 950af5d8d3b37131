import type { MeterWin } from '@fairhouse/contract/rounds/meters'
import type { HeldMeters, MeterBook } from '#modules/jackpots'
import type { Database, Transaction } from '#platform/database'
import type { StepAtMeters, StepRow } from '../decision.ts'
import { closeTill, commitAt, type LaneConnection, openTill, type Till } from './lane-connection.ts'
import type { BatchResult } from './statement.ts'

/** A row that feeds meters, with its place in the batch, from 1. */
interface Placed {
  readonly place: number
  readonly row: StepRow
  readonly meters: StepAtMeters
}

/**
 * A lane for bets on titles with jackpots. Its transaction holds their meters from the moment they are read until everything is
 * written: bets, meters, wins, and the money of all of them stand or fall together.
 */
export async function connectAtMeters(
  database: Database,
  book: MeterBook,
): Promise<LaneConnection> {
  const till = await openTill(database)
  return {
    commit: (rows) => inTransaction(till, (tx) => committed(till, tx, { book, rows })),
    close: () => closeTill(till),
  }
}

async function inTransaction<Result>(
  { client }: Till,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  await client.query('BEGIN')
  try {
    const result = await work({
      __transaction: true,
      query: (text, values) => client.query(text, values ? [...values] : undefined),
    })
    await client.query('COMMIT')
    return result
  } catch (fault) {
    // On a connection that is gone the database has rolled back by itself; the fault says what matters.
    await client.query('ROLLBACK').catch(() => undefined)
    throw fault
  }
}

async function committed(
  till: Till,
  tx: Transaction,
  { book, rows }: { readonly book: MeterBook; readonly rows: readonly StepRow[] },
): Promise<BatchResult> {
  const unmoved: number[] = []
  const answered: number[] = []
  let asked = placed(rows)
  const held = await book.hold(
    tx,
    asked.map(({ meters }) => meters.bet),
  )
  while (asked.length > 0) {
    const tried = await attempt(till, tx, { held, asked })
    unmoved.push(...tried.unmoved)
    answered.push(...tried.answered)
    if (tried.wins) return { unmoved, answered, wins: tried.wins }
    asked = asked.filter(({ place }) => !tried.unmoved.includes(place))
  }
  return { unmoved, answered }
}

/** In the order in which bets come to the meters: that of their rounds' ids, which begin with the time of the bet. */
function placed(rows: readonly StepRow[]): readonly Placed[] {
  return rows
    .map((row, index): Placed => {
      if (!row.meters) throw new Error(`round ${row.roundId} has nothing to do with meters`)
      return { place: index + 1, row, meters: row.meters }
    })
    .toSorted((left, right) => (left.row.roundId < right.row.roundId ? -1 : 1))
}

interface Tried {
  readonly unmoved: readonly number[]
  readonly answered: readonly number[]
  /** What was won, once everything is written; null when a bet that was counted on turned out not to move: then nothing is written. */
  readonly wins: ReadonlyMap<number, readonly MeterWin[]> | null
}

async function attempt(
  till: Till,
  tx: Transaction,
  { held, asked }: { readonly held: HeldMeters; readonly asked: readonly Placed[] },
): Promise<Tried> {
  const settled = await held.settle(betsOf(asked))
  const wins = new Map(
    asked.flatMap(({ place }, index) => {
      const won = settled.wins[index] ?? []
      return won.length > 0 ? [[place, won] as const] : []
    }),
  )
  const written = asked
    .map(({ place, row, meters }) => {
      const won = wins.get(place)
      return { place, row: won ? meters.won(won).row : row }
    })
    // The order of locks, which is that of the batch.
    .toSorted((left, right) => left.place - right.place)
  await tx.query('SAVEPOINT before_bets')
  const result = await commitAt(
    till,
    written.map(({ row }) => row),
  )
  const placesOf = (numbers: readonly number[] | null): number[] =>
    (numbers ?? []).flatMap((number) => written[number - 1]?.place ?? [])
  const unmoved = placesOf(result.unmoved)
  const answered = placesOf(result.answered)
  if (unmoved.length === 0) {
    await held.write(betsOf(asked), settled, till.houses)
    return { unmoved, answered, wins }
  }
  await tx.query('ROLLBACK TO SAVEPOINT before_bets')
  return { unmoved, answered, wins: null }
}

const betsOf = (asked: readonly Placed[]) => asked.map(({ meters }) => meters.bet)
