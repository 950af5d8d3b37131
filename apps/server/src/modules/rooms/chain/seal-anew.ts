import { setImmediate } from 'node:timers/promises'
import type { Database } from '#platform/database'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { replaceSeals, type StoredSeal, unusedSeals } from '../store/seals.ts'

/** So many seals are made before others get their turn. */
const sealsAtOnce = 100

/**
 * Seals the links to come anew that the house alone can open: those of a time when one key sealed chains, or of a house that had no signer yet.
 * @returns how many.
 * @throws Busy while the second key is not known.
 */
export async function sealAnew(database: Database, seeds: SeedKeeper): Promise<number> {
  const unused = await unusedSeals(database)
  let renewed = 0
  for (let at = 0; at < unused.length; at += sealsAtOnce) {
    const some = unused.slice(at, at + sealsAtOnce)
    // oxlint-disable-next-line no-await-in-loop -- others get their turn
    const seals = await seeds.renew(some.map(owned))
    const changed = some.flatMap((kept, place) => {
      const sealed = seals[place]
      return sealed ? [{ ...kept, sealed }] : []
    })
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    if (changed.length > 0) await replaceSeals(database, changed)
    renewed += changed.length
    // oxlint-disable-next-line no-await-in-loop -- others get their turn
    await setImmediate()
  }
  return renewed
}

const owned = ({ uri, chain, link, sealed }: StoredSeal) => ({
  owner: { type: 'chain', room: uri, number: chain, link } as const,
  sealed,
})
