import type { Database } from '#platform/database'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import type { Room } from '../room.ts'
import { newestChain } from '../store/chains.ts'
import { saltChain } from '../store/salt-chain.ts'
import { prepareChain } from './prepare-chain.ts'
import type { SaltSource } from './salt-source.ts'

/** What chains are made with. */
export interface ChainNeeds {
  readonly room: Room
  readonly database: Database
  readonly seeds: SeedKeeper
  readonly salt: SaltSource
}

/** Makes what a room lacks to go on: the salt of its newest chain, or the chain after one that is used up. */
export async function nextChain({ room, database, seeds, salt }: ChainNeeds): Promise<void> {
  const { uri, chain: size } = room
  const newest = await newestChain(database, uri)
  if (newest?.salt === null) {
    await saltChain(database, { uri, number: newest.number, salt: await salt.take() })
    return
  }
  const number = (newest?.number ?? 0) + 1
  await prepareChain(database, { uri, number, size, seeds, salt })
}
