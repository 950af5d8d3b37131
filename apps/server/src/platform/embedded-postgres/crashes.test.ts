import { dirname } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { everySoMany } from '../../../../../scripts/test/every-so-many.ts'
import { findProcesses } from './cluster-processes.ts'
import { readAccess } from './access.ts'
import { type EmbeddedPostgres, type ServerDeath, startPostgres } from './index.ts'
import { runOn } from '../test-database.ts'
import { newDatabaseFolder } from './testing/database-folder.ts'
import { type Held, type Holder, holdDatabase } from './testing/database-holder.ts'

let folder: Awaited<ReturnType<typeof newDatabaseFolder>>
const started: EmbeddedPostgres[] = []
const holders: Holder[] = []

/** Each starts a database of its own, or several: seconds. */
const testInTurn = everySoMany(3)

beforeEach(async () => {
  folder = await newDatabaseFolder()
})

afterEach(async () => {
  for (const holder of holders.splice(0)) await holder.kill('SIGTERM')
  for (const postgres of started.splice(0)) await postgres.stop()
  await folder.remove()
})

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir: folder.path, log: () => undefined })
  started.push(postgres)
  return postgres
}

async function hold(environment: NodeJS.ProcessEnv = {}): Promise<Holder> {
  const holder = await holdDatabase(folder.path, environment)
  holders.push(holder)
  return holder
}

const nextDeath = (postgres: EmbeddedPostgres): Promise<ServerDeath> =>
  new Promise((resolve) => postgres.onDeath(resolve))

function running(held: Held): Exclude<Held, { fault: string }> {
  if ('fault' in held) throw new Error(held.fault)
  return held
}

const writeRow = 'CREATE TABLE kept AS SELECT 42 AS answer'
const readRow = 'SELECT answer FROM kept'

describe('kill -9 of the server', () => {
  testInTurn('heals by itself at the same address with every committed row', async () => {
    const postgres = await start()
    await runOn(postgres.connectionString, writeRow)
    const before = postgres.pid()
    const death = nextDeath(postgres)
    process.kill(before, 'SIGKILL')
    expect((await death).cause).toBe('signal SIGKILL')
    await (await death).healed
    expect(await runOn(postgres.connectionString, readRow)).toEqual([{ answer: 42 }])
    expect(postgres.pid()).not.toBe(before)
  })

  testInTurn('heals again and again', async () => {
    const postgres = await start()
    for (let round = 1; round <= 3; round++) {
      const death = nextDeath(postgres)
      process.kill(postgres.pid(), 'SIGKILL')
      await (await death).healed
      await runOn(postgres.connectionString, `CREATE TABLE round_${round} ()`)
    }
    const tables = await runOn(
      postgres.connectionString,
      `SELECT 1 FROM pg_tables WHERE tablename LIKE 'round_%'`,
    )
    expect(tables).toHaveLength(3)
  })

  testInTurn('heals although a busy child of the dead server still holds its memory', async () => {
    const postgres = await start()
    const client = new Client(postgres.connection)
    client.on('error', () => undefined)
    await client.connect()
    // Far longer than the test, yet not for ever: a run that is cut short here leaves it alone with a processor.
    await client.query("SET statement_timeout = '30s'")
    const endless = client
      .query('SELECT count(*) FROM generate_series(1, 1000000000000) a')
      .catch((error: unknown) => error)
    const death = nextDeath(postgres)
    process.kill(postgres.pid(), 'SIGKILL')
    await (await death).healed
    expect(await runOn(postgres.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(await endless).toBeInstanceOf(Error)
  })

  testInTurn('does not keep the house from stopping while it heals', async () => {
    const postgres = await start()
    const death = nextDeath(postgres)
    process.kill(postgres.pid(), 'SIGKILL')
    const { healed } = await death
    const outcome = healed.then(
      () => 'healed',
      () => 'given up',
    )
    await postgres.stop()
    expect(['healed', 'given up']).toContain(await outcome)
    const access = await readAccess(`${folder.path}/access.json`)
    expect(await findProcesses(access?.clusterName ?? '')).toEqual([])
  })

  testInTurn('a killed child is replaced by the server itself', async () => {
    const postgres = await start()
    const client = new Client(postgres.connection)
    client.on('error', () => undefined)
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
    const lost = new Promise((resolve) => client.once('end', resolve))
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL')
    await lost
    await expect
      .poll(() => runOn(postgres.connectionString, 'SELECT 1 AS one').catch(String), {
        timeout: 20_000,
      })
      .toEqual([{ one: 1 }])
  })
})

describe('kill -9 of the house', () => {
  testInTurn('loses no committed row, and the next start takes the folder over', async () => {
    const holder = await hold()
    await runOn(running(holder.held).connectionString, writeRow)
    await holder.kill('SIGKILL')
    const postgres = await start()
    expect(await runOn(postgres.connectionString, readRow)).toEqual([{ answer: 42 }])
  })

  testInTurn('does so too where the kernel cannot stop the orphaned server', async () => {
    // Without setpriv on the path nothing ties the server's life to ours.
    const holder = await hold({ PATH: dirname(process.execPath) })
    const { connectionString, postmaster } = running(holder.held)
    await runOn(connectionString, writeRow)
    await holder.kill('SIGKILL')
    // The orphan works on: the case is real.
    expect(await runOn(connectionString, readRow)).toEqual([{ answer: 42 }])
    const postgres = await start()
    expect(postgres.pid()).not.toBe(postmaster)
    expect(await runOn(postgres.connectionString, readRow)).toEqual([{ answer: 42 }])
  })

  testInTurn('together with the server leaves nothing that stops the next start', async () => {
    const holder = await hold({ PATH: dirname(process.execPath) })
    const { connectionString, postmaster } = running(holder.held)
    await runOn(connectionString, writeRow)
    await holder.kill('SIGKILL')
    process.kill(postmaster, 'SIGKILL')
    const postgres = await start()
    expect(await runOn(postgres.connectionString, readRow)).toEqual([{ answer: 42 }])
  })

  testInTurn('even a frozen orphan gives way', async () => {
    const holder = await hold({ PATH: dirname(process.execPath) })
    const { connectionString, postmaster } = running(holder.held)
    await runOn(connectionString, writeRow)
    process.kill(postmaster, 'SIGSTOP')
    await holder.kill('SIGKILL')
    const postgres = await start()
    expect(await runOn(postgres.connectionString, readRow)).toEqual([{ answer: 42 }])
  })
})

testInTurn('a second house on the same folder hears who has it, and disturbs nothing', async () => {
  const postgres = await start()
  const second = await hold()
  expect(second.held).toEqual({
    fault: expect.stringContaining(`in use by another Fairhouse (process ${process.pid})`),
  })
  expect(await runOn(postgres.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

testInTurn('a house that stops takes its server along', async () => {
  const holder = await hold()
  running(holder.held)
  const access = await readAccess(`${folder.path}/access.json`)
  await holder.kill('SIGTERM')
  expect(await findProcesses(access?.clusterName ?? '')).toEqual([])
})
