import { createHash } from 'node:crypto'
import { isoTime } from '#platform/iso-time'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { Present } from '../staff/sitting.ts'

/** A file for an authority. The deed keeps the grounds and the file's SHA-256, and is written before anybody has it. */
export async function madeFile(
  { database, clock }: Pick<BackofficeNeeds, 'database' | 'clock'>,
  { name: staff }: Pick<Present, 'name'>,
  made: {
    readonly deed: string
    readonly subject: string
    readonly grounds: string
    /** What the file's name begins with. */
    readonly name: string
    readonly told: unknown
  },
): Promise<{ readonly name: string; readonly content: string }> {
  const { deed, subject, grounds } = made
  const content = `${JSON.stringify(made.told, null, 2)}\n`
  const sha256 = createHash('sha256').update(content).digest('hex')
  const at = clock.now()
  await database.transaction((tx) =>
    writeDeed(tx, { at, staff, deed, subject, facts: { grounds, sha256 } }),
  )
  return { name: `${made.name}-${isoTime(at).slice(0, 10)}.json`, content }
}
