import { spawn } from 'node:child_process'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { everySoMany } from '../../../../../scripts/test/every-so-many.ts'
import { type EmbeddedPostgres, PostgresFault, startPostgres } from './index.ts'
import { runOn } from '../test-database.ts'
import { newDatabaseFolder } from './testing/database-folder.ts'
import { isRoot } from './unprivileged-user.ts'

let folder: Awaited<ReturnType<typeof newDatabaseFolder>>
const started: EmbeddedPostgres[] = []

/** Each starts a database of its own, or several: seconds. */
const testInTurn = everySoMany(3)

beforeEach(async () => {
  folder = await newDatabaseFolder()
})

afterEach(async () => {
  for (const postgres of started.splice(0)) await postgres.stop()
  await folder.remove()
})

async function start(dataDir = folder.path): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ dataDir, log: () => undefined })
  started.push(postgres)
  return postgres
}

async function faultOf(start: Promise<EmbeddedPostgres>): Promise<PostgresFault> {
  const outcome = await start.catch((error: unknown) => error)
  if (outcome instanceof PostgresFault) return outcome
  throw new Error(`expected a fault, got ${String(outcome)}`)
}

describe('a database that is started', () => {
  testInTurn(
    'speaks UTF-8, sorts by code point and waits for the disk, whatever the environment says',
    async () => {
      process.env['LC_ALL'] = 'xx_XX'
      process.env['PGDATA'] = '/nowhere'
      try {
        const { connectionString } = await start()
        const settings = await runOn<{ name: string; setting: string }>(
          connectionString,
          `SELECT name, setting FROM pg_settings
         WHERE name IN ('server_encoding', 'fsync', 'synchronous_commit', 'full_page_writes', 'listen_addresses')`,
        )
        expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
          server_encoding: 'UTF8',
          fsync: 'on',
          synchronous_commit: 'on',
          full_page_writes: 'on',
          listen_addresses: '127.0.0.1',
        })
        const [sorted] = await runOn<{ words: string[] }>(
          connectionString,
          `SELECT array_agg(w ORDER BY w) AS words FROM unnest(ARRAY['ä', 'b', 'B', 'a']) w`,
        )
        expect(sorted?.words).toEqual(['B', 'a', 'b', 'ä'])
      } finally {
        delete process.env['LC_ALL']
        delete process.env['PGDATA']
      }
    },
  )

  testInTurn('keeps its data and its address over a restart', async () => {
    const first = await start()
    await runOn(first.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer')
    await first.stop()
    const second = await start()
    expect(second.connectionString).toBe(first.connectionString)
    expect(await runOn(second.connectionString, 'SELECT answer FROM kept')).toEqual([
      { answer: 42 },
    ])
  })

  testInTurn('asks for its password, which only its owner can read', async () => {
    const { connection } = await start()
    const stranger = new Client({ ...connection, password: 'guess' })
    await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' })
    expect((await stat(join(folder.path, 'access.json'))).mode & 0o777).toBe(0o600)
  })

  testInTurn('never runs as root', async () => {
    const postgres = await start()
    const [user] = await runOn<{ uid: string }>(
      postgres.connectionString,
      `SELECT substring(pg_read_file('/proc/self/status') from 'Uid:\\s+(\\d+)') AS uid`,
    )
    expect(Number(user?.uid)).toBeGreaterThan(0)
    expect((await stat(join(postgres.folder, 'cluster'))).uid).toBe(Number(user?.uid))
  })

  testInTurn(
    'stops within two seconds although a transaction is open and a statement runs',
    async () => {
      const postgres = await start()
      const client = new Client(postgres.connection)
      client.on('error', () => undefined)
      await client.connect()
      await client.query('BEGIN')
      const broken = client.query('SELECT pg_sleep(60)').catch((error: unknown) => error)
      const asked = performance.now()
      await postgres.stop()
      expect(performance.now() - asked).toBeLessThan(2000)
      expect(await broken).toBeInstanceOf(Error)
    },
  )

  testInTurn('moves to another port when its own has been taken', async () => {
    const first = await start()
    await first.stop()
    const squatter = createServer().listen(first.connection.port, '127.0.0.1')
    try {
      const second = await start()
      expect(second.connection.port).not.toBe(first.connection.port)
      expect(await runOn(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    } finally {
      squatter.close()
    }
  })

  testInTurn('can be stopped twice and started again in the same process', async () => {
    const first = await start()
    await first.stop()
    await first.stop()
    await expect(start()).resolves.toHaveProperty('folder', folder.path)
  })
})

describe('what a crash can leave behind', () => {
  testInTurn('a half-made database is made anew', async () => {
    const half = join(folder.path, 'cluster.half')
    await mkdir(half)
    await writeFile(join(half, 'PG_VERSION'), '18\n')
    const { connectionString } = await start()
    expect(await runOn(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  testInTurn(
    'a lock file with the number of a living stranger does not stop the start',
    async () => {
      const first = await start()
      const cluster = join(first.folder, 'cluster')
      const lockFile = join(cluster, 'postmaster.pid')
      const lines = (await readFile(lockFile, 'utf8')).split('\n')
      await first.stop()
      // Of the server's own user: PostgreSQL takes any living process of its user for a running server.
      const { uid, gid } = await stat(cluster)
      const stranger = spawn('sleep', ['60'], {
        stdio: 'ignore',
        ...(isRoot() ? { uid, gid } : {}),
      })
      try {
        await writeFile(lockFile, [String(stranger.pid), ...lines.slice(1)].join('\n'))
        const second = await start()
        expect(await runOn(second.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      } finally {
        stranger.kill()
      }
    },
  )
})

describe('one clear sentence says', () => {
  testInTurn('that another starter has the folder, and who', async () => {
    await start()
    const fault = await faultOf(startPostgres({ dataDir: folder.path, log: () => undefined }))
    expect(fault.kind).toBe('in-use')
    expect(fault.message).toContain(`process ${process.pid}`)
  })

  testInTurn('that the folder cannot be written', async () => {
    const asOrdinaryUser = isRoot()
    await mkdir(join(folder.path, 'closed'), { mode: 0o555 })
    // Root may write everywhere: become somebody for whom the mode counts.
    if (asOrdinaryUser) process.seteuid?.(65_534)
    try {
      const fault = await faultOf(
        startPostgres({ dataDir: join(folder.path, 'closed', 'database'), log: () => undefined }),
      )
      expect(fault.kind).toBe('folder-not-writable')
      expect(fault.message).toMatch(/cannot be written \(permission denied\); set DATA_DIR/)
    } finally {
      if (asOrdinaryUser) process.seteuid?.(0)
    }
  })

  testInTurn('that a file lies where the folder should be', async () => {
    const file = join(folder.path, 'file')
    await writeFile(file, '')
    const fault = await faultOf(startPostgres({ dataDir: file, log: () => undefined }))
    expect(fault.kind).toBe('folder-not-writable')
  })

  testInTurn('that another major version wrote the data', async () => {
    const { stop } = await start()
    await stop()
    await writeFile(join(folder.path, 'cluster', 'PG_VERSION'), '14\n')
    const fault = await faultOf(startPostgres({ dataDir: folder.path, log: () => undefined }))
    expect(fault.kind).toBe('wrong-version')
    expect(fault.message).toContain('PostgreSQL 14')
  })

  test.each([
    ['missing', (file: string) => rm(file)],
    ['damaged', (file: string) => writeFile(file, '{"port":')],
  ])('that its password is %s', async (word, spoil) => {
    const { stop } = await start()
    await stop()
    await spoil(join(folder.path, 'access.json'))
    const fault = await faultOf(startPostgres({ dataDir: folder.path, log: () => undefined }))
    expect(fault.kind).toBe('access-lost')
    expect(fault.message).toContain(word)
  })

  testInTurn('why the server gives up when its files are damaged', async () => {
    const { stop } = await start()
    await stop()
    await rm(join(folder.path, 'cluster', 'global', 'pg_control'))
    const fault = await faultOf(startPostgres({ dataDir: folder.path, log: () => undefined }))
    expect(fault.kind).toBe('start-failed')
    expect(fault.message).toContain('pg_control')
  })
})

describe.runIf(isRoot())('a folder that only root may enter', () => {
  testInTurn('leads to a reachable one, the same each time', async () => {
    const closed = join(folder.path, 'closed')
    await mkdir(closed, { mode: 0o700 })
    const first = await start(closed)
    try {
      expect(first.folder).not.toContain(closed)
      await runOn(first.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer')
      await first.stop()
      const second = await start(closed)
      expect(second.folder).toBe(first.folder)
      expect(await runOn(second.connectionString, 'SELECT answer FROM kept')).toHaveLength(1)
      await second.stop()
    } finally {
      await rm(first.folder, { recursive: true, force: true })
    }
  })
})
