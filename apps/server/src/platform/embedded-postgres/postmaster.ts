import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { type Access, connectionString } from './access.ts'
import { askServer } from './ask-server.ts'
import type { DatabaseHome } from './database-home.ts'
import { PostgresFault } from './postgres-fault.ts'
import type { ServerBinaries } from './server-binaries.ts'
import { serverSettings } from './server-settings.ts'
import { identityOf, type UnixUser } from './unprivileged-user.ts'

/** One run of the server's main process, from its start to its end. */
export interface Postmaster {
  readonly pid: number
  /** How it ended, in words: "exit code 1", "signal SIGKILL". */
  readonly ended: Promise<string>
  hasEnded(): boolean
  /** Ends all connections and stops cleanly; harder after five seconds, and with force after seven. */
  stop(): Promise<void>
}

/** Starts the server; it takes connections only after `untilReady`. */
export async function launch(
  home: DatabaseHome,
  binaries: ServerBinaries,
  options: {
    access: Access
    losesDataOnCrash: boolean
    settings: Readonly<Record<string, string>>
  },
): Promise<Postmaster> {
  const settings = serverSettings(options.access, options.losesDataOnCrash, options.settings)
  const guard = guardAgainstOrphans(home.user)
  const command = [...guard, binaries.postgres, '-D', home.cluster, ...settings]
  // A file, not a pipe: a server that outlives us would choke on a pipe nobody reads.
  const log = await open(home.logFile, 'a', 0o600)
  try {
    const child = spawn(command[0] ?? binaries.postgres, command.slice(1), {
      ...(guard.length > 0 ? {} : identityOf(home.user)),
      cwd: home.folder,
      env: binaries.environment,
      // A group of its own: Ctrl+C in a terminal goes to us alone, and we stop the server after our last answer.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    })
    return await watch(child)
  } finally {
    await log.close()
  }
}

let guards: boolean | undefined

/** The words before the command that let the kernel stop the server when we die, where the system has them. */
function guardAgainstOrphans(user: UnixUser | undefined): string[] {
  const identity =
    user === undefined ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups']
  const words = ['setpriv', ...identity, '--pdeathsig=INT', '--']
  guards ??= spawnSync('setpriv', [...words.slice(1), 'true'], { stdio: 'ignore' }).status === 0
  return guards ? words : []
}

async function watch(child: ChildProcess): Promise<Postmaster> {
  if (child.pid === undefined) {
    const [error]: unknown[] = await once(child, 'error')
    throw new PostgresFault('start-failed', `PostgreSQL cannot be run: ${String(error)}.`, error)
  }
  const ended = once(child, 'exit').then(([code, signal]) =>
    signal === null ? `exit code ${String(code)}` : `signal ${String(signal)}`,
  )
  const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null
  // Where the kernel does not do it: our own end, even by an uncaught error, takes the server along.
  const takeAlong = (): void => void child.kill('SIGINT')
  process.once('exit', takeAlong)
  void ended.finally(() => process.off('exit', takeAlong))
  const stop = async (): Promise<void> => {
    for (const [signal, patienceMs] of stopping) {
      if (hasEnded()) return
      child.kill(signal)
      await Promise.race([ended, delay(patienceMs, undefined, { ref: false })])
    }
    await ended
  }
  return { pid: child.pid, ended, hasEnded, stop }
}

const stopping: [NodeJS.Signals, number][] = [
  ['SIGINT', 5000],
  ['SIGQUIT', 2000],
  ['SIGKILL', 1000],
]

/** Without an answer for this long from a living server, something is wrong. Recovery does answer: "not yet". */
const silenceMs = 30_000
const pauseMs = 25

/**
 * Waits until the server answers a question. As long as it answers that it is starting or recovering, it may take its time.
 * @returns "ready", or how it ended, or why it never answered.
 */
export async function untilReady(
  postmaster: Postmaster,
  access: Access,
  onRecovering: () => void,
): Promise<{ type: 'ready' } | { type: 'failed'; why: string }> {
  let giveUpAt = Date.now() + silenceMs
  let told = Date.now()
  for (;;) {
    const answer = await askServer(connectionString(access, 'postgres'), access.clusterName)
    if (postmaster.hasEnded()) return { type: 'failed', why: await postmaster.ended }
    if (answer.type === 'ready') return answer
    if (answer.type === 'starting') giveUpAt = Date.now() + silenceMs
    if (answer.type === 'silent' && Date.now() > giveUpAt)
      return { type: 'failed', why: answer.why }
    if (Date.now() - told > 3000) {
      onRecovering()
      told = Date.now()
    }
    await delay(pauseMs)
  }
}
