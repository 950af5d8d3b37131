import type { EmbeddedPostgres } from '../platform/embedded-postgres/index.ts'
import type { ChaosProxy, Cut } from './chaos-proxy.ts'
import type { Crowd } from './crowd.ts'
import { killPostgres } from './kill-postgres.ts'
import type { ServerProcess } from './server-process.ts'
import { startAgain } from './start-again.ts'

/** Numbers in [0, 1), to choose the moments of faults by. */
export type Chance = () => number

/** At least so many answers, and up to so many more, lie between two faults: each hits at a moment of its own. */
const [answersAtLeast, answersMore] = [10, 120]

/** Lets the crowd go on for a while of its own length. */
const playOn = (crowd: Crowd, pick: Chance): Promise<void> =>
  crowd.hears(answersAtLeast + Math.floor(pick() * answersMore))

/** What faults happen to. */
export interface Target {
  readonly crowd: Crowd
  readonly server: ServerProcess
  readonly postgres: EmbeddedPostgres
  readonly clusterName: string
}

/** Kills the server again and again while the crowd plays. Milliseconds from each kill to the next answer. */
export async function killServer(
  target: Pick<Target, 'crowd' | 'server'>,
  { kills, pick }: { readonly kills: number; readonly pick: Chance },
): Promise<number[]> {
  const { crowd, server } = target
  return times(kills, async () => {
    await playOn(crowd, pick)
    const killedAt = performance.now()
    await server.kill()
    await startAgain(server)
    await crowd.hears(1)
    return performance.now() - killedAt
  })
}

/** The same to PostgreSQL, which is started again by whoever keeps it. */
export async function killDatabase(
  target: Pick<Target, 'crowd' | 'postgres' | 'clusterName'>,
  { kills, pick }: { readonly kills: number; readonly pick: Chance },
): Promise<number[]> {
  const { crowd, postgres, clusterName } = target
  return times(kills, async () => {
    await playOn(crowd, pick)
    const killedAt = performance.now()
    const before = postgres.pid()
    const killed = await killPostgres(clusterName)
    if (killed === 0) throw new Error('no process of PostgreSQL was found')
    while (postgres.pid() === before) await new Promise((resolve) => setTimeout(resolve, 5))
    await crowd.hears(1)
    return performance.now() - killedAt
  })
}

/** Between two cuts so many answers come at most: a cut hits at any point of a batch. */
const answersBetweenCuts = 6
const cuts: readonly Cut[] = ['reset', 'loseAnswer', 'loseQuestion']

/** Cuts all connections between server and database again and again. @returns how many were cut in all. */
export async function cutAgainAndAgain(
  { crowd, proxy }: { readonly crowd: Crowd; readonly proxy: ChaosProxy },
  plan: { readonly cuts: number; readonly pick: Chance },
): Promise<number> {
  let connections = 0
  for (let times = 0; times < plan.cuts; times++) {
    await crowd.hears(1 + Math.floor(plan.pick() * answersBetweenCuts))
    connections += proxy.cut(cuts[times % cuts.length] ?? 'reset')
  }
  await crowd.hears(1)
  return connections
}

async function times<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < count) results.push(await work())
  return results
}
