import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  openTestHouse,
  playRound,
  type Seated,
  type TestHouse,
} from '../../apps/server/src/modules/play/testing/test-house.ts'
import {
  type EmbeddedPostgres,
  startPostgres,
} from '../../apps/server/src/platform/embedded-postgres/index.ts'
import { migrateHouse } from '../../apps/server/src/house/migrate-house.ts'
import { baseFolder, listBackups } from '../../apps/server/src/platform/operator/backups.ts'
import { onOwnConnection } from '../../apps/server/src/platform/operator/own-connection.ts'
import { rowsOf } from '../../apps/server/src/platform/rows.ts'
import { backUp, type Here, restoreTo } from './commands.ts'
import { seedKeyFile } from './seed-key.ts'

/*
 * The drill: a house plays, is backed up while it plays, plays on, and loses its machine. All of it happens once, in beforeAll; the tests
 * restore from what is left.
 */

vi.setConfig({ testTimeout: 120_000 })

const seedKey = Buffer.alloc(32, 7)
const said: string[] = []
let folder: string
let here: Here
let keyFile: string
/** Balances of all pockets as they were at a moment, and when that was. */
let noted: { at: string; atThatTime: string; atTheEnd: string }
let betsDuringBackup = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairhouse-drill-'))
  await chmod(folder, 0o755)
  const dataDir = join(folder, 'data')
  const backupDir = join(folder, "backups of Alice's 100% house")
  here = {
    config: { dataDir, backupDir, archiveSeconds: 3600, backupsKept: 2, seedKey: null },
    say: (line) => void said.push(line),
  }
  const postgres = await startPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: () => undefined,
    archive: { folder: backupDir, everySeconds: 3600 },
  })
  await migrateHouse({ connectionString: postgres.connectionString })
  const house = openTestHouse(postgres.connectionString)
  const seats = await Promise.all(Array.from({ length: 12 }, () => house.seated()))
  await rounds(house, seats, 3)
  await mkdir(join(dataDir, 'secrets'))
  await writeFile(seedKeyFile(dataDir), seedKey)
  await backUp(here, ['--key-to', join(folder, 'apart')])
  const [kept = ''] = await readdir(join(folder, 'apart'))
  keyFile = join(folder, 'apart', kept)
  await backUpUnderLoad(house, seats)
  const atThatTime = await balances(postgres.connectionString)
  const at = await timeOf(postgres.connectionString)
  await rounds(house, seats, 3)
  noted = { at, atThatTime, atTheEnd: await balances(postgres.connectionString) }
  await untilArchived(postgres.connectionString)
  await house.close()
  await destroy(postgres)
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

const rounds = (house: TestHouse, seats: readonly Seated[], each: number) =>
  Promise.all(
    seats.map(async (seat) => {
      for (let times = 0; times < each; times++) await playRound(house.play, seat, { stake: 100 })
    }),
  )

async function backUpUnderLoad(house: TestHouse, seats: readonly Seated[]): Promise<void> {
  const over = new AbortController()
  const playing = seats.map(async (seat) => {
    while (!over.signal.aborted) {
      await playRound(house.play, seat, { stake: 10 })
      betsDuringBackup++
    }
  })
  await backUp(here, [])
  over.abort()
  await Promise.all(playing)
}

const ask = <Row extends object>(connectionString: string, sql: string): Promise<Row[]> =>
  onOwnConnection(connectionString, (client) => rowsOf<Row>(client, sql))

const balances = async (connectionString: string): Promise<string> =>
  JSON.stringify(
    await ask(
      connectionString,
      `SELECT id::text, version::text, (credits_posted - debits_posted)::text AS balance
       FROM ledger_account ORDER BY id`,
    ),
  )

async function timeOf(connectionString: string): Promise<string> {
  const [row] = await ask<{ at: string }>(
    connectionString,
    `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS at`,
  )
  return row?.at ?? ''
}

/** Ends the segment that is being written and waits until it is in the archive. */
async function untilArchived(connectionString: string): Promise<void> {
  const [row] = await ask<{ name: string }>(
    connectionString,
    'SELECT pg_walfile_name(pg_switch_wal()) AS name',
  )
  const archived = async (): Promise<boolean> => {
    const [{ done } = { done: false }] = await ask<{ done: boolean | null }>(
      connectionString,
      `SELECT last_archived_wal >= '${row?.name}' AS done FROM pg_stat_archiver`,
    )
    return done === true
  }
  await vi.waitUntil(archived, { timeout: 30_000 })
}

/** Kills the server and takes its files away. */
async function destroy(postgres: EmbeddedPostgres): Promise<void> {
  process.kill(postgres.pid(), 'SIGKILL')
  await postgres.stop()
  await rm(join(postgres.folder, 'cluster'), { recursive: true })
}

/** What a restored folder holds, as the house that starts on it finds it. */
async function balancesIn(dataDir: string): Promise<string> {
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined })
  try {
    return await balances(postgres.connectionString)
  } finally {
    await postgres.stop()
  }
}

const sentenceOf = async (work: Promise<unknown>): Promise<string> => {
  const fault = await work.then(
    () => 'it went through',
    (error: unknown) => error,
  )
  return fault instanceof Error && fault.name === 'BackupFault' ? fault.message : String(fault)
}

/** What no constraint lets through: a step of a payment that is not there, and a deed that is not what was written down. */
const forged = `
  SET session_replication_role = replica;
  INSERT INTO cashier_step (transaction_id, number, from_state, to_state, at, by)
  VALUES (gen_random_uuid(), 2, 'pending', 'sent', now(), 'staff');
  INSERT INTO backoffice_deed (number, at, staff, deed, subject, facts, previous, hash)
  VALUES (1, now(), 'eve', 'approve', 'a payment', '{}', decode(repeat('00', 32), 'hex'), decode(repeat('11', 32), 'hex'))`

