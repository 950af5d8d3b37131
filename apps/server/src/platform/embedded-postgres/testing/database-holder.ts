import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What a process said that started a database: where it is, or why it could not. */
export type Held =
  | { connectionString: string; folder: string; postmaster: number }
  | { fault: string }

export interface Holder {
  readonly held: Held
  kill(signal: NodeJS.Signals): Promise<void>
}

const script = fileURLToPath(new URL('./hold-database.ts', import.meta.url))

/** Starts a database in a process of its own, and waits until it says that it runs or why not. */
export async function holdDatabase(
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<Holder> {
  const child: ChildProcess = spawn(process.execPath, [script, dataDir], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (child.stdout === null) throw new Error('the holder has no output')
  const [line]: unknown[] = await once(createInterface(child.stdout), 'line')
  return {
    held: parseHeld(String(line)),
    kill: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

function parseHeld(line: string): Held {
  const value: unknown = JSON.parse(line)
  if (typeof value !== 'object' || value === null) throw new TypeError(`not an answer: ${line}`)
  if ('fault' in value) return { fault: String(value.fault) }
  if (!('connectionString' in value && 'folder' in value && 'postmaster' in value))
    throw new TypeError(`not an answer: ${line}`)
  return {
    connectionString: String(value.connectionString),
    folder: String(value.folder),
    postmaster: Number(value.postmaster),
  }
}
