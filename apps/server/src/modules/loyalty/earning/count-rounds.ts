import { vipLevelAt } from '@fairhouse/contract/loyalty-rules'
import type { Clock } from '#platform/clock'
import type { Database, Transaction } from '#platform/database'
import { type PlayerId, uuidV7 } from '#platform/ids'
import { fromIsoTime } from '#platform/iso-time'
import { earnedNames } from '../pockets.ts'
import { insertRounds } from '../store/insert-rounds.ts'
import { knownRounds } from '../store/known-rounds.ts'
import { type RoundOfPlayer, toLookAgain } from '../store/taken-back.ts'
import { keepStandings, type NewStanding, standingsOf } from '../store/standings.ts'
import {
  type CountedRound,
  countRound,
  type GameCounted,
  type RoundToCount,
} from './counted-round.ts'
import type { LoyaltyNeeds } from '../needs.ts'
import { creditsOf, postAll } from './credit.ts'
import { nothingYet, type Standing } from './earn.ts'
import { takeBackRounds } from './take-back-rounds.ts'

export interface CountNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly gameOf: (gameId: number) => GameCounted
  readonly withheldFrom: LoyaltyNeeds['withheldFrom']
}

/** One at a time in the whole house, so that of rounds that are told twice the second telling finds the first. */
const takeTurn = `SELECT pg_advisory_xact_lock(hashtextextended('loyalty rounds', 0))`

/** Holds back whoever else counts rounds, until the transaction ends. */
export const countsTakeTurns = (tx: Transaction) => tx.query(takeTurn)

/**
 * Counts settled rounds and gives what they earn, in one transaction: a round is counted once however often it is told, whoever dies meanwhile.
 * @returns how many were new.
 */
export const countRounds = (
  { database, ...needs }: CountNeeds,
  rounds: readonly RoundToCount[],
): Promise<number> => database.transaction((tx) => countIn(tx, needs, rounds))

/** Looks again at rounds that were corrected after their end, in one transaction. */
export const correctRounds = (
  { database, ...needs }: CountNeeds,
  rounds: readonly RoundOfPlayer[],
): Promise<void> =>
  database.transaction(async (tx) => {
    await countsTakeTurns(tx)
    await takeBackRounds(tx, needs, rounds)
  })

async function countIn(
  tx: Transaction,
  { clock, gameOf, withheldFrom }: Omit<CountNeeds, 'database'>,
  told: readonly RoundToCount[],
): Promise<number> {
  await countsTakeTurns(tx)
  const rounds = await newOnes(tx, told)
  if (rounds.length === 0) return 0
  const players = [...new Set(rounds.map(({ player }) => player))]
  const first = Math.min(...rounds.map(({ at }) => fromIsoTime(at)))
  const whyNot = await withheldFrom(tx, players, first)
  const standings = new Map(await standingsOf(tx, players))
  const rows = rounds.map((round) => {
    const before = standings.get(round.player) ?? nothingYet
    const { row, after } = countRound(before, round, {
      game: gameOf(round.gameId),
      withheld: whyNot(round.player, fromIsoTime(round.at)),
    })
    standings.set(round.player, after)
    return row
  })
  await insertRounds(tx, rows)
  await keepStandings(tx, newStandings(rows, standings))
  await give(tx, rows, uuidV7(clock.now()))
  await takeBackRounds(tx, { clock, gameOf }, await toLookAgain(tx, rows))
  return rows.length
}

/** Each once, as they came. */
async function newOnes(
  tx: Transaction,
  told: readonly RoundToCount[],
): Promise<readonly RoundToCount[]> {
  const each = [...new Map(told.map((round) => [round.roundId, round])).values()]
  const known = await knownRounds(
    tx,
    each.map(({ player: playerId, roundId }) => ({ playerId, roundId })),
  )
  return each.filter(({ roundId }) => !known.has(roundId))
}

function newStandings(
  rows: readonly CountedRound[],
  standings: ReadonlyMap<PlayerId, Standing>,
): NewStanding[] {
  const of = Map.groupBy(rows, ({ player }) => player)
  return [...of].map(([player, own]) => ({
    ...(standings.get(player) ?? nothingYet),
    player,
    at: own.map(({ at }) => at).reduce((latest, at) => (at > latest ? at : latest), ''),
    untold: own.some(
      ({ tokens, tickets, level, lifetimeAfter }) =>
        tokens + tickets > 0 || level !== vipLevelAt(lifetimeAfter),
    ),
  }))
}

/** What the rounds of each player came to, as one chain of the ledger. */
async function give(tx: Transaction, rows: readonly CountedRound[], id: string): Promise<void> {
  const byPlayer = Map.groupBy(rows, ({ player }) => player)
  const legs = []
  for (const name of earnedNames) {
    const shares = [...byPlayer].map(([player, own]) => ({
      player,
      units: own.reduce((sum, row) => sum + row[name], 0),
    }))
    // oxlint-disable-next-line no-await-in-loop -- one connection
    legs.push(...(await creditsOf(tx, name, { id, shares, firstLeg: legs.length + 1 })))
  }
  await postAll(tx, legs)
}
