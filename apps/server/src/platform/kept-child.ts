import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { z } from 'zod'
import { type Patience, untilReady } from './life-of-child.ts'
import type { Log } from './log.ts'

/** What every program beside the house says when it is ready. */
export interface Listens {
  readonly port: number
}

export interface KeptChildNeeds<Ready extends Listens> {
  /** For the log. */
  readonly name: string
  /** Absolute path of the program. It tells over its channel, as `{ ready: … }`, that it is ready, and ends itself when the channel breaks. */
  readonly program: string
  /** What it is told besides what every program needs of the machine. */
  readonly environment: () => Readonly<Record<string, string>>
  /** The variable by which it is told its port: started again, it had better be where it was. */
  readonly portVariable?: string
  readonly ready: z.ZodType<Ready>
  /** It began, got ready, or ended. */
  readonly onChange?: () => void
  readonly log: Log
  readonly patience?: Patience
}

/** A process beside the house: started when it is first needed, started again when it dies, ended with the house. */
export interface KeptChild<Ready> {
  /** What it said when it was ready; starts it when it does not run. Null when it did not get ready, or is not ready yet after a while: it goes on starting, and the next who asks may find it. */
  readonly reach: () => Promise<Ready | null>
  /** It was started and has not ended. */
  readonly isRunning: () => boolean
  /** What it said when it was ready the last time; null before that. Starts nothing. */
  readonly known: () => Ready | null
  readonly stop: () => Promise<void>
}

/** A busy machine may take minutes to start a program. Who asks is told after twenty seconds that it is not there yet. */
const usualPatience: Patience = { askedMs: 20_000, silenceMs: 60_000, limitMs: 300_000 }
const endMs = 4_000
const firstPauseMs = 500
const longestPauseMs = 30_000

/** What a process beside the house knows of the machine: no secret of the house's. */
const handedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_ENV'] as const

/** Keeps a program beside the house: as a child of this process, or of whoever keeps several nodes. */
export type KeepChild = <Ready extends Listens>(needs: KeptChildNeeds<Ready>) => KeptChild<Ready>

export function keepChild<Ready extends Listens>(needs: KeptChildNeeds<Ready>): KeptChild<Ready> {
  const { name, log, patience = usualPatience, onChange = () => undefined } = needs
  const stopping = new AbortController()
  let child: ChildProcess | null = null
  let running: Promise<Ready | null> | null = null
  let before: Ready | null = null
  let deaths = 0
  let readyAt = 0

  async function run(): Promise<Ready | null> {
    const started = launch(needs, before)
    child = started
    onChange()
    started.once('exit', (code, signal) => {
      child = null
      running = null
      onChange()
      if (stopping.signal.aborted) return
      log.warn({ part: name, code, signal }, 'a process beside the house ended')
      if (before !== null) void again()
    })
    const ready = await untilReady(started, needs.ready, patience)
    if (ready === null) {
      log.warn({ part: name }, 'a process beside the house did not get ready')
      started.kill('SIGKILL')
      return null
    }
    before = ready
    readyAt = performance.now()
    onChange()
    log.info({ part: name, childPid: started.pid }, 'a process beside the house is ready')
    return ready
  }
  async function again(): Promise<void> {
    if (performance.now() - readyAt > longestPauseMs) deaths = 0
    const pauseMs = Math.min(firstPauseMs * 2 ** deaths++, longestPauseMs)
    // A stop cuts the pause short; there is nothing to start then.
    await sleep(pauseMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined)
    await reach()
  }
  async function reach(): Promise<Ready | null> {
    if (stopping.signal.aborted) return null
    running ??= run()
    return soon(running, patience.askedMs)
  }
  return {
    reach,
    isRunning: () => child !== null,
    known: () => before,
    stop: async () => {
      stopping.abort()
      if (child) await end(child)
    },
  }
}

function launch<Ready extends Listens>(
  { name, program, environment, portVariable, log }: KeptChildNeeds<Ready>,
  before: Ready | null,
): ChildProcess {
  const child = fork(program, {
    env: {
      ...inherited(),
      ...environment(),
      ...(before && portVariable !== undefined && { [portVariable]: String(before.port) }),
    },
    silent: true,
    execArgv: [],
  })
  child.on('error', (fault) => log.warn({ part: name, err: fault }, 'a process beside the house'))
  tellLines(child.stdout, (line) => log.info({ part: name }, line))
  tellLines(child.stderr, (line) => log.warn({ part: name }, line))
  return child
}

function inherited(): Record<string, string> {
  return Object.fromEntries(
    handedOn.flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value] as const]
    }),
  )
}

function tellLines(from: Readable | null, tell: (line: string) => void): void {
  if (from) createInterface({ input: from }).on('line', tell)
}

/** What comes of it, or null when nothing has after so long. */
async function soon<Result>(coming: Promise<Result | null>, ms: number): Promise<Result | null> {
  const told = new AbortController()
  const tooLate = sleep(ms, null, { signal: told.signal }).catch(() => null)
  try {
    return await Promise.race([coming, tooLate])
  } finally {
    told.abort()
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const tooLong = setTimeout(() => child.kill('SIGKILL'), endMs)
  await ended
  clearTimeout(tooLong)
}
