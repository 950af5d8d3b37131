import type { Database } from '../database.ts'
import { smallestUuidV7 } from '../ids.ts'
import { rowsOf } from '../rows.ts'
import type { Carrier } from './carrier.ts'
import { type StoredAway, storeAway } from './store-away.ts'
import { type Partition, takeOut } from './take-out.ts'

export interface ArchiveNeeds {
  readonly database: Database
  /** Where the files go. */
  readonly folder: string
  readonly carriers: readonly Carrier[]
  /** Epoch milliseconds. */
  readonly now: number
  /** Whole months that stay, besides the one under way. */
  readonly keepMonths: number
}

export interface Archived {
  readonly stored: readonly StoredAway[]
  /** Why the oldest period that might go, and thereby all after it, has to stay. */
  readonly staysBecause: readonly string[]
}

/**
 * Takes partitions out that ended so many months ago, the oldest first, and stores them away. A period that has to stay keeps
 * those after it: whoever carries sums forward counts on everything before them being gone.
 * @throws whatever the database or the disk says; asked again, it goes on where it stopped.
 */
export async function archive(needs: ArchiveNeeds): Promise<Archived> {
  const { database, folder, carriers } = needs
  let staysBecause: readonly string[] = []
  for (const [at, partitions] of byEnd(await old(needs))) {
    const before = { at: new Date(at), id: smallestUuidV7(at) }
    const taken = await takeOut(database, partitions, { carriers, before })
    if (taken.type === 'stays') staysBecause = taken.because
    if (taken.type !== 'taken') break
  }
  return { stored: await storeAway(database, folder), staysBecause }
}

const old = ({ database, now, keepMonths }: ArchiveNeeds): Promise<Partition[]> =>
  rowsOf<Partition>(database, statement, [now, -keepMonths])

const statement = `
  SELECT parent, partition, begins, ends FROM platform_partition
  WHERE goes AND ends <= platform_period('month', to_timestamp($1::bigint / 1000.0), $2::int)
  ORDER BY ends, parent`

/** Partitions that end together go together. */
function byEnd(partitions: readonly Partition[]): Map<number, Partition[]> {
  const groups = new Map<number, Partition[]>()
  for (const one of partitions) {
    const end = one.ends.getTime()
    groups.set(end, [...(groups.get(end) ?? []), one])
  }
  return groups
}
