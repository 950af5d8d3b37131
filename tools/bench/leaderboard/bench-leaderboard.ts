import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { roundSettled } from '../../../apps/server/src/modules/play/index.ts'
import {
  type Leaderboard,
  openLeaderboard,
} from '../../../apps/server/src/modules/tournaments/testing/leaderboard.ts'
import { migrateHouse } from '../../../apps/server/src/house/migrate-house.ts'
import { type Database, openDatabase } from '../../../apps/server/src/platform/database.ts'
import { startPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { playerId } from '../../../apps/server/src/platform/ids.ts'
import { createLog } from '../../../apps/server/src/platform/log.ts'
import { createOutbox } from '../../../apps/server/src/platform/outbox.ts'
import { assertDurable } from '../money/assert-durable.ts'
import { serverMicros } from '../money/processor-time.ts'
import { feed } from './feed.ts'
import { Lags } from './lags.ts'

export interface LeaderboardPlan {
  readonly players: number
  readonly roundsPerSecond: number
  readonly seconds: number
}

const uri = 'coin-foundry'
const warmUpMs = 5_000
/** Rounds of a player that a tournament counts. */
const countedOfPlayer = 100
/** What was fed has been counted by then, or it never will be. */
const patienceMs = 120_000

/**
 * Feeds settled rounds to the tournaments by the outbox, at a steady rate, while every player listens to his place: how far behind the board is, and what it takes.
 */
export async function benchLeaderboard(
  plan: LeaderboardPlan,
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-leaderboard-'))
  await chmod(folder, 0o755)
  const server = await startPostgres({ dataDir: folder, log: () => undefined })
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
    const { connectionString } = server
    await migrateHouse({ connectionString })
    const onFault = (fault: Error): void => console.error(fault.message)
    const database = openDatabase({ connectionString, poolSize: 6, onFault })
    try {
      await assertDurable(database)
      await follow({ database, serverPid: server.pid() }, plan, say)
    } finally {
      await database.end()
    }
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function follow(
  { database, serverPid }: { readonly database: Database; readonly serverPid: number },
  plan: LeaderboardPlan,
  say: (line: string) => void,
): Promise<void> {
  const board = openLeaderboard({ database, clock: { now: () => Date.now() } }, uri)
  await board.open()
  const lags = new Lags()
  const outbox = createOutbox({ database, log: createLog('warn', process.stderr) })
  outbox.onMany(roundSettled, 'tournaments', async (rounds) => {
    await board.count(rounds)
    lags.counted(rounds)
  })
  await outbox.start()
  const listening = listen(board, plan.players)
  try {
    const warmUp = await feed({ database, grew: outbox.grew, uri, ...plan }, warmUpMs)
    await lags.untilCounted(warmUp, patienceMs)
    lags.begin()
    const [cpu, begunAt, before] = [process.cpuUsage(), performance.now(), serverMicros(serverPid)]
    const frames = listening.frames()
    const fed = await feed({ database, grew: outbox.grew, uri, ...plan }, plan.seconds * 1000)
    const seconds = (performance.now() - begunAt) / 1000
    const { user, system } = process.cpuUsage(cpu)
    const after = serverMicros(serverPid)
    await lags.untilCounted(fed, patienceMs)
    const share = (micros: number): string => `${((100 * micros) / (seconds * 1e6)).toFixed(0)} %`
    say(
      `${plan.players.toLocaleString('en')} players who listen, ${Math.round(fed / seconds).toLocaleString('en')} rounds/s for ${seconds.toFixed(0)} s`,
    )
    say(`from a round's commit until its place stands: ${lags.inWords()}`)
    say(
      `of one processor: Node ${share(user + system)}, PostgreSQL ${before === null || after === null ? 'unknown' : share(after - before)}`,
    )
    say(
      `frames of places told: ${Math.round((listening.frames() - frames) / seconds).toLocaleString('en')} a second`,
    )
    await check(board, plan, warmUp + fed)
  } finally {
    listening.stop()
    await outbox.stop()
  }
}

/** Everybody listens to his place. */
function listen(
  board: Leaderboard,
  players: number,
): { readonly frames: () => number; readonly stop: () => void } {
  const topic = board.topic()
  let frames = 0
  const send = (): void => {
    frames++
  }
  for (let player = 1; player <= players; player++)
    void topic.follow({ player: playerId(player), send }, undefined)
  return { frames: () => frames, stop: () => topic.stop() }
}

/** @throws Error when rounds were lost or counted twice, of so many that were fed: each is one of a day and of a week. */
async function check(board: Leaderboard, { players }: LeaderboardPlan, fed: number): Promise<void> {
  const counted = await board.counted('CREDIT')
  const due = 2 * Math.min(fed, countedOfPlayer * players)
  // Beyond that, who is in the middle of his rounds is nobody's to say.
  const isRight = counted.rounds === due || fed > countedOfPlayer * players
  if (counted.players !== players || !isRight)
    throw new Error(
      `${counted.rounds} rounds of ${counted.players} players are on the board, of ${due}`,
    )
}
