import { appendFile, chmod, chown, cp, mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { inject, vi } from 'vitest'
import {
  type Access,
  connectionString,
  databaseName,
  host,
  newAccess,
  userName,
} from '../../platform/embedded-postgres/access.ts'
import { ensureDatabase } from '../../platform/embedded-postgres/ask-server.ts'
import { findProcesses } from '../../platform/embedded-postgres/cluster-processes.ts'
import { type DatabaseHome, openHome } from '../../platform/embedded-postgres/database-home.ts'
import { findFreePort } from '../../platform/embedded-postgres/free-port.ts'
import { initialiseCluster } from '../../platform/embedded-postgres/initialise-cluster.ts'
import { launch, type Postmaster, untilReady } from '../../platform/embedded-postgres/postmaster.ts'
import {
  prepareBinaries,
  type ServerBinaries,
} from '../../platform/embedded-postgres/server-binaries.ts'

/** A primary and a standby that has every commit before it is acknowledged, on this machine. Both wait for their disks. */
export interface PostgresPair {
  /** Both hosts, as `DATABASE_URL` names them. */
  readonly databaseUrl: string
  readonly standbyUrl: string
  /** kill -9 of every process of the primary, at once. */
  readonly killPrimary: () => Promise<void>
  /** Makes the standby the primary. */
  readonly promote: () => Promise<void>
  readonly stop: () => Promise<void>
}

const patience = { timeout: 30_000, interval: 50 }
/** The standby's name in `synchronous_standby_names`, and its slot's. */
const standbyName = 'standby'

interface Server {
  readonly access: Access
  readonly home: DatabaseHome
  readonly binaries: ServerBinaries
}

export async function startPair(): Promise<PostgresPair> {
  const primary = await emptyServer()
  await initialiseCluster(primary.home, primary.binaries, { ...primary, losesDataOnCrash: false })
  const first = await run(primary)
  await ensureDatabase(connectionString(primary.access, 'postgres'), databaseName)
  const made = await emptyServer()
  // The users and their passwords are copied with the data.
  const standby = { ...made, access: { ...made.access, password: primary.access.password } }
  await copyData(primary, standby)
  const second = await run(standby)
  await waitForEachCommit(primary)
  return {
    databaseUrl: urlOfBoth(primary.access, standby.access),
    standbyUrl: connectionString(standby.access, databaseName),
    killPrimary: async () => {
      for (const { pid } of await findProcesses(primary.access.clusterName)) killAtOnce(pid)
      await first.ended
    },
    promote: () =>
      onServer(standby, async (client) => {
        await client.query('SELECT pg_promote(true, 30)')
      }),
    stop: async () => {
      await first.stop()
      await second.stop()
    },
  }
}

async function emptyServer(): Promise<Server> {
  const folder = await mkdtemp(join(inject('scratchFolder'), 'postgres-'))
  await chmod(folder, 0o755)
  const home = await openHome(folder, () => undefined)
  const binaries = await prepareBinaries(home.folder, home.user)
  return { access: newAccess(await findFreePort()), home, binaries }
}

async function run({ home, binaries, access }: Server): Promise<Postmaster> {
  const postmaster = await launch(home, binaries, {
    access,
    losesDataOnCrash: false,
    settings: {},
  })
  const outcome = await untilReady(postmaster, access, () => undefined)
  if (outcome.type === 'failed') throw new Error(`PostgreSQL did not start: ${outcome.why}`)
  return postmaster
}

async function onServer(server: Server, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: connectionString(server.access, databaseName) })
  // A connection that breaks also fails the statement, which tells why.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

/** The programs that make a copy are not shipped with the server, so it is done by hand (PostgreSQL manual, section 25.3.4). */
async function copyData(primary: Server, standby: Server): Promise<void> {
  await onServer(primary, async (client) => {
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [standbyName])
    await client.query(`SELECT pg_backup_start('standby', true)`)
    await copyFiles(primary.home.cluster, standby.home.cluster)
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(false)',
    )
    await writeFile(join(standby.home.cluster, 'backup_label'), rows[0]?.labelfile ?? '')
  })
  await writeFile(join(standby.home.cluster, 'standby.signal'), '')
  await appendFile(
    join(standby.home.cluster, 'postgresql.auto.conf'),
    `primary_conninfo = '${conninfo(primary.access)}'\nprimary_slot_name = '${standbyName}'\n`,
  )
  await handOver(standby.home)
}

/** What belongs to the running primary alone, or is made anew. */
const leftBehind =
  /^(postmaster\.(pid|opts)|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans))$/

async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry
    if (!leftBehind.test(name)) await cp(join(from, name), join(to, name), { recursive: true })
    else if (entry.isDirectory()) await mkdir(join(to, name), { mode: 0o700 })
  }
}

async function handOver({ cluster, user }: DatabaseHome): Promise<void> {
  if (user === undefined) return
  await chown(cluster, user.uid, user.gid)
  for (const name of await readdir(cluster, { recursive: true }))
    await chown(join(cluster, name), user.uid, user.gid)
}

const conninfo = ({ port, password }: Access): string =>
  `host=${host} port=${port} user=${userName} password=${password} application_name=${standbyName}`

/** From here on a commit is acknowledged only when the standby has it on its disk, too. */
async function waitForEachCommit(primary: Server): Promise<void> {
  await onServer(primary, async (client) => {
    await client.query(`ALTER SYSTEM SET synchronous_standby_names = '${standbyName}'`)
    await client.query('SELECT pg_reload_conf()')
    await vi.waitFor(async () => {
      const { rows } = await client.query('SELECT sync_state FROM pg_stat_replication')
      if (rows[0]?.sync_state !== 'sync') throw new Error('the standby does not keep up yet')
    }, patience)
  })
}

function urlOfBoth(primary: Access, standby: Access): string {
  const hosts = [primary, standby].map(({ port }) => `${host}:${port}`).join(',')
  return `postgres://${userName}:${primary.password}@${hosts}/${databaseName}?target_session_attrs=read-write`
}

function killAtOnce(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (fault) {
    // It ended by itself while the others were killed.
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'ESRCH')) throw fault
  }
}
