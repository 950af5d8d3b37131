/**
 * `node apps/server/src/house/carried/make.ts NAME`: opens a house of this version under the secrets of tests, has it played, leaves a round open at every kind of
 * step, and writes its rows beside this file: `NAME.sql.gz`, and `NAME.json` with the players. README.md says when.
 */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { prepareServer, type ServerProcess } from '../../faults/server-process.ts'
import { startPostgres } from '../../platform/embedded-postgres/index.ts'
import { betsAtOnce, familyHunts, slotHunts } from './hunts.ts'
import { leaveOpen, type LeftPlayer, playAtOnce, playThrough } from './leave-open.ts'
import { migrationsOf, writeRows } from './write-rows.ts'

/** Titles that feed meters, and others. */
const played = { uris: ['summit-jackpot', 'gold-rush-link', 'matrix-cascade'], rounds: 4 }
const demoPassword = 'fairhouse-demo'

/** Those of `wire/test-server.ts`, by which a test opens what was sealed here. */
const secrets = { SEED_KEY: '07'.repeat(32), RECEIPT_KEY: '08'.repeat(32) }

const say = (line: string): void => void process.stdout.write(`${line}\n`)

async function playHouse(url: string): Promise<LeftPlayer[]> {
  const players: LeftPlayer[] = []
  for (const login of ['demo-cash', 'demo-play'])
    players.push(await playThrough(url, { login, password: demoPassword }, played))
  players.push(await playAtOnce(url, betsAtOnce))
  for (const hunt of [...slotHunts, ...familyHunts]) {
    const player = await leaveOpen(url, hunt)
    say(`${hunt.uri} waits for ${hunt.waitsFor} in round ${player.open?.round.nonce}`)
    players.push(player)
  }
  return players
}

async function playedBy(server: ServerProcess): Promise<LeftPlayer[]> {
  try {
    await server.start()
    return await playHouse(server.url)
  } finally {
    await server.kill()
  }
}

async function make(name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-carried-'))
  await chmod(folder, 0o755)
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined })
  try {
    const { connectionString: databaseUrl } = postgres
    const environment = () => ({ ...secrets, DEMO: '1', CHALLENGE: 'off' })
    const server = await prepareServer({ databaseUrl, dataDir: join(folder, 'data'), environment })
    const players = await playedBy(server)
    const sql = await writeRows(databaseUrl)
    const beside = join(import.meta.dirname, name)
    await writeFile(`${beside}.sql.gz`, gzipSync(sql, { level: 9 }))
    const about = { migrations: await migrationsOf(databaseUrl), players }
    await writeFile(`${beside}.json`, `${JSON.stringify(about)}\n`)
    say(`${name}: ${players.length} players, ${sql.length} characters of SQL`)
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const [name] = process.argv.slice(2)
if (name === undefined || !/^[a-z0-9-]+$/.test(name)) {
  say('node apps/server/src/house/carried/make.ts NAME')
  process.exitCode = 2
} else await make(name)
