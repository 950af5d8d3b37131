import { randomInt, randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '../../../apps/server/src/platform/embedded-postgres/index.ts'
import { middleOf } from '../middle.ts'
import { startServer } from '../wire/server-process.ts'
import { meansApart } from './means-apart.ts'
import { openStranger, type Stranger } from './stranger.ts'

const accounts = 20
const warmUp = 20

/**
 * Measures whether the time of an answer tells if a name or an address is known: tries for known and unknown ones in turns, in a
 * random order, each from a place of its own so that none is locked.
 */
export async function benchLogin(tries: number, say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-login-'))
  await chmod(folder, 0o755)
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined })
  try {
    const place = { databaseUrl: postgres.connectionString, dataDir: join(folder, 'data') }
    const server = await startServer(place, [])
    try {
      const stranger = await openStranger(server.url)
      const known: string[] = []
      for (let made = 0; made < accounts; made++) known.push(await stranger.signUp(newName()))
      for (const what of ['login', 'recovery'] as const)
        say(report(what, await measure(stranger, what, { known, tries })))
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** As long as the names of the accounts. */
const newName = (): string => `b${randomUUID().replaceAll('-', '').slice(0, 20)}`

interface Measured {
  readonly known: number[]
  readonly unknown: number[]
  readonly answers: ReadonlySet<string>
}

async function measure(
  stranger: Stranger,
  what: 'login' | 'recovery',
  { known, tries }: { readonly known: readonly string[]; readonly tries: number },
): Promise<Measured> {
  const times = { known: new Array<number>(), unknown: new Array<number>() }
  const answers = new Set<string>()
  for (let round = -warmUp; round < tries; round++) {
    const pair = ['known', 'unknown'] as const
    for (const kind of randomInt(2) === 0 ? pair : pair.toReversed()) {
      const name = kind === 'known' ? (known[randomInt(known.length)] ?? '') : newName()
      const began = performance.now()
      const answer = await stranger.ask(what, name)
      const took = performance.now() - began
      answers.add(answer)
      if (round >= 0) times[kind].push(took)
    }
  }
  return { ...times, answers }
}

function report(what: string, { known, unknown, answers }: Measured): string {
  const [here, there] = [middleOf(known), middleOf(unknown)]
  return (
    `${what}: ${known.length} tries each; median known ${here.toFixed(2)} ms, unknown ${there.toFixed(2)} ms, ` +
    `apart ${Math.abs(here - there).toFixed(2)} ms; Welch t ${meansApart(known, unknown).toFixed(2)}; ` +
    `different answers: ${answers.size}`
  )
}
