import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../platform/embedded-postgres/free-port.ts'

/** The server as a process of its own, at an address that it keeps over restarts. */
export interface ServerProcess {
  readonly url: string
  readonly operatorUrl: string
  /** @throws Error with the server's own sentence when it does not start. */
  readonly start: () => Promise<void>
  /** Ends it without a word to it, and waits until it is gone. */
  readonly kill: () => Promise<void>
  /** Whether it has ended, by whatever cause. */
  readonly hasEnded: () => boolean
}

export interface ServerOptions {
  readonly databaseUrl: string
  /** Where its log and its secrets go. */
  readonly dataDir: string
  /** Asked at each start. */
  readonly environment?: () => Readonly<Record<string, string>>
}

const script = fileURLToPath(new URL('./serve.ts', import.meta.url))

/** Prepares a server; `start` starts it. Whoever does must end with `kill`. */
export async function prepareServer(options: ServerOptions): Promise<ServerProcess> {
  const [port, operatorPort] = [await findFreePort(), await findFreePort()]
  let child: ChildProcess | undefined
  const hasEnded = (): boolean => !child || child.exitCode !== null || child.signalCode !== null
  return {
    url: `http://127.0.0.1:${port}`,
    operatorUrl: `http://127.0.0.1:${operatorPort}`,
    hasEnded,
    start: async () => {
      child = spawn(process.execPath, [script], {
        env: {
          PATH: process.env['PATH'],
          HOST: '127.0.0.1',
          OPERATOR_HOST: '127.0.0.1',
          PORT: String(port),
          OPERATOR_PORT: String(operatorPort),
          DATABASE_URL: options.databaseUrl,
          DATA_DIR: options.dataDir,
          LOG_LEVEL: 'warn',
          RATE_LIMIT_SCALE: '100000',
          ...options.environment?.(),
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const said = await firstLine(child)
      if (said !== 'open') throw new Error(said)
    },
    kill: async () => {
      if (!child || hasEnded()) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the server has no output')
  for await (const line of createInterface(child.stdout)) return line
  return 'the server ended without a word'
}
