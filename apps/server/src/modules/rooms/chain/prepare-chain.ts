import { createHash, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '#platform/database'
import { sealSecret } from '#platform/sealed'
import type { ChainSize } from '../room.ts'
import { insertChain } from '../store/insert-chain.ts'
import { saltChain } from '../store/salt-chain.ts'
import { ownerOf } from './link-of-round.ts'
import type { SaltSource } from './salt-source.ts'

/** So many hashes are made before others get their turn. */
const hashesAtOnce = 5_000

/**
 * Makes a chain: chance for its newest link, hashes from there to the end. The end is written down before the salt is asked for, so that nobody can have picked
 * a chain to suit the salt.
 */
export async function prepareChain(
  database: Database,
  chain: {
    readonly uri: string
    readonly number: number
    readonly size: ChainSize
    readonly sealKey: Uint8Array
    readonly salt: SaltSource
  },
): Promise<void> {
  const { uri, number, size, sealKey, salt } = chain
  const { end, checkpoints } = await walk(randomBytes(32), size)
  await database.transaction((tx) =>
    insertChain(
      tx,
      { uri, number, length: size.length, end, source: salt.source },
      checkpoints.map(({ link, bytes }) => ({
        link,
        sealed: sealSecret(sealKey, ownerOf(uri, number, link), bytes),
      })),
    ),
  )
  await saltChain(database, { uri, number, salt: await salt.take() })
}

/** From the newest link to the end, keeping every so manyth. */
async function walk(newest: Buffer, { length, every }: ChainSize) {
  const checkpoints: { link: number; bytes: Buffer }[] = []
  let bytes = newest
  for (let link = length; link > 0; link--) {
    if (link === length || link % every === 0) checkpoints.push({ link, bytes })
    bytes = createHash('sha256').update(bytes).digest()
    // oxlint-disable-next-line no-await-in-loop -- others get their turn
    if (link % hashesAtOnce === 0) await setImmediate()
  }
  return { end: bytes, checkpoints }
}
