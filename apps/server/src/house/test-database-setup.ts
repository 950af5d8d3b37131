import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../platform/embedded-postgres/index.ts'
import { onDatabase, runOn } from '../platform/test-database.ts'
import { migrateHouse } from './migrate-house.ts'

/**
 * Before the first test: brings up one server for the whole run (TEST_DATABASE_URL names another), and migrates one
 * database in it, of which `cloneDatabase` makes a copy for each test file. Afterwards nothing of it is left.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const scratch = await makeScratchFolder()
  const server = await findServer(join(scratch.path, 'database'))
  const prefix = `fairhouse_test_${randomBytes(4).toString('hex')}`
  const template = `${prefix}_template`
  const tearDown = async (): Promise<void> => {
    await dropAll(server.connectionString, prefix)
    await server.stop()
    await scratch.remove()
  }
  try {
    await runOn(server.connectionString, `CREATE DATABASE ${template}`)
    await migrateHouse({ connectionString: onDatabase(server.connectionString, template) })
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('scratchFolder', scratch.path)
  project.provide('testDatabase', { connectionString: server.connectionString, prefix, template })
  return tearDown
}

async function makeScratchFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'fairhouse-test-'))
  // As root the servers run as somebody else, who must be able to enter.
  await chmod(path, 0o755)
  const janitor = removeAfterUs(path)
  return {
    path,
    remove: async () => {
      await rm(path, { recursive: true, force: true })
      janitor.stdin.end()
    },
  }
}

/**
 * A process that outlives this one and then removes the folder. It notices our end, even by kill -9 or Ctrl+C, because its
 * input closes; the pause is for the servers in the folder, which end a moment later.
 */
const removeAfterUs = (path: string): ChildProcessByStdio<Writable, null, null> =>
  spawn('sh', ['-c', 'cat; sleep 3; rm -rf "$0"', path], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })

async function findServer(
  dataDir: string,
): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  const outside = process.env['TEST_DATABASE_URL']
  if (outside !== undefined) return { connectionString: outside, stop: () => Promise.resolve() }
  return startPostgres({ dataDir, log: () => undefined, losesDataOnCrash: true })
}

async function dropAll(connectionString: string, prefix: string): Promise<void> {
  const names = await runOn<{ datname: string }>(
    connectionString,
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${prefix}_')`,
  )
  for (const { datname } of names)
    await runOn(connectionString, `DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
}
