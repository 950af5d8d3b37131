import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'

/** A program beside the house that is killed and started again; it keeps its port. */
export interface OwnProcess {
  readonly port: () => number
  readonly start: () => Promise<void>
  /** SIGKILL; resolves when it is gone. */
  readonly kill: () => Promise<void>
}

const told = z.object({ ready: z.object({ port: z.int() }) })

/** @param options.environment is told the port of its last life, 0 at first. */
export function ownProcess(options: {
  readonly program: string
  readonly environment: (port: number) => Readonly<Record<string, string>>
}): OwnProcess {
  let child: ChildProcess | null = null
  let port = 0
  return {
    port: () => port,
    start: async () => {
      const started = fork(options.program, {
        execArgv: [],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { PATH: process.env['PATH'], ...options.environment(port) },
      })
      child = started
      const [message]: unknown[] = await Promise.race([
        once(started, 'message'),
        once(started, 'exit').then(() => {
          throw new Error(`${options.program} did not start`)
        }),
      ])
      port = told.parse(message).ready.port
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
