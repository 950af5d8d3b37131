import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type EmbeddedPostgres, startPostgres } from '../../platform/embedded-postgres/index.ts'
import { killPostgres } from '../kill-postgres.ts'
import { prepareServer, type ServerProcess } from '../server-process.ts'
import { startAgain } from '../start-again.ts'
import { coinOfBlocks, ether } from './coin-on-chain.ts'
import { type HaltOrders, haltOrders } from './order-halt.ts'
import { openOutside, type Outside } from './outside.ts'
import type { Scene } from './stories.ts'

/** Who dies. */
export type Victim = 'server' | 'database' | 'signer' | 'node'

/** A house with everything that payments go through, each in a process of its own that can be killed. */
export interface PaymentsHouse {
  readonly url: string
  readonly scene: Scene
  readonly halt: HaltOrders
  readonly connectionString: string
  /** Kills one while the house stands still, lets the house go on, and starts again what does not start by itself. */
  readonly strike: (victim: Victim) => Promise<void>
  readonly close: () => Promise<void>
}

const minesEveryMs = 1_000
/** So long a signer is away. */
const awayMs = 300

/** @param folder that PostgreSQL's user may enter. */
export async function openPaymentsHouse(folder: string): Promise<PaymentsHouse> {
  const postgres = await startPostgres({ dataDir: join(folder, 'database'), log: () => undefined })
  const halt = haltOrders(join(folder, 'halt'))
  let outside: Outside | null = null
  const server = await prepareServer({
    databaseUrl: postgres.connectionString,
    dataDir: join(folder, 'data'),
    environment: () => ({ HALT_FILE: halt.file, LOG_LEVEL: 'warn', ...outside?.environment() }),
  })
  const world = openOutside({ folder, houseUrl: server.url })
  outside = world
  const clusterName = await clusterNameOf(postgres)
  await Promise.all([world.sandbox.start(), world.signer.start()])
  await server.start()
  const coins = { utxo: await coinOfBlocks(world), ether: ether(world) }
  const scene: Scene = { outside: world, coins }
  const miner = keepMining(scene)
  return {
    url: server.url,
    scene,
    halt,
    connectionString: postgres.connectionString,
    strike: (victim) => strike({ scene, halt, server, postgres, clusterName }, victim),
    close: async () => {
      await miner.stop()
      halt.letGo()
      await server.kill()
      await world.close()
      await postgres.stop()
    },
  }
}

async function strike(
  {
    scene,
    halt,
    server,
    postgres,
    clusterName,
  }: {
    readonly scene: Scene
    readonly halt: HaltOrders
    readonly server: ServerProcess
    readonly postgres: EmbeddedPostgres
    readonly clusterName: string
  },
  victim: Victim,
): Promise<void> {
  const { outside, coins } = scene
  switch (victim) {
    case 'server':
      await server.kill()
      halt.letGo()
      return startAgain(server)
    case 'database': {
      const before = postgres.pid()
      await killPostgres(clusterName)
      halt.letGo()
      while (postgres.pid() === before) await sleep(5)
      return
    }
    case 'signer':
      await outside.signer.kill()
      halt.letGo()
      await sleep(awayMs)
      return outside.signer.start()
    case 'node':
      await coins.utxo.flush()
      outside.killNode(coins.utxo.chain)
      halt.letGo()
      await outside.askNode(coins.utxo.chain, 'getblockcount')
  }
}

async function clusterNameOf({ connectionString }: EmbeddedPostgres): Promise<string> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ cluster_name: string }>('SHOW cluster_name')
  await client.end()
  return rows[0]?.cluster_name ?? ''
}

/** Blocks follow each other on the chains that run, whoever pays. */
function keepMining({ outside, coins }: Scene): { readonly stop: () => Promise<void> } {
  const stopping = new AbortController()
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      // A node that was just killed makes its block the next time.
      for (const { asset } of [coins.utxo, coins.ether])
        await outside.ask(`/chains/${asset}/mine`, { blocks: 1 }).catch(() => undefined)
      await sleep(minesEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}
