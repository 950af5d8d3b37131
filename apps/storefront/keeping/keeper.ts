import type { Fairness } from '@fairhouse/contract/entities/fairness'
import type { ReceiptKey, SealedRefusal, SealedStep } from '@fairhouse/contract/entities/receipt'
import { refusalChange, showingChange, stepChanges } from './changes.ts'
import { type Contradiction, contradictionsOf } from './contradictions.ts'
import { type News, newKeys } from './new-keys.ts'
import type { Change, Shelf } from './shelf.ts'
import { trim } from './trim.ts'

/** Keeps what the house shows to one player, and tells when that does not fit what it showed before. */
export interface Keeper {
  /** The house showed this of the stream in use. Resolves when it is kept, or cannot be. */
  showed(fairness: Fairness): Promise<void>
  /** A receipt came. It is kept when the page has nothing better to do. */
  took(sealed: SealedStep): void
  tookRefusal(sealed: SealedRefusal): void
  /** Keeps at once what waits. */
  flush(): Promise<void>
  /** What does not fit together in what was shown so far. */
  contradictions(): Promise<readonly Contradiction[]>
}

export interface KeeperNeeds {
  readonly login: string
  readonly shelf: Promise<Shelf>
  readonly now: () => number
  /** Calls when there is time for it. */
  readonly later: (work: () => void) => void
  /** The house's keys as it tells them now; null when it cannot be asked. */
  readonly keys: () => Promise<readonly ReceiptKey[] | null>
  /** Hears of contradictions, and of keys that are new. */
  readonly told: (news: readonly News[]) => void
  /** Something could not be kept. */
  readonly failed: (fault: unknown) => void
}

export function createKeeper(needs: KeeperNeeds): Keeper {
  const { login, now } = needs
  let waiting: Change[] = []
  let found: Contradiction[] = []
  let touched = new Set<number>()
  let fingerprints = new Set<string>()
  let isDue = false
  let work = Promise.resolve()
  needs.later(() => void needs.shelf.then((shelf) => trim(shelf, login)).catch(needs.failed))

  const tell = once(needs.told)
  const write = async (): Promise<void> => {
    const [changes, keys] = [waiting, fingerprints]
    ;[waiting, fingerprints, isDue] = [[], new Set(), false]
    const shelf = await needs.shelf
    await makeWithRoom(shelf, login, changes)
    const [streams, among] = [touched, found]
    ;[touched, found] = [new Set(), []]
    const known = streams.size > 0 ? await shelf.all('streams', [login]) : []
    const against = contradictionsOf(known).filter(({ stream }) => streams.has(stream))
    tell([...against, ...among, ...(await newKeys(shelf, needs, keys))])
  }
  const flush = (): Promise<void> => {
    // What cannot be kept costs the evidence, never the game.
    work = work.then(write).catch(needs.failed)
    return work
  }
  const due = (...changes: readonly Change[]): void => {
    waiting.push(...changes)
    if (isDue) return
    isDue = true
    needs.later(() => void flush())
  }
  return {
    showed(fairness) {
      waiting.push(showingChange(login, fairness, now(), (stream) => touched.add(stream)))
      return flush()
    },
    took(sealed) {
      fingerprints.add(sealed.seal.key)
      due(...stepChanges(login, sealed, (contradiction) => found.push(contradiction)))
    },
    tookRefusal(sealed) {
      fingerprints.add(sealed.seal.key)
      due(refusalChange(login, sealed))
    },
    flush,
    async contradictions() {
      await work
      const shelf = await needs.shelf
      return contradictionsOf(await shelf.all('streams', [login]))
    },
  }
}

/** Every round of a stream that contradicts says the same: it is told once. */
function once(told: KeeperNeeds['told']): KeeperNeeds['told'] {
  const before = new Set<string>()
  return (news) => {
    const fresh = news.filter((one) => {
      const name = JSON.stringify(one)
      const isFresh = !before.has(name)
      before.add(name)
      return isFresh
    })
    if (fresh.length > 0) told(fresh)
  }
}

/** A full browser gives up what was verified, or is oldest, before what is new. */
async function makeWithRoom(
  shelf: Shelf,
  login: string,
  changes: readonly Change[],
): Promise<void> {
  if (changes.length === 0) return
  try {
    await shelf.change(changes)
  } catch (fault) {
    if (!(fault instanceof DOMException) || fault.name !== 'QuotaExceededError') throw fault
    await trim(shelf, login, { steps: 0, refusals: 0 })
    await shelf.change(changes)
  }
}
