import { databaseShelf } from './database-shelf.ts'
import { createKeeper, type Keeper, type KeeperNeeds } from './keeper.ts'
import { memoryShelf } from './memory-shelf.ts'
import type { Shelf } from './shelf.ts'

/** Longest that the database is waited for, and that writing waits for an idle moment. */
const patienceMilliseconds = 1_000

let opened: Promise<Shelf> | null = null

/** The browser's shelf, one a page; where nothing may be kept, or not soon, one that lasts as long as the page. */
export function browserShelf(): Promise<Shelf> {
  opened ??= Promise.race([databaseShelf(), tooLong()]).catch(memoryShelf)
  return opened
}

/** Some browsers neither open a database nor say that they will not. */
const tooLong = (): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the database does not open')), patienceMilliseconds)
  })

/** Keeps for a player what the house shows on this page. */
export function openKeeping(needs: Pick<KeeperNeeds, 'login' | 'keys' | 'told'>): Keeper {
  const keeper = createKeeper({
    ...needs,
    shelf: browserShelf(),
    now: Date.now,
    later: whenIdle,
    failed: reportError,
  })
  addEventListener('pagehide', () => void keeper.flush())
  return keeper
}

/** Safari has no idle moments to tell of. */
const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(work, { timeout: patienceMilliseconds })
  } else setTimeout(work, patienceMilliseconds / 4)
}
