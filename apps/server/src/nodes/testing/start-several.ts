import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { inject, vi } from 'vitest'
import { z } from 'zod'
import { findFreePort } from '../../platform/embedded-postgres/free-port.ts'

/** A house of several nodes on one machine, each of them a process. */
export interface SeveralNodes {
  readonly url: string
  readonly operatorUrl: string
  readonly keeper: ChildProcess
  /** Process numbers by place, of those that took calls last, as the log tells. */
  readonly pids: () => ReadonlyMap<number, number>
  /** Lines of the log, parsed. */
  readonly log: () => readonly LogLine[]
  /** Every number of `/metrics` by its name with its labels. */
  readonly metrics: () => Promise<ReadonlyMap<string, number>>
  /** Stops it as an operator would. @returns the code that it ended with. */
  readonly stop: () => Promise<number | null>
}

const logLine = z.looseObject({
  msg: z.string(),
  place: z.number().optional(),
  childPid: z.number().optional(),
})
type LogLine = z.infer<typeof logLine>

const patience = { timeout: 30_000, interval: 50 }

const script = fileURLToPath(new URL('./several-process.ts', import.meta.url))

/** Starts one on a database. @throws with its own words when it ends before it is open. */
export async function startSeveral(
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<SeveralNodes> {
  const [port, operatorPort] = [await findFreePort(), await findFreePort()]
  const dataDir = await mkdtemp(join(inject('scratchFolder'), 'several-'))
  const keeper = spawn(process.execPath, [script], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      OPERATOR_HOST: '127.0.0.1',
      PORT: String(port),
      OPERATOR_PORT: String(operatorPort),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      NODES: '2',
      RATE_LIMIT_SCALE: '100000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  keeper.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  process.once('exit', () => keeper.kill('SIGKILL'))
  await untilOpen(keeper, () => said)
  const log = (): LogLine[] =>
    readFileSync(join(dataDir, 'logs', 'server.log'), 'utf8')
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [logLine.parse(JSON.parse(line))]))
  const pids = (): Map<number, number> =>
    new Map(
      log().flatMap(({ msg, place, childPid }) =>
        msg === 'a node takes calls' && place !== undefined && childPid !== undefined
          ? [[place, childPid] as const]
          : [],
      ),
    )
  // The log is written within a second.
  await vi.waitFor(() => {
    if (pids().size < 2) throw new Error('the log does not name both nodes yet')
  }, patience)
  const operatorUrl = `http://127.0.0.1:${operatorPort}`
  return {
    url: `http://127.0.0.1:${port}`,
    operatorUrl,
    keeper,
    log,
    pids,
    metrics: async () => numbersIn(await (await fetch(`${operatorUrl}/metrics`)).text()),
    stop: async () => {
      if (keeper.exitCode !== null || keeper.signalCode !== null) return keeper.exitCode
      const ended = once(keeper, 'exit')
      keeper.kill('SIGTERM')
      await ended
      return keeper.exitCode
    },
  }
}

const numbersIn = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split('\n').flatMap((line) => {
      if (line === '' || line.startsWith('#')) return []
      const at = line.lastIndexOf(' ')
      return [[line.slice(0, at), Number(line.slice(at + 1))] as const]
    }),
  )

async function untilOpen(keeper: ChildProcess, said: () => string): Promise<void> {
  if (keeper.stdout === null) throw new Error('the house has no output')
  const ended = once(keeper, 'close').then(() => {
    throw new Error(said().trim())
  })
  const open = new Promise<void>((resolve) => {
    if (keeper.stdout)
      createInterface(keeper.stdout).on('line', (line) => {
        if (line.startsWith('Ctrl+C')) resolve()
      })
  })
  await Promise.race([open, ended])
  ended.catch(() => undefined)
}
