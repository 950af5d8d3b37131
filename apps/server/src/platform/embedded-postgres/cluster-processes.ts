import { execFile } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { errorCode } from './postgres-fault.ts'

/** A living process of one cluster: its postmaster, or one of the postmaster's children. */
export interface ClusterProcess {
  readonly pid: number
  readonly isPostmaster: boolean
}

/**
 * Finds the living processes of a cluster by its name, which the postmaster has among its arguments and its children in
 * their titles. Arguments can be read by everyone; the working directory of another user's process cannot, not
 * even by root in a container. Zombies have no arguments and are not found.
 */
export async function findProcesses(clusterName: string): Promise<ClusterProcess[]> {
  const commands = process.platform === 'linux' ? await readProc() : await askPs()
  return commands.flatMap(({ pid, command }) => {
    const isPostmaster = command.includes(`cluster_name=${clusterName}`)
    const isChild = command.startsWith(`postgres: ${clusterName}: `)
    return isPostmaster || isChild ? [{ pid, isPostmaster }] : []
  })
}

interface Command {
  readonly pid: number
  readonly command: string
}

async function readProc(): Promise<Command[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const commands = await Promise.all(
    pids.map(async (pid) => ({ pid: Number(pid), command: await readCommand(pid) })),
  )
  return commands.filter(({ pid }) => pid !== process.pid)
}

async function readCommand(pid: string): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ')
  } catch (error) {
    // It ended while we were looking, or belongs to somebody whose processes are hidden: not ours in either case.
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM'].includes(errorCode(error))) return ''
    throw error
  }
}

async function askPs(): Promise<Command[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axww', '-o', 'pid=,command='], {
    maxBuffer: 50_000_000,
  })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, command] = /^\s*(\d+) (.*)$/.exec(line) ?? []
    return pid === undefined || command === undefined ? [] : [{ pid: Number(pid), command }]
  })
}

/** Sends the signal to each; one that has ended by itself is what we wanted. */
function signalAll(processes: readonly ClusterProcess[], signal: NodeJS.Signals): void {
  for (const { pid } of processes) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (errorCode(error) !== 'ESRCH') throw error
    }
  }
}

/** Waits until no process of the cluster lives. @returns those which still do after `patienceMs`. */
async function untilGone(clusterName: string, patienceMs: number): Promise<ClusterProcess[]> {
  const giveUpAt = Date.now() + patienceMs
  for (;;) {
    const alive = await findProcesses(clusterName)
    if (alive.length === 0 || Date.now() >= giveUpAt) return alive
    await delay(20)
  }
}

/**
 * Stops what a crashed run left of the cluster, the gentle way first: a lone postmaster shuts down cleanly; children
 * whose postmaster was killed end by themselves unless they are busy, and would keep a new one from starting.
 * Call it only while holding the owner's lock. @returns whether there was anything.
 */
export async function stopLeftovers(
  clusterName: string,
  log: (line: string) => void,
): Promise<boolean> {
  let left = await untilGone(clusterName, 300)
  if (left.length === 0) return false
  log(`stopping PostgreSQL processes left by a crash: ${left.map(({ pid }) => pid).join(', ')}`)
  const postmasters = left.filter(({ isPostmaster }) => isPostmaster)
  signalAll(postmasters, 'SIGINT')
  left = await untilGone(clusterName, postmasters.length > 0 ? 5000 : 0)
  signalAll(left, 'SIGQUIT')
  left = await untilGone(clusterName, 1000)
  signalAll(left, 'SIGKILL')
  left = await untilGone(clusterName, 5000)
  if (left.length > 0) log(`could not stop ${left.map(({ pid }) => pid).join(', ')}`)
  return true
}

/**
 * Removes the postmaster's lock file when its process number has gone to a stranger or to a zombie that nobody
 * reaps, which PostgreSQL would take for a running server. Call it only when no process of the cluster lives.
 */
export async function removeStaleLockFile(cluster: string): Promise<void> {
  const file = `${cluster}/postmaster.pid`
  try {
    const pid = Number.parseInt(await readFile(file, 'utf8'), 10)
    if (Number.isInteger(pid) && pid > 0 && isAlive(pid)) await rm(file)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
}

/** Also true of zombies. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}
