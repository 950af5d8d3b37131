import { open, stat } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Access, writeAccess } from './access.ts'
import { removeStaleLockFile, stopLeftovers } from './cluster-processes.ts'
import type { DatabaseHome } from './database-home.ts'
import { findFreePort, isFree } from './free-port.ts'
import { PostgresFault } from './postgres-fault.ts'
import { launch, type Postmaster, untilReady } from './postmaster.ts'
import type { ServerBinaries } from './server-binaries.ts'

/** One database on disk with all that is needed to run its server. */
export interface Cluster {
  readonly home: DatabaseHome
  readonly binaries: ServerBinaries
  readonly losesDataOnCrash: boolean
  /** Settings beside those that every server of ours has. */
  readonly settings: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}

/** A running server and how to reach it. */
export interface RunningServer {
  readonly postmaster: Postmaster
  readonly access: Access
}

// Longer than a zombie of a killed server, or a memory segment of its children, may stand in the way.
const patienceMs = 10_000
const pauseMs = 250

/**
 * Starts the server and waits until it answers, trying again while remains of a crash may still be in the way.
 * @param options.keepPort true when clients already know the port; otherwise a taken port is exchanged for a free one.
 * @param options.stop ends the trying.
 * @throws PostgresFault with the last words of the server's log when it will not start.
 */
export async function bringUp(
  cluster: Cluster,
  known: Access,
  options: { keepPort: boolean; stop: AbortSignal },
): Promise<RunningServer> {
  const giveUpAt = Date.now() + patienceMs
  let access = known
  for (;;) {
    options.stop.throwIfAborted()
    await stopLeftovers(access.clusterName, cluster.log)
    await removeStaleLockFile(cluster.home.cluster)
    if (!options.keepPort) access = await withFreePort(cluster, access)
    const attempt = await tryOnce(cluster, access, options.stop)
    if (attempt.type === 'ready') return { postmaster: attempt.postmaster, access }
    options.stop.throwIfAborted()
    if (Date.now() > giveUpAt) {
      const message = `The embedded PostgreSQL in ${cluster.home.folder} does not start (${attempt.why}).`
      throw new PostgresFault('start-failed', message)
    }
    cluster.log(`PostgreSQL did not start (${attempt.why}), trying again`)
    await delay(pauseMs)
  }
}

async function withFreePort(cluster: Cluster, access: Access): Promise<Access> {
  if (await isFree(access.port)) return access
  const moved = { ...access, port: await findFreePort() }
  await writeAccess(cluster.home.accessFile, moved)
  return moved
}

type Attempt = { type: 'ready'; postmaster: Postmaster } | { type: 'failed'; why: string }

/** Starts the server once. @returns why it did not start, in the last words of its log, when it did not. */
export async function tryOnce(
  cluster: Cluster,
  access: Access,
  stop: AbortSignal,
): Promise<Attempt> {
  const { home, binaries, losesDataOnCrash, settings } = cluster
  const logStart = await sizeOf(home.logFile)
  const postmaster = await launch(home, binaries, { access, losesDataOnCrash, settings })
  const halt = (): void => void postmaster.stop()
  stop.addEventListener('abort', halt)
  try {
    const outcome = await untilReady(postmaster, access, () =>
      cluster.log('PostgreSQL is starting and repairs what a crash left'),
    )
    if (outcome.type === 'ready') return { type: 'ready', postmaster }
    await postmaster.stop()
    const complaint = await lastComplaint(home.logFile, logStart)
    return { type: 'failed', why: complaint ?? outcome.why }
  } finally {
    stop.removeEventListener('abort', halt)
  }
}

async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.size ?? 0
}

const tailBytes = 8192

/** "The database system is starting up" and the like are told to whoever asks too early, us above all; they are no complaint. */
const isComplaint = (line: string): boolean =>
  /\b(FATAL|PANIC):/.test(line) && !/FATAL: +the database system is /.test(line)

/** The last line of the log, written since `start`, in which the server says why it gives up. */
async function lastComplaint(file: string, start: number): Promise<string | undefined> {
  const log = await open(file, 'r')
  try {
    const { size } = await log.stat()
    const length = Math.min(size - start, tailBytes)
    const { buffer } = await log.read(Buffer.alloc(length), 0, length, size - length)
    const lines = buffer.toString('utf8').trim().split('\n')
    const line = lines.findLast(isComplaint) ?? lines.at(-1)
    // Without the time and process number in front.
    return line?.replace(/^.*?\] /, '').trim() || undefined
  } finally {
    await log.close()
  }
}
