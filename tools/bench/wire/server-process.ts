import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** A server as players get it. */
export interface ServerProcess {
  readonly host: string
  readonly port: number
  readonly url: string
  /** Where the back office answers. */
  readonly operatorUrl: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** A house with the sandbox's games, which production refuses; its pages are built for production all the same. */
export const demo: Readonly<Record<string, string>> = { DEMO: '1', NODE_ENV: '' }

const host = '127.0.0.1'
const main = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url))
const startWithinMs = 60_000

/**
 * Starts the server with production's settings, logging included; only its rate limits are raised and its challenge is off.
 * @param nodeOptions arguments for Node, such as those of a profiler.
 * @param settings on top of those.
 * @throws Error when it is not ready within a minute.
 */
export async function startServer(
  place: { readonly databaseUrl: string; readonly dataDir: string },
  nodeOptions: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const [port, operatorPort] = [await freePort(), await freePort()]
  const child = spawn(process.execPath, [...nodeOptions, main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: host,
      PORT: String(port),
      OPERATOR_PORT: String(operatorPort),
      DATABASE_URL: place.databaseUrl,
      DATA_DIR: place.dataDir,
      RATE_LIMIT_SCALE: '1000000',
      // Without a licence five seconds pass from bet to bet.
      JURISDICTION: 'demo',
      // One address is a whole crowd here, which is what the challenge is against.
      CHALLENGE: 'off',
      ...settings,
    },
  })
  const url = `http://${host}:${port}`
  await untilReady(child, url)
  return {
    host,
    port,
    url,
    operatorUrl: `http://localhost:${operatorPort}`,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const until = performance.now() + startWithinMs
  while (performance.now() < until) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    if (await isReady(url)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  child.kill('SIGKILL')
  throw new Error('the server was not ready in time')
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`)).ok
  } catch (fault) {
    // Nobody listens yet.
    if (fault instanceof TypeError) return false
    throw fault
  }
}

/** A port of this machine that nobody has. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
