import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { z } from 'zod'
import { findFreePort } from '../../platform/embedded-postgres/free-port.ts'

/** A server process of a house of several. */
export interface Node {
  readonly url: string
  /** What `/readyz` of the operator's port says. */
  readonly readiness: () => Promise<Readiness>
  /** One number of `/metrics`, by its name and labels as they are written there. */
  readonly metric: (name: string) => Promise<number>
  readonly signal: (signal: NodeJS.Signals) => void
  /** Stops it as an operator would, and waits for its end. */
  readonly stop: () => Promise<void>
}

const readiness = z.object({
  ready: z.boolean(),
  waitingFor: z.array(z.string()),
  without: z.array(z.string()),
})
type Readiness = z.infer<typeof readiness>

const script = fileURLToPath(new URL('./node-process.ts', import.meta.url))

/** Starts a node on a database. @param natsUrl null: it knows of no other node. @throws when it ends before it is ready. */
export async function startNode(house: {
  readonly databaseUrl: string
  readonly natsUrl: string | null
  /** Of another version; without it this one. */
  readonly program?: string
}): Promise<Node> {
  const [port, operatorPort] = [await findFreePort(), await findFreePort()]
  const child = spawn(process.execPath, [house.program ?? script], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      OPERATOR_HOST: '127.0.0.1',
      PORT: String(port),
      OPERATOR_PORT: String(operatorPort),
      DATABASE_URL: house.databaseUrl,
      NATS_URL: house.natsUrl ?? '',
      SEED_KEY: '07'.repeat(32),
      RECEIPT_KEY: '08'.repeat(32),
      DATA_DIR: await mkdtemp(join(inject('scratchFolder'), 'node-')),
      RATE_LIMIT_SCALE: '1000',
      // One hop is believed, so that a test can come from any address.
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  await untilReady(child)
  const operator = `http://127.0.0.1:${operatorPort}`
  return {
    url: `http://127.0.0.1:${port}`,
    readiness: async () => readiness.parse(await (await fetch(`${operator}/readyz`)).json()),
    metric: async (name) => {
      const lines = (await (await fetch(`${operator}/metrics`)).text()).split('\n')
      const line = lines.find((text) => text.startsWith(`${name} `))
      return Number(line?.slice(name.length) ?? Number.NaN)
    },
    signal: (signal) => void child.kill(signal),
    stop: () => stop(child),
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  if (child.stdout === null) throw new Error('the node has no output')
  const ended = once(child, 'exit').then(() => 'ended')
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), ended])
  if (first === 'ended') throw new Error('the node ended before it was ready')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  // One that was frozen hears the signal only when it goes on.
  child.kill('SIGCONT')
  child.kill('SIGTERM')
  await ended
}
