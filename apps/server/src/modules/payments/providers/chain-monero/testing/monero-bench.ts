import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createSigner } from '#modules/signer'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { keepChild } from '#platform/kept-child'
import { createLog, type Log } from '#platform/log'
import { cloneDatabase } from '#platform/test-database'
import { z } from 'zod'
import type { OpenedProvider } from '../../../provider-kind.ts'
import { type FaultyLine, openFaultyLine } from '../../../testing/faulty-line.ts'
import { openMonero } from '../open-monero.ts'

const signerProgram = fileURLToPath(new URL('../../../../../../../signer/main.ts', import.meta.url))

/** What the test chain of the sandbox can do, as far as it is needed here. */
export interface Chain {
  readonly doors?: Readonly<Record<string, string>>
  address(): Promise<string>
  pay(asset: 'XMR', address: string, units: bigint): Promise<string>
  height(): Promise<number>
  mine(blocks: number): Promise<void>
  stop(): Promise<void>
}

/** Starts it in a folder. */
export type StartChain = (folder: string) => Promise<Chain>

/** Monero on its real node and wallets, with a database and a signer of its own. */
export interface MoneroBench {
  readonly chain: Chain
  readonly database: Database
  /** Node and wallet are asked over lines that break together. */
  readonly line: FaultyLine
  readonly opened: OpenedProvider
  /** Main address of the wallet that pays out. */
  readonly home: string
  readonly stop: () => Promise<void>
}

export async function openMoneroBench(start: StartChain): Promise<MoneroBench> {
  const folder = mkdtempSync(join(tmpdir(), 'monero-'))
  const chain = await start(join(folder, 'chain'))
  const { connectionString, drop } = await cloneDatabase()
  const database = openDatabase({ connectionString, poolSize: 6, onFault: () => undefined })
  const log = createLog('silent', { write: () => undefined })
  const { node = '', wallet = '' } = chain.doors ?? {}
  const lines = [await openFaultyLine(node), await openFaultyLine(wallet)] as const
  const { signer, stop: stopSigner } = startSigner(join(folder, 'signer'), new URL(node).host, log)
  const opened = openMonero({
    database,
    clock: systemClock,
    log,
    node: 'house',
    heard: async () => undefined,
    signer,
    source: { type: 'set', node: lines[0].url, wallet: lines[1].url, network: 'regtest' },
    paces: { busyMs: 200, idleMs: 400, timeMs: 5_000 },
  })
  await opened.start?.()
  const home = (await signer.moneroView())?.address
  if (home === undefined) throw new Error('the signer has no wallet of Monero')
  return {
    chain,
    database,
    line: bothOf(lines),
    opened,
    home,
    stop: async () => {
      await opened.stop?.()
      for (const line of lines) await line.stop()
      await stopSigner()
      await chain.stop()
      await database.end()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The signer itself, in a process of its own. @param daemon `host:port` of the node. */
function startSigner(folder: string, daemon: string, log: Log) {
  const key = randomBytes(32)
  const child = keepChild({
    name: 'signer',
    program: signerProgram,
    ready: z.object({ port: z.int() }),
    log,
    environment: () => ({
      SIGNER_DATA_DIR: folder,
      SIGNER_KEY: key.toString('hex'),
      SIGNER_MONERO_DAEMON: daemon,
    }),
  })
  const place = async () => {
    const told = await child.reach()
    return told && { host: '127.0.0.1', port: told.port }
  }
  return { signer: createSigner({ key, clock: systemClock, log, place }), stop: child.stop }
}

function bothOf(lines: readonly [FaultyLine, FaultyLine]): FaultyLine {
  return {
    url: lines[0].url,
    set: (fault) => lines.forEach((line) => line.set(fault)),
    stop: async () => void (await Promise.all(lines.map((line) => line.stop()))),
  }
}
