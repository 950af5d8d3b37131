import { type ChildProcess, fork } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../../../apps/server/src/platform/database.ts'
import {
  type EmbeddedPostgres,
  startPostgres,
} from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { assertDurable } from '../money/assert-durable.ts'
import { serverMicros } from '../money/processor-time.ts'
import { prepareTpcB, runTpcB } from '../money/tpc-b.ts'
import type { Plan, Played } from './crowd.ts'
import { middleOf, rangeOf } from '../middle.ts'
import { type Seat, signUpSeats } from './seats.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const game = 'castle-of-horror'
const repeats = 3
const yardstickSeconds = 6
const seconds = 6
const warmUpSeconds = 2

/** How many players at once, where nothing else is asked for. */
export const usualCrowds = [64, 256, 1024]

interface Bench {
  readonly postgres: EmbeddedPostgres
  readonly server: ServerProcess
  readonly crowd: ChildProcess
}

/** One measured stretch. Processor times are microseconds a bet; null where they cannot be known. */
interface Stretch extends Played {
  readonly node: number | null
  readonly postgres: number | null
}

/**
 * Measures bets on the wire: a server process as players get it, sessions of its own making, each player on one connection, by
 * POST and by frame, in turns with pgbench on the same PostgreSQL.
 */
export async function benchWire(
  crowds: readonly number[],
  nodeOptions: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-wire-'))
  await chmod(folder, 0o755)
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined })
  const crowd = fork(fileURLToPath(new URL('crowd-process.ts', import.meta.url)))
  try {
    say(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`)
    await assertDurableServer(postgres)
    const isYardstick = await prepareTpcB(postgres)
    if (!isYardstick) say('pgbench is not installed: absolute numbers only')
    const databaseUrl = postgres.connectionString
    const server = await startServer({ databaseUrl, dataDir: join(folder, 'data') }, nodeOptions)
    try {
      const seats = await signUpSeats(server.url, game, Math.max(...crowds))
      const bench = { postgres, server, crowd }
      for (const players of crowds)
        await measureCrowd(bench, { seats: seats.slice(0, players), isYardstick }, say)
    } finally {
      await server.stop()
    }
  } finally {
    if (crowd.connected) crowd.disconnect()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function assertDurableServer({ connectionString }: EmbeddedPostgres): Promise<void> {
  const database = openDatabase({
    connectionString,
    poolSize: 1,
    onFault: (fault) => console.error(fault.message),
  })
  try {
    await assertDurable(database)
  } finally {
    await database.end()
  }
}

async function measureCrowd(
  bench: Bench,
  { seats, isYardstick }: { readonly seats: readonly Seat[]; readonly isYardstick: boolean },
  say: (line: string) => void,
): Promise<void> {
  const yardsticks: number[] = []
  const stretches: Record<Plan['by'], Stretch[]> = { post: [], frame: [] }
  for (let round = 0; round < repeats; round++) {
    if (isYardstick) yardsticks.push(await runTpcB(bench.postgres, yardstickSeconds))
    for (const by of ['post', 'frame'] as const)
      stretches[by].push(await measureStretch(bench, by, seats))
  }
  if (isYardstick)
    say(`${seats.length} players; TPC-B-like, 16 clients, prepared: ${spread(yardsticks)}/s`)
  for (const by of ['post', 'frame'] as const)
    for (const line of report(by, stretches[by], yardsticks)) say(line)
}

async function measureStretch(
  { crowd, server, postgres }: Bench,
  by: Plan['by'],
  seats: readonly Seat[],
): Promise<Stretch> {
  const { host, port } = server
  const path = `/game/${game}/play/json2`
  const plan: Plan = { by, host, port, path, seats, warmUpSeconds, seconds }
  const used = () => [serverMicros(server.pid), serverMicros(postgres.pid())] as const
  let [before, after] = [used(), used()]
  const played = await new Promise<Played>((resolve, reject) => {
    const hear = (told: { type: 'began' | 'ended' | 'played'; played?: Played }): void => {
      if (told.type === 'began') before = used()
      else if (told.type === 'ended') after = used()
      if (!told.played) return
      crowd.off('message', hear)
      crowd.off('exit', leave)
      resolve(told.played)
    }
    const leave = (code: number | null): void => reject(new Error(`the crowd ended with ${code}`))
    crowd.on('message', hear)
    crowd.once('exit', leave)
    crowd.send(plan)
  })
  const perBet = (from: number | null, to: number | null) =>
    from === null || to === null ? null : (to - from) / played.bets
  return { ...played, node: perBet(before[0], after[0]), postgres: perBet(before[1], after[1]) }
}

function report(
  by: Plan['by'],
  stretches: readonly Stretch[],
  yardsticks: readonly number[],
): string[] {
  const betsPerSecond = stretches.map(({ bets, seconds: took }) => bets / took)
  const requests = stretches.map(({ requests: asked, seconds: took }) => asked / took)
  const ratios = betsPerSecond.flatMap((bets, round) => {
    const yardstick = yardsticks[round]
    return yardstick === undefined ? [] : [bets / yardstick]
  })
  const micros = (pick: (stretch: Stretch) => number | null) =>
    middleOf(stretches.map((stretch) => pick(stretch) ?? Number.NaN)).toFixed(0)
  const share = middleOf(stretches.map((one) => one.micros / 10_000 / one.seconds)).toFixed(0)
  return [
    `  ${by === 'post' ? 'POST ' : 'frame'} ${spread(betsPerSecond)} bets/s, ${spread(requests)} requests/s` +
      (ratios.length === 0
        ? ''
        : `, ${middleOf(ratios).toFixed(2)} × TPC-B [${rangeOf(ratios, 2)}]`),
    `        p50 ${middleOf(stretches.map(({ p50 }) => p50)).toFixed(1)} ms, ` +
      `p99 ${middleOf(stretches.map(({ p99 }) => p99)).toFixed(1)} ms; ` +
      `µs/bet: Node ${micros(({ node }) => node)}, PostgreSQL ${micros(({ postgres }) => postgres)}, ` +
      `crowd ${micros((one) => one.micros / one.bets)} (${share} % of a processor)`,
  ]
}

const spread = (values: readonly number[]): string =>
  `${Math.round(middleOf(values)).toLocaleString('en')} [${rangeOf(values, 0)}]`
