import { item } from '../../../at.ts'
import { winsOf } from '../../../chances/wins.ts'
import type { Cycle } from './cycle.ts'
import { restOf } from './rest.ts'
import type { View } from './view.ts'

/** What is still running between two reels, as numbers in an order that is always the same. */
export type Running = readonly number[]

/** A pay rule that reads what reels show one after the other. */
export interface ReelReader {
  /** What runs before the first reel. */
  readonly start: Running
  /** No combination pays more units. */
  readonly most: number
  /** Reads a view: adds what still runs after it to `into`, and answers with what is settled, in units. The last reel settles everything. */
  read(reel: number, running: Running, view: View, into: number[]): number
}

/** Combinations by what they have come to: a key and units, packed into one number. */
type Reached = Map<number, number>

/** Combinations of the reels read so far, after which the same still runs. */
interface Group {
  readonly running: Running
  readonly reached: Reached
}

/**
 * Counts every combination of views, exactly. Combinations of the first reels after which the same still runs have the same
 * to come, so they are read on together; those after which nothing runs are counted at once for all views of the reels to come.
 */
export function countCycle(reader: ReelReader, views: readonly (readonly View[])[]): Cycle {
  const span = 2 ** Math.ceil(Math.log2(reader.most + 1))
  const rest = restOf(views)
  demandRoom(span, rest)
  const all: Reached = new Map()
  let groups: readonly Group[] = [{ running: reader.start, reached: new Map([[0, 1]]) }]
  for (const [reel, column] of views.entries()) {
    const { settled, next } = readReel(reader, { reel, column: distinct(column), groups, span })
    for (const [key, combinations] of item(rest, reel + 1)) {
      addShifted(all, settled, { by: key * span, weight: combinations })
    }
    groups = next
  }
  return unpacked(all, span)
}

interface ReelToRead {
  readonly reel: number
  readonly column: readonly View[]
  readonly groups: readonly Group[]
  readonly span: number
}

/** Reads a reel in every group: what is settled then, and the groups that go on. */
function readReel(
  reader: ReelReader,
  { reel, column, groups, span }: ReelToRead,
): { readonly settled: Reached; readonly next: readonly Group[] } {
  const settled: Reached = new Map()
  const next = new Map<string, Group>()
  const into: number[] = []
  for (const { running, reached } of groups) {
    const ended: Reached = new Map()
    for (const view of column) {
      into.length = 0
      const by = view.key * span + reader.read(reel, running, view, into)
      if (into.length === 0) {
        ended.set(by, (ended.get(by) ?? 0) + view.weight)
        continue
      }
      const name = into.join()
      const group = next.get(name) ?? { running: [...into], reached: new Map<number, number>() }
      next.set(name, group)
      addShifted(group.reached, reached, { by, weight: view.weight })
    }
    for (const [by, weight] of ended) addShifted(settled, reached, { by, weight })
  }
  return { settled, next: [...next.values()] }
}

function addShifted(
  sum: Reached,
  reached: Reached,
  { by, weight }: { readonly by: number; readonly weight: number },
): void {
  for (const [packed, combinations] of reached) {
    sum.set(packed + by, (sum.get(packed + by) ?? 0) + combinations * weight)
  }
}

/** The views of a reel, those that are alike joined. */
function distinct(column: readonly View[]): readonly View[] {
  const known = new Map<string, View>()
  for (const view of column) {
    const name = `${view.key}:${view.cells.join()}`
    const weight = (known.get(name)?.weight ?? 0) + view.weight
    known.set(name, { ...view, weight })
  }
  return [...known.values()]
}

function demandRoom(span: number, rest: readonly ReadonlyMap<number, number>[]): void {
  const most = item(rest, 0)
    .keys()
    .reduce((a, b) => Math.max(a, b), 0)
  if ((most + 1) * span > Number.MAX_SAFE_INTEGER) {
    throw new RangeError('too many special symbols for pays so great: their counts do not fit')
  }
}

/** Wins by key, the smallest first. */
function unpacked(all: Reached, span: number): Cycle {
  const keys = new Map<number, Map<number, bigint>>()
  for (const [packed, combinations] of [...all].toSorted(([a], [b]) => a - b)) {
    const key = Math.floor(packed / span)
    const counts = keys.get(key) ?? new Map<number, bigint>()
    keys.set(key, counts.set(packed % span, BigInt(combinations)))
  }
  return new Map(keys.entries().map(([key, counts]) => [key, winsOf(counts)]))
}
