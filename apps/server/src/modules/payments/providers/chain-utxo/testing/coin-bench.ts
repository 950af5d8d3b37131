import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProviderNews, StatusQuestion } from '#modules/cashier'
import { createSigner } from '#modules/signer'
import type { Signer } from '#modules/signer'
import { systemClock } from '#platform/clock'
import { type Database, openDatabase } from '#platform/database'
import { keepChild } from '#platform/kept-child'
import { createLog, type Log } from '#platform/log'
import { rowsOf } from '#platform/rows'
import { cloneDatabase } from '#platform/test-database'
import { vi } from 'vitest'
import { z } from 'zod'
import type { OpenedProvider } from '../../../provider-kind.ts'
import { type FaultyLine, openFaultyLine } from '../../../testing/faulty-line.ts'
import type { Coin } from '../coins.ts'
import { openCoin } from '../open-coin.ts'

const signerProgram = fileURLToPath(new URL('../../../../../../../signer/main.ts', import.meta.url))

/** What the test chains of the sandbox can do, as far as it is needed here. */
export interface Chain {
  readonly rpcUrl: string
  address(): Promise<string>
  pay(asset: 'BTC' | 'LTC' | 'BCH', address: string, units: bigint): Promise<string>
  mine(blocks: number): Promise<void>
  reorganise(depth: number): Promise<void>
  stop(): Promise<void>
}

/** A coin on a real node, with a database and a signer of its own. */
export interface CoinBench {
  readonly chain: Chain
  readonly coin: Coin
  readonly line: FaultyLine
  readonly database: Database
  readonly signer: Signer
  readonly opened: OpenedProvider
  /** Questions that the cashier was told to ask. */
  readonly heard: StatusQuestion[]
  /** Another house on the same database and line, or on another line or signer. */
  readonly open: (changes?: {
    readonly signer?: Signer
    readonly rpcUrl?: string
  }) => OpenedProvider
  /** Every house that was opened. */
  readonly houses: () => readonly OpenedProvider[]
  readonly newsOf: (question: StatusQuestion) => Promise<readonly ProviderNews[]>
  /** All blocks that the node has were read, and everything that can be sent was. */
  readonly level: () => Promise<void>
  readonly stop: () => Promise<void>
}

const patience = { timeout: 20_000, interval: 25 }

export async function openCoinBench(
  coin: Coin,
  start: (folder: string) => Promise<Chain>,
): Promise<CoinBench> {
  const folder = mkdtempSync(join(tmpdir(), 'coin-'))
  chmodSync(folder, 0o755)
  const chain = await start(join(folder, 'chain'))
  const { connectionString, drop } = await cloneDatabase()
  const database = openDatabase({ connectionString, poolSize: 6, onFault: () => undefined })
  const log = createLog('silent', { write: () => undefined })
  const line = await openFaultyLine(chain.rpcUrl)
  const { signer, stop: stopSigner } = startSigner(join(folder, 'signer'), log)
  const heard: StatusQuestion[] = []
  const all: OpenedProvider[] = []
  const open: CoinBench['open'] = (changes = {}) => {
    const one = openCoin(
      {
        database,
        clock: systemClock,
        log,
        node: `house ${all.length}`,
        heard: async (_provider, question) => void heard.push(question),
        signer: changes.signer ?? signer,
        source: { type: 'set', url: changes.rpcUrl ?? line.url, network: 'regtest' },
        paces: { busyMs: 30, idleMs: 60, nodeMs: 1_500 },
      },
      coin,
    )
    all.push(one)
    return one
  }
  const opened = open()
  await opened.start?.()
  return {
    chain,
    coin,
    line,
    database,
    signer,
    opened,
    heard,
    open,
    houses: () => all,
    newsOf: async (question) => {
      const told = await opened.provider.status(question)
      return told.type === 'known' ? told.news : []
    },
    level: () => vi.waitFor(() => expectLevel(database, coin, chain), patience),
    stop: async () => {
      for (const { stop } of all) await stop?.()
      await line.stop()
      await stopSigner()
      await chain.stop()
      await database.end()
      await drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The signer itself, in a process of its own. */
function startSigner(folder: string, log: Log): { signer: Signer; stop: () => Promise<void> } {
  const key = randomBytes(32)
  const child = keepChild({
    name: 'signer',
    program: signerProgram,
    ready: z.object({ port: z.int() }),
    log,
    environment: () => ({ SIGNER_DATA_DIR: folder, SIGNER_KEY: key.toString('hex') }),
  })
  const place = async () => {
    const told = await child.reach()
    return told && { host: '127.0.0.1', port: told.port }
  }
  return { signer: createSigner({ place, key, clock: systemClock, log }), stop: child.stop }
}

/** @throws Error while there is something to be read or sent. */
async function expectLevel(database: Database, coin: Coin, chain: Chain): Promise<void> {
  const [row] = await rowsOf<{ hash: string; open: bigint }>(
    database,
    `SELECT hash, (SELECT count(*) FROM payments_utxo_payout WHERE provider = $1 AND batch IS NULL AND failed IS NULL)
       + (SELECT count(*) FROM payments_utxo_batch WHERE provider = $1 AND (state = 'planned' OR (state = 'signed' AND sent_at IS NULL)))
       + (SELECT count(*) FROM payments_utxo_untold WHERE provider = $1) AS open
     FROM payments_utxo_chain JOIN payments_utxo_block USING (provider, height) WHERE provider = $1`,
    [coin.provider],
  )
  const best = await askNode(chain.rpcUrl, 'getbestblockhash')
  if (!row || row.hash !== best || row.open !== 0n) throw new Error('the chain is not level yet')
}

/** One question to a node, past everything that may be between. */
async function askNode(
  rpcUrl: string,
  method: string,
  ...params: readonly unknown[]
): Promise<unknown> {
  const url = new URL(rpcUrl)
  const authorization = `Basic ${Buffer.from(`${url.username}:${url.password}`).toString('base64')}`
  url.username = ''
  url.password = ''
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ id: 1, method, params }),
  })
  const told = z.object({ result: z.unknown(), error: z.unknown() }).parse(await answer.json())
  if (told.error) throw new Error(JSON.stringify(told.error))
  return told.result
}
