import type { Key, Place, Records } from './kept.ts'
import type { Change, Shelf } from './shelf.ts'

type Kept = { readonly [Name in Place]: Map<string, { key: Key; value: Records[Name] }> }

/** A shelf that lasts as long as the page: for browsers that keep nothing. */
export function memoryShelf(): Shelf {
  const kept: Kept = {
    streams: new Map(),
    steps: new Map(),
    refusals: new Map(),
    keys: new Map(),
  }
  const entriesOf = <Name extends Place>(place: Name, beginning: Key) =>
    [...kept[place].values()]
      .filter(({ key }) => beginning.every((part, index) => key[index] === part))
      .toSorted((one, other) => compareKeys(one.key, other.key))
  return {
    async change(changes) {
      for (const change of changes) make(kept, change)
    },
    async all(place, beginning) {
      return entriesOf(place, beginning).map(({ value }) => value)
    },
    async count(place, beginning) {
      return entriesOf(place, beginning).length
    },
    async remove(place, beginning) {
      for (const { key } of entriesOf(place, beginning)) kept[place].delete(JSON.stringify(key))
    },
  }
}

function make(kept: Kept, change: Change): void {
  switch (change.place) {
    case 'streams':
      return put(kept.streams, change)
    case 'steps':
      return put(kept.steps, change)
    case 'refusals':
      return put(kept.refusals, change)
    case 'keys':
      return put(kept.keys, change)
  }
}

function put<Value>(
  records: Map<string, { key: Key; value: Value }>,
  { key, next }: { readonly key: Key; next(kept: Value | null): Value | null },
): void {
  const name = JSON.stringify(key)
  const value = next(records.get(name)?.value ?? null)
  if (value !== null) records.set(name, { key, value })
}

/** As IndexedDB orders lists: part by part, numbers before texts, the shorter one first. */
function compareKeys(one: Key, other: Key): number {
  for (const [index, part] of one.entries()) {
    const against = other[index]
    if (against === undefined) return 1
    if (part === against) continue
    if (typeof part !== typeof against) return typeof part === 'number' ? -1 : 1
    return part < against ? -1 : 1
  }
  return one.length - other.length
}
