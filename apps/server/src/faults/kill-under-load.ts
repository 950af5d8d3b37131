import { type EmbeddedPostgres } from '../platform/embedded-postgres/index.ts'
import type { Crowd } from './crowd.ts'
import { killPostgres } from './kill-postgres.ts'
import type { ServerProcess } from './server-process.ts'

/** Numbers in [0, 1), to choose the moments of faults by. */
export type Pick = () => number

/** At least so many answers, and up to so many more, lie between two faults: each hits at a moment of its own. */
const [answersAtLeast, answersMore] = [10, 120]

const startWithinMs = 60_000

/** Lets the crowd go on for a while of its own length. */
export const playOn = (crowd: Crowd, pick: Pick): Promise<void> =>
  crowd.hears(answersAtLeast + Math.floor(pick() * answersMore))

/** Kills the server again and again while the crowd plays. Milliseconds from each kill to the next answer. */
export async function killServer(
  target: { readonly crowd: Crowd; readonly server: ServerProcess },
  { kills, pick }: { readonly kills: number; readonly pick: Pick },
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

/** As whoever supervises the server does: where its database is down as well, it does not start at the first try. */
async function startAgain(server: ServerProcess): Promise<void> {
  const giveUpAt = performance.now() + startWithinMs
  for (;;) {
    try {
      return await server.start()
    } catch (fault) {
      await server.kill()
      if (performance.now() > giveUpAt) throw fault
    }
  }
}

/** The same to PostgreSQL, which is started again by whoever keeps it. */
export async function killDatabase(
  target: {
    readonly crowd: Crowd
    readonly postgres: EmbeddedPostgres
    readonly clusterName: string
  },
  { kills, pick }: { readonly kills: number; readonly pick: Pick },
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

async function times<Result>(count: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < count) results.push(await work())
  return results
}
