import type { Key, Place, Records } from './kept.ts'
import type { Change, Shelf } from './shelf.ts'

const databaseName = 'fairhouse-evidence'
const places = ['streams', 'steps', 'refusals', 'keys'] as const satisfies readonly Place[]

/**
 * The browser's database: one for all tabs, game page and verifier alike.
 * @throws where the browser keeps nothing, as in some private windows.
 */
export async function databaseShelf(): Promise<Shelf> {
  const opening = indexedDB.open(databaseName, 1)
  opening.addEventListener('upgradeneeded', () => {
    for (const place of places) opening.result.createObjectStore(place)
  })
  const database = await done(opening)
  // Another tab wants to remove or to renew it: this page goes on without.
  database.addEventListener('versionchange', () => database.close())
  return {
    change(changes) {
      const transaction = database.transaction(places, 'readwrite')
      for (const change of changes) make(transaction, change)
      return ended(transaction)
    },
    all(place, beginning) {
      return done(storeOf(database, place).getAll(rangeOf(beginning)))
    },
    count(place, beginning) {
      return done(storeOf(database, place).count(rangeOf(beginning)))
    },
    remove(place, beginning) {
      const transaction = database.transaction(place, 'readwrite')
      transaction.objectStore(place).delete(rangeOf(beginning))
      return ended(transaction)
    },
  }
}

const storeOf = (database: IDBDatabase, place: Place): IDBObjectStore =>
  database.transaction(place).objectStore(place)

/** A list stands after every number and every text. */
const rangeOf = (beginning: Key): IDBKeyRange =>
  IDBKeyRange.bound([...beginning], [...beginning, []])

function make(transaction: IDBTransaction, change: Change): void {
  switch (change.place) {
    case 'streams':
      return put(transaction, change)
    case 'steps':
      return put(transaction, change)
    case 'refusals':
      return put(transaction, change)
    case 'keys':
      return put(transaction, change)
  }
}

function put<Name extends Place>(
  transaction: IDBTransaction,
  change: {
    readonly place: Name
    readonly key: Key
    next(kept: Records[Name] | null): Records[Name] | null
  },
): void {
  const store = transaction.objectStore(change.place)
  const key = [...change.key]
  const getting: IDBRequest<Records[Name] | undefined> = store.get(key)
  getting.addEventListener('success', () => {
    const value = change.next(getting.result ?? null)
    if (value !== null) store.put(value, key)
  })
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('nothing is kept')))
  })

const ended = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () =>
      reject(transaction.error ?? new Error('nothing was kept')),
    )
  })
