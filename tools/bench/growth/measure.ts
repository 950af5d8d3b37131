import type { PlayerId } from '../../../apps/server/src/platform/ids.ts'
import type { PlayerAsk } from '../../../apps/server/src/platform/answer.ts'
import type { BenchHouse } from '../money/bench-house.ts'
import { bettingCrowd } from '../money/bets.ts'
import { type Load, measure } from '../money/measure.ts'
import type { Stored } from './fill.ts'

/** What a house costs that has so many rounds stored. Times are milliseconds. */
export interface Cost {
  readonly rounds: number
  readonly load: Load
  /** First page of a player's bets, he having been away: his seat is read, too. */
  readonly history: Times
  readonly detail: Times
}

interface Times {
  readonly p50: number
  readonly p99: number
}

const players = 256
const plan = { seconds: 10, warmUpSeconds: 2 }
const readers = 400

/** Lets 256 players bet without a pause, then players of the past look at their bets, one after the other. */
export async function measureCost(house: BenchHouse, stored: Stored): Promise<Cost> {
  const load = await measure(house, await bettingCrowd(house, players), plan)
  const history: number[] = []
  const detail: number[] = []
  for (let reader = 0; reader < readers; reader++) {
    const player = stored.players[(reader * 7919) % stored.players.length]
    if (player === undefined) throw new Error('nobody played in the past')
    house.play.forget(player)
    const roundId = await timed(history, () => newestRound(house, player, reader))
    await timed(detail, () => readRound(house, player, roundId))
  }
  return { rounds: stored.rounds, load, history: timesOf(history), detail: timesOf(detail) }
}

async function timed<Result>(times: number[], work: () => Promise<Result>): Promise<Result> {
  const begunAt = performance.now()
  const result = await work()
  times.push(performance.now() - begunAt)
  return result
}

async function newestRound({ play }: BenchHouse, player: PlayerId, place: number): Promise<string> {
  const outcome = await play.answers.gameHistory(askOf(player), {
    uri: 'all',
    page: 1,
    pageSize: 10,
  })
  if ('refused' in outcome) throw new Error(outcome.refused)
  const round = outcome.reply.rounds[place % 10]
  if (!round) throw new Error(`player ${player} has no history`)
  return round.id
}

async function readRound({ play }: BenchHouse, player: PlayerId, roundId: string): Promise<void> {
  const outcome = await play.answers.roundDetail(askOf(player), { roundId })
  if ('refused' in outcome) throw new Error(outcome.refused)
}

const askOf = (player: PlayerId): PlayerAsk => ({
  requestId: 'bench',
  player,
  sessionId: 'bench',
  language: 'en',
  address: '127.0.0.1',
  userAgent: 'bench',
  host: 'localhost',
  device: null,
})

function timesOf(times: readonly number[]): Times {
  const sorted = times.toSorted((left, right) => left - right)
  return {
    p50: sorted[Math.floor(sorted.length * 0.5)] ?? 0,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
  }
}
