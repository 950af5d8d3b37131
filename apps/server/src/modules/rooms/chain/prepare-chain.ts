import { createHash, randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Database } from '#platform/database'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import type { ChainSize } from '../room.ts'
import { insertChain } from '../store/insert-chain.ts'
import { saltChain } from '../store/salt-chain.ts'
import type { SaltSource } from './salt-source.ts'

/** So many hashes, or seals, are made before others get their turn. */
const hashesAtOnce = 5_000
const sealsAtOnce = 100

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
    readonly seeds: SeedKeeper
    readonly salt: SaltSource
  },
): Promise<void> {
  const { uri, number, size, seeds, salt } = chain
  const { end, checkpoints } = await walk(randomBytes(32), size)
  const sealed = await sealedLinks(seeds, { uri, number }, checkpoints)
  await database.transaction((tx) =>
    insertChain(tx, { uri, number, length: size.length, end, source: salt.source }, sealed),
  )
  await saltChain(database, { uri, number, salt: await salt.take() })
}

interface KeptLink {
  readonly link: number
  readonly bytes: Buffer
}

async function sealedLinks(
  seeds: SeedKeeper,
  { uri, number }: { readonly uri: string; readonly number: number },
  kept: readonly KeptLink[],
) {
  const sealed: { link: number; sealed: Buffer }[] = []
  for (let at = 0; at < kept.length; at += sealsAtOnce) {
    const some = kept.slice(at, at + sealsAtOnce)
    // oxlint-disable-next-line no-await-in-loop -- others get their turn
    const seals = await seeds.sealAll(
      some.map(({ link, bytes }) => ({
        owner: { type: 'chain', room: uri, number, link },
        seed: bytes,
      })),
    )
    sealed.push(...seals.map((seal, place) => ({ link: some[place]?.link ?? 0, sealed: seal })))
    // oxlint-disable-next-line no-await-in-loop -- others get their turn
    await setImmediate()
  }
  return sealed
}

/** From the newest link to the end, keeping every so manyth. */
async function walk(newest: Buffer, { length, every }: ChainSize) {
  const checkpoints: KeptLink[] = []
  let bytes = newest
  for (let link = length; link > 0; link--) {
    if (link === length || link % every === 0) checkpoints.push({ link, bytes })
    bytes = createHash('sha256').update(bytes).digest()
    // oxlint-disable-next-line no-await-in-loop -- others get their turn
    if (link % hashesAtOnce === 0) await setImmediate()
  }
  return { end: bytes, checkpoints }
}
