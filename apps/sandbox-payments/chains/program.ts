import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

/** A node that runs. */
export interface RunningProgram {
  /** Settled once it has ended, by whatever cause. */
  readonly ended: Promise<unknown>
  /** Asks it to end, and makes it after a while. */
  readonly stop: () => Promise<void>
}

const usuallyUpWithinMs = 60_000
const askAgainMs = 50
const endsWithinMs = 15_000
const lastWordsKept = 2_000

/**
 * Starts a program that ends with this process where Linux can see to that.
 * @param options.isUp asked again until it does not throw.
 * @throws Error with its last words when it ends or does not come up.
 */
export async function startProgram(options: {
  readonly program: string
  readonly words: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  /** A minute for most programs. */
  readonly upWithinMs?: number
  readonly isUp: () => Promise<void>
}): Promise<RunningProgram> {
  const [command, ...words] = [...guard(), options.program, ...options.words]
  if (command === undefined) throw new Error('a program was named')
  const child = spawn(command, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...options.environment },
  })
  let said = ''
  const hear = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-lastWordsKept)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.on('error', (fault) => {
    said += fault.message
  })
  const stop = () => end(child)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const until = performance.now() + (options.upWithinMs ?? usuallyUpWithinMs)
  for (;;) {
    try {
      await options.isUp()
      return { stop, ended }
    } catch (fault) {
      const isOver = child.exitCode !== null || child.signalCode !== null
      if (isOver || child.pid === undefined || performance.now() > until) {
        await stop()
        throw new Error(`${options.program} did not come up: ${said}`, { cause: fault })
      }
      await wait(askAgainMs)
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), endsWithinMs)
  await ended
  clearTimeout(force)
}

let guards: boolean | undefined

/** A node that outlives whoever started it would hold its folder for ever. */
function guard(): string[] {
  const words = ['setpriv', '--pdeathsig=TERM', '--']
  guards ??= spawnSync('setpriv', [...words.slice(1), 'true'], { stdio: 'ignore' }).status === 0
  return guards ? words : []
}
