import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from '../platform/embedded-postgres/index.ts'
import { newDatabaseFolder } from '../platform/embedded-postgres/testing/database-folder.ts'
import { type Crowd, gatherCrowd } from './crowd.ts'
import { prepareServer, type ServerProcess } from './server-process.ts'

/** A server with a PostgreSQL of its own, which loses nothing that it has answered, and a crowd that plays there. */
export interface OwnHouse {
  readonly postgres: EmbeddedPostgres
  readonly server: ServerProcess
  readonly crowd: Crowd
  /** As an operator does it: the same folder, and the same address unless somebody took it. */
  readonly restartPostgres: () => Promise<void>
  readonly close: () => Promise<void>
}

/** @param options.folder of the database; without it one is made and removed again. */
export async function openOwnHouse(options: {
  readonly players: number
  readonly folder?: string
}): Promise<OwnHouse> {
  const folder = options.folder === undefined ? await newDatabaseFolder() : null
  const databaseFolder = options.folder ?? folder?.path ?? ''
  const startHere = () => startPostgres({ dataDir: databaseFolder, log: () => undefined })
  let postgres = await startHere()
  const dataDir = await mkdtemp(join(inject('scratchFolder'), 'house-'))
  const server = await prepareServer({ databaseUrl: postgres.connectionString, dataDir })
  await server.start()
  const crowd = await gatherCrowd(server.url, options.players)
  crowd.play()
  return {
    get postgres() {
      return postgres
    },
    server,
    crowd,
    restartPostgres: async () => {
      await postgres.stop()
      postgres = await startHere()
    },
    close: async () => {
      await server.kill()
      await postgres.stop()
      await folder?.remove()
    },
  }
}
