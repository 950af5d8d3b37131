import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** A server with a database of its own, which a journey may treat as roughly as the world does. */
export interface House {
  /** Where players knock. */
  readonly baseURL: string
  readonly operatorURL: string
  /** All it has said since it was opened. */
  readonly logFile: string
  /** Sends it a signal and waits until it has ended. */
  readonly kill: (signal: NodeJS.Signals) => Promise<void>
  /** Starts it again at the same address on the same data, after ending it if it runs. Resolves when it is ready. */
  readonly restart: () => Promise<void>
  /** Ends it and removes its data. */
  readonly close: () => Promise<void>
}

const root = join(import.meta.dirname, '../../..')
/** Two houses that open at once on a busy machine have taken more than a minute. */
const readyMs = 150_000
const drainMs = 15_000

/**
 * Opens a demo house on free ports, in a folder that `close` removes.
 * @param settings on top of those of every journey.
 * @throws with its last words when it does not get ready.
 */
export async function openHouse(settings: Readonly<Record<string, string>> = {}): Promise<House> {
  const folder = await mkdtemp(join(tmpdir(), 'fairhouse-journey-'))
  // As root the house runs its database as somebody else, who must be able to enter.
  await chmod(folder, 0o755)
  const [port, operatorPort, sandboxPort, providerPort] = await findFreePorts()
  const logFile = join(folder, 'house.log')
  const operatorURL = `http://localhost:${operatorPort}`
  const environment = {
    ...process.env,
    PORT: String(port),
    OPERATOR_PORT: String(operatorPort),
    SANDBOX_PAYMENTS_PORT: String(sandboxPort),
    SANDBOX_PROVIDER_PORT: String(providerPort),
    DATA_DIR: join(folder, 'data'),
    DEMO: '1',
    // One address plays all players.
    RATE_LIMIT_SCALE: '1000',
    ...settings,
  }
  let server: ChildProcess
  const start = async (): Promise<void> => {
    server = await launch(environment, logFile)
    await untilReady(server, `${operatorURL}/readyz`, logFile)
  }
  const kill = (signal: NodeJS.Signals): Promise<void> => end(server, signal)
  const close = async (): Promise<void> => {
    await kill('SIGTERM')
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  try {
    await start()
  } catch (error) {
    await close()
    throw error
  }
  return {
    baseURL: `http://localhost:${port}`,
    operatorURL,
    logFile,
    kill,
    restart: async () => {
      await kill('SIGTERM')
      await start()
    },
    close,
  }
}

async function launch(environment: NodeJS.ProcessEnv, logFile: string): Promise<ChildProcess> {
  const log = await open(logFile, 'a')
  try {
    const server = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', log.fd, log.fd],
    })
    await once(server, 'spawn')
    return server
  } finally {
    await log.close()
  }
}

async function untilReady(server: ChildProcess, url: string, logFile: string): Promise<void> {
  const giveUpAt = Date.now() + readyMs
  while (!(await answersOk(url))) {
    if (hasEnded(server) || Date.now() > giveUpAt) {
      await end(server, 'SIGKILL')
      const words = (await readFile(logFile, 'utf8')).slice(-2000)
      throw new Error(`The house did not get ready. Its last words:\n${words}`)
    }
    await delay(100)
  }
}

async function answersOk(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    // Nobody listens yet, or the answer takes too long: not ready in either case.
    return false
  }
}

const hasEnded = (server: ChildProcess): boolean =>
  server.exitCode !== null || server.signalCode !== null

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server)) return
  const ended = once(server, 'exit')
  server.kill(signal)
  const tooLong = setTimeout(() => server.kill('SIGKILL'), drainMs)
  await ended
  clearTimeout(tooLong)
}

/** Four different ports that are free now: all are held until all are known. */
async function findFreePorts(): Promise<readonly [number, number, number, number]> {
  const held = [
    await listenSomewhere(),
    await listenSomewhere(),
    await listenSomewhere(),
    await listenSomewhere(),
  ] as const
  await Promise.all(held.map(({ close }) => close()))
  const [house, operator, sandbox, provider] = held
  return [house.port, operator.port, sandbox.port, provider.port]
}

// Below the ports of the houses' databases, and far below those of outgoing connections: nobody must take a port while its house is down
// between two runs. Journeys that go on beside each other choose from ranges of their own, for the same reason.
const lowestPort = 10_000
const portsOfOne = 1_000
/** In our ranges the one to which no browser goes (the Fetch standard's list of bad ports). */
const badPort = 10_080

async function listenSomewhere(): Promise<{ port: number; close: () => Promise<void> }> {
  const lowest = lowestPort + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) * portsOfOne
  for (;;) {
    const port = lowest + Math.floor(Math.random() * portsOfOne)
    if (port === badPort) continue
    const server = createServer().listen(port)
    try {
      await once(server, 'listening')
    } catch {
      // Somebody has this one; the next is as good.
      continue
    }
    const close = async (): Promise<void> => {
      server.close()
      await once(server, 'close')
    }
    return { port, close }
  }
}
