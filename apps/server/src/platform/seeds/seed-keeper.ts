import { ownerInWords, type SeedOwner, type SeedPurpose } from '@fairhouse/contract/signer/seeds'
import { derivedKey } from '../derived-key.ts'
import { openSecret, sealSecret } from '../sealed.ts'
import { localKey, type SecondKey } from './second-key.ts'
import { keyIdOfSeal, sealTo } from './two-key-seal.ts'

/** Keeps seeds so that no key alone opens them. */
export interface SeedKeeper {
  /** Seals a seed for the database. @throws Busy while the second key is not known. */
  seal(owner: SeedOwner, seed: Uint8Array): Promise<Buffer>
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
  const houseKeys = { stream: houseSecret, meter: derivedKey(houseSecret, 'jackpot triggers') }
  /** By owner and seal, in the order of last use. */
  const opened = new Map<string, Opened>()

  async function openNow(owner: SeedOwner, sealed: Buffer, purpose: SeedPurpose) {
    const keyId = keyIdOfSeal(sealed)
    const inner =
      keyId === null
        ? sealed
        : await (keyId === local.id ? local : second).open({ owner, sealed, purpose })
    if (keyId !== null) heard?.(purpose)
    return openSecret(houseKeys[owner.type], boundTo(owner), inner)
  }
  return {
    seal: async (owner, seed) => {
      const inner = sealSecret(houseKeys[owner.type], boundTo(owner), seed)
      return sealTo(await second.publicKey(), owner, inner)
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

/** What the house's own seal is bound to. */
const boundTo = (owner: SeedOwner): string =>
  owner.type === 'stream'
    ? `${owner.player}/${owner.number}`
    : `${owner.name}/${owner.currency}/${owner.run}`
