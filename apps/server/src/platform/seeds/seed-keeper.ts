import { ownerInWords, type SeedOwner, type SeedPurpose } from '@fairhouse/contract/signer/seeds'
import { houseSeal } from './house-seal.ts'
import { localKey, type SecondKey } from './second-key.ts'
import { keyIdOfSeal, sealerTo } from './two-key-seal.ts'

/** A seed, and whose it is. */
export interface OwnedSeed {
  readonly owner: SeedOwner
  readonly seed: Uint8Array
}

/** A seal, and whose seed is in it. */
export interface OwnedSeal {
  readonly owner: SeedOwner
  readonly sealed: Buffer
}

/** Keeps seeds so that no key alone opens them. */
export interface SeedKeeper {
  /** Seals a seed for the database. @throws Busy while the second key is not known. */
  seal(owner: SeedOwner, seed: Uint8Array): Promise<Buffer>
  /** The same for many that belong together, some thousands at most; in their order, and in much less time than one by one. */
  sealAll(seeds: readonly OwnedSeed[]): Promise<Buffer[]>
  /**
   * Seals anew what the house alone can open: sealed by one key, as before there were two, or while the second lay in the house, too.
   * @returns in their order; null for what is under both keys already. Whoever has the second key is not asked for any of them.
   * @throws Busy while the second key is not known; Error as of `open`.
   */
  renew(seals: readonly OwnedSeal[]): Promise<(Buffer | null)[]>
  /**
   * Opens a sealed seed. What was opened to play is remembered by this process, so the second key is asked once.
   * @throws Busy when whoever has the second key cannot be reached; Error when it was sealed by other keys, for another owner, or was changed.
   */
  open(owner: SeedOwner, sealed: Buffer, purpose: SeedPurpose): Promise<Uint8Array>
  /** What was opened to play and is remembered, without waiting; null when it is not. */
  known(owner: SeedOwner, sealed: Buffer): Uint8Array | null
}

/** Hears of every seed that the second key opened. */
export type HearOpened = (purpose: SeedPurpose) => void

/** As many as seats are remembered; some 300 bytes each. */
const openedRemembered = 20_000

/**
 * @param needs.houseSecret the first key, 32 bytes, the same on every node.
 * @param needs.second whoever has the second key; left out: it lies in the house as well.
 */
export function createSeedKeeper(needs: {
  readonly houseSecret: Uint8Array
  readonly second?: SecondKey | null
  readonly heard?: HearOpened
}): SeedKeeper {
  const { houseSecret, heard } = needs
  const local = localKey(houseSecret)
  const second = needs.second ?? local
  const house = houseSeal(houseSecret)
  /** By owner and seal, in the order of last use. */
  const opened = new Map<string, Opened>()

  async function openNow(owner: SeedOwner, sealed: Buffer, purpose: SeedPurpose) {
    const keyId = keyIdOfSeal(sealed)
    const inner =
      keyId === null
        ? sealed
        : await (keyId === local.id ? local : second).open({ owner, sealed, purpose })
    if (keyId !== null) heard?.(purpose)
    return house.open(owner, inner)
  }
  async function sealAll(seeds: readonly OwnedSeed[]): Promise<Buffer[]> {
    const outer = sealerTo(await second.publicKey())
    return seeds.map(({ owner, seed }) => outer(owner, house.seal(owner, seed)))
  }
  const isOfHouseAlone = (sealed: Buffer): boolean => {
    const keyId = keyIdOfSeal(sealed)
    return keyId === null || (keyId === local.id && second !== local)
  }
  async function openAlone({ owner, sealed }: OwnedSeal): Promise<OwnedSeed> {
    const isBySecond = keyIdOfSeal(sealed) !== null
    const inner = isBySecond ? await local.open({ owner, sealed, purpose: 'play' }) : sealed
    return { owner, seed: house.open(owner, inner) }
  }
  return {
    seal: async (owner, seed) => {
      const [sealed] = await sealAll([{ owner, seed }])
      if (!sealed) throw new Error('a seed was not sealed')
      return sealed
    },
    sealAll,
    renew: async (seals) => {
      const alone = seals.filter(({ sealed }) => isOfHouseAlone(sealed))
      if (alone.length === 0) return seals.map(() => null)
      const renewed = await sealAll(await Promise.all(alone.map(openAlone)))
      const anew = new Map(alone.map((seal, at) => [seal, renewed[at] ?? null]))
      return seals.map((seal) => anew.get(seal) ?? null)
    },
    open: (owner, sealed, purpose) => {
      const name = nameOf(owner, sealed)
      if (purpose !== 'play') {
        opened.delete(name)
        return openNow(owner, sealed, purpose)
      }
      const remembered = opened.get(name) ?? opening(openNow(owner, sealed, purpose))
      opened.delete(name)
      opened.set(name, remembered)
      // What could not be opened is asked for anew the next time.
      remembered.coming.catch(() => opened.delete(name))
      for (const oldest of opened.keys()) {
        if (opened.size <= openedRemembered) break
        opened.delete(oldest)
      }
      return remembered.coming
    },
    known: (owner, sealed) => opened.get(nameOf(owner, sealed))?.seed ?? null,
  }
}

/** A seed that is being opened to play, or was. */
interface Opened {
  readonly coming: Promise<Uint8Array>
  seed: Uint8Array | null
}

function opening(coming: Promise<Uint8Array>): Opened {
  const one: Opened = {
    seed: null,
    coming: coming.then((seed) => {
      one.seed = seed
      return seed
    }),
  }
  return one
}

const nameOf = (owner: SeedOwner, sealed: Buffer): string =>
  `${ownerInWords(owner)} ${sealed.toString('base64')}`