const into = (name: string): string => join(folder, name)
const restoring = (to: string, name: string, ...more: string[]) =>
  restoreTo(here, ['--to', to, '--into', into(name), '--seed-key', keyFile, ...more])

describe('the drill', () => {
  it('took its backup while bets went on', () => {
    expect(betsDuringBackup).toBeGreaterThan(10)
  })

  it('restores the noted moment, to the cent and with right books', async () => {
    await restoring(noted.at, 'at-a-time')
    expect(said.at(-3)).toMatch(/^The books are right: \d+ promises hold\.$/)
    expect(await balancesIn(into('at-a-time'))).toBe(noted.atThatTime)
  })

  it('restores all that was archived', async () => {
    await restoring('latest', 'all')
    expect(noted.atTheEnd).not.toBe(noted.atThatTime)
    expect(await balancesIn(into('all'))).toBe(noted.atTheEnd)
    expect(await readFile(seedKeyFile(into('all')))).toEqual(seedKey)
  })

  it('goes on from what was restored, and can be backed up and restored again', async () => {
    const again: Here = { ...here, config: { ...here.config, dataDir: into('all') } }
    const postgres = await startPostgres({
      dataDir: join(into('all'), 'postgres'),
      log: () => undefined,
      archive: { folder: here.config.backupDir ?? '', everySeconds: 3600 },
    })
    const house = openTestHouse(postgres.connectionString)
    const seat = await house.seated()
    await playRound(house.play, seat)
    await backUp(again, [])
    await playRound(house.play, seat)
    await untilArchived(postgres.connectionString)
    const atThatTime = await balances(postgres.connectionString)
    await house.close()
    await destroy(postgres)
    await backUp(again, ['--verify'])
    await restoring('latest', 'again')
    expect(await balancesIn(into('again'))).toBe(atThatTime)
  })
})

describe('a restore is refused', () => {
  it('when books of any module are broken in it', async () => {
    const backupDir = into('backups of broken books')
    const dataDir = into('at-a-time')
    const broken: Here = { ...here, config: { ...here.config, dataDir, backupDir } }
    const archive = { folder: backupDir, everySeconds: 3600 }
    const postgres = await startPostgres({
      dataDir: join(dataDir, 'postgres'),
      log: () => undefined,
      archive,
    })
    await ask(postgres.connectionString, forged)
    await backUp(broken, [])
    await destroy(postgres)
    const asked = ['--to', 'latest', '--into', into('broken'), '--seed-key', keyFile]
    const sentence = await sentenceOf(restoreTo(broken, asked))
    expect(sentence).toMatch(/^The restored books are broken\./)
    expect(sentence).toContain('deeds of the back office')
    expect(sentence).toContain('the steps of a payment lead without a gap')
  })

  it('without the seed key, unless that is said', async () => {
    const asked = ['--to', 'latest', '--into', into('keyless')]
    expect(await sentenceOf(restoreTo(here, asked))).toMatch(/^The seed key is missing/)
  })

  it('with the seed key of another house', async () => {
    await writeFile(join(folder, 'another-key'), Buffer.alloc(32, 8))
    const asked = ['--to', 'latest', '--into', into('foreign'), '--seed-key']
    const sentence = await sentenceOf(restoreTo(here, [...asked, join(folder, 'another-key')]))
    expect(sentence).toMatch(/^This is another seed key/)
  })

  it.each([
    ['2020-01-01T00:00:00Z', /^The oldest backup reaches back to .*, not to 2020/],
    ['2999-01-01T00:00:00Z', /^The archive ends before 2999-01-01T00:00:00Z/],
    ['yesterday', /^--to yesterday is no moment/],
    ['2026-01-01T00:00:00', /is no moment/],
  ])('to %s', async (to, sentence) => {
    expect(await sentenceOf(restoring(to, 'refused'))).toMatch(sentence)
    await expect(readdir(into('refused'))).rejects.toThrow('ENOENT')
  })

  it('into a folder that holds something', async () => {
    expect(await sentenceOf(restoring('latest', 'all'))).toMatch(/is not empty/)
  })

  it('when a file of the backup was changed', async () => {
    const backupDir = here.config.backupDir ?? ''
    const newest = (await listBackups(backupDir)).at(-1)
    const file = join(baseFolder(backupDir), newest?.name ?? '', 'cluster/global/pg_control.gz')
    const whole = await readFile(file)
    await writeFile(file, whole.subarray(0, whole.length - 9))
    expect(await sentenceOf(restoring('latest', 'damaged'))).toMatch(
      /is damaged: global\/pg_control\.$/,
    )
    expect(await sentenceOf(backUp(here, ['--verify']))).toMatch(/^global\/pg_control of/)
    await writeFile(file, whole)
  })

  it('to the end of an archive that has a gap', async () => {
    const wal = join(here.config.backupDir ?? '', 'wal')
    const newest = (await listBackups(here.config.backupDir ?? '')).at(-1)
    await rm(join(wal, `${newest?.startWal}.gz`))
    expect(await sentenceOf(restoring('latest', 'gap'))).toMatch(/^The archive has a gap/)
  })
})

it('the seed key is not kept beside the backups, nor within them', async () => {
  const backupDir = here.config.backupDir ?? ''
  const beside = backUp(here, ['--key-to', join(backupDir, 'key')])
  expect(await sentenceOf(beside)).toMatch(/must be kept apart/)
  for (const name of await readdir(backupDir, { recursive: true }))
    expect(name).not.toContain('seed-key')
})

it('nothing is left of a backup that was cut short', async () => {
  expect(
    (await readdir(baseFolder(here.config.backupDir ?? ''))).filter((n) => n.includes('part')),
  ).toEqual([])
})
