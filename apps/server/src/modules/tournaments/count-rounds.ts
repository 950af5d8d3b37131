import { scoreOf } from '@fairhouse/contract/tournament-rules'
import type { RoundSettled } from '#modules/play'
import type { Transaction } from '#platform/database'
import { type PlayerId, playerId } from '#platform/ids'
import { fromIsoTime } from '#platform/iso-time'
import type { TournamentNeeds } from './needs.ts'
import { type Score, withRound } from './score.ts'
import { countedRounds, insertRounds, keepScores, type RoundRow, scoresOf } from './store/scores.ts'
import { runningTournaments, type Tournament } from './store/tournaments.ts'

type CountNeeds = Pick<TournamentNeeds, 'database' | 'sortOf' | 'withheldFrom'>

const takeTurn = `SELECT pg_advisory_xact_lock(hashtextextended('tournament rounds', 0))`

/** Counts settled rounds in every tournament that was on when they were over: each once, however often it is told. */
export async function countRounds(
  { database, sortOf, withheldFrom }: CountNeeds,
  told: readonly RoundSettled[],
): Promise<void> {
  // Of games of others there is nothing to replay, so nobody could check such a score.
  const own = told.filter(({ gameId }) => sortOf(gameId)?.isOwn === true)
  if (own.length === 0) return
  await database.transaction(async (tx) => {
    await tx.query(takeTurn)
    const running = await runningTournaments(tx)
    const withheld = await withheldFrom(
      tx,
      [...new Set(own.map((round) => playerId(round.playerId)))],
      Math.min(...own.map(({ at }) => fromIsoTime(at))),
    )
    const counting = own.filter(
      (round) => withheld(playerId(round.playerId), fromIsoTime(round.at)) === null,
    )
    // oxlint-disable-next-line no-await-in-loop -- one connection, a handful of tournaments
    for (const tournament of running) await countIn(tx, tournament, counting)
  })
}

async function countIn(
  tx: Transaction,
  tournament: Tournament,
  told: readonly RoundSettled[],
): Promise<void> {
  const inTime = told.filter((round) => belongs(tournament, round))
  if (inTime.length === 0) return
  const known = await countedRounds(
    tx,
    tournament.id,
    inTime.map(({ roundId }) => roundId),
  )
  const players = [...new Set(inTime.map((round) => playerId(round.playerId)))]
  const before = await scoresOf(tx, tournament, players)
  const scores = new Map<PlayerId, Score>()
  const rows: RoundRow[] = []
  for (const round of new Map(inTime.map((one) => [one.roundId, one])).values()) {
    const player = playerId(round.playerId)
    const standing = scores.get(player) ?? before.get(player)
    if (known.has(round.roundId) || (standing?.rounds ?? 0) >= tournament.rounds) continue
    const { roundId, gameId, at } = round
    const score = scoreOf(round)
    const after = withRound(standing, { score, at }, tournament.best)
    scores.set(player, after)
    rows.push({ player, number: after.rounds, roundId, gameId, score, at })
  }
  await insertRounds(tx, tournament.id, rows)
  await keepScores(tx, tournament.id, scores)
}

function belongs(
  { currency, min_stake, opens_at, closes_at }: Tournament,
  round: RoundSettled,
): boolean {
  const at = fromIsoTime(round.at)
  return (
    round.currency === currency &&
    round.stake >= min_stake &&
    at >= opens_at.getTime() &&
    at < closes_at.getTime()
  )
}
