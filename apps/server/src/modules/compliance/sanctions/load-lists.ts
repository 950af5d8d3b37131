import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SanctionsList } from './list.ts'
import { readList } from './read-list.ts'

/** People and addresses that nobody is called or has: for a demo and for tests. */
export const inventedLists = fileURLToPath(new URL('invented/', import.meta.url))

/** A file that could not be read as a list, and why. */
export interface UnreadList {
  readonly name: string
  readonly why: string
}

/** Reads every list of a folder; one that cannot be read keeps none of the others back. */
export async function loadLists(
  folder: string,
): Promise<{ readonly lists: SanctionsList[]; readonly unread: UnreadList[] }> {
  const lists: SanctionsList[] = []
  const unread: UnreadList[] = []
  const files = (await readdir(folder)).filter((name) => /\.(csv|xml)$/i.test(name)).toSorted()
  for (const name of files) {
    const bytes = await readFile(join(folder, name))
    const edition = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
    try {
      lists.push({ name, edition, entries: readList(bytes.toString('utf8')) })
    } catch (fault) {
      unread.push({ name, why: fault instanceof Error ? fault.message : String(fault) })
    }
  }
  return { lists, unread }
}
