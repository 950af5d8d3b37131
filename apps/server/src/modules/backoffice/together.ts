import type { Transaction } from '#platform/database'
import { writeDeed } from './deeds/write-deed.ts'
import type { BackofficeNeeds } from './needs.ts'
import type { Sitting } from './frame.ts'

/** A deed as it is written down with what it does. */
export interface Recorded {
  readonly deed: string
  readonly subject: string
  readonly facts: Readonly<Record<string, string | number | boolean | null>>
}

/** Does something with its record, in one transaction, or nothing at all. @param work false: nothing was to do. */
export function together(
  { database, clock }: Pick<BackofficeNeeds, 'database' | 'clock'>,
  { name }: Pick<Sitting, 'name'>,
  recorded: Recorded,
  work: (tx: Transaction) => Promise<boolean>,
): Promise<boolean> {
  return database.transaction(async (tx) => {
    if (!(await work(tx))) return false
    await writeDeed(tx, { at: clock.now(), staff: name, ...recorded })
    return true
  })
}
