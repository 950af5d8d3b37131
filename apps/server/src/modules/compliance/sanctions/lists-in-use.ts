import type { Log } from '#platform/log'
import { inventedLists, loadLists } from './load-lists.ts'
import { openSearch, type Search } from './search.ts'

/** The lists as they are now. */
export interface ListsInUse {
  readonly search: () => Search
  /** Reads the folder anew: an operator puts new editions there. */
  readonly load: () => Promise<void>
  /** What an operator should look at, in sentences. */
  readonly concerns: () => readonly string[]
}

/** @param needs.folder where an operator puts the files of lists; null: the invented ones of a demo. */
export function openLists({
  folder,
  demo,
  log,
}: {
  readonly folder: string | null
  readonly demo: boolean
  readonly log: Log
}): ListsInUse {
  let search = openSearch([])
  let sentences: readonly string[] = []
  const from = folder ?? (demo ? inventedLists : null)
  return {
    search: () => search,
    concerns: () => sentences,
    load: async () => {
      if (from === null) {
        sentences = ['No list of sanctions is looked at: SANCTIONS_DIR is not set.']
        return
      }
      const { lists, unread } = await loadLists(from)
      search = openSearch(lists)
      sentences = [
        ...unread.map(
          ({ name, why }) => `The list of sanctions ${name} could not be read: ${why}.`,
        ),
        ...(lists.length === 0 ? [`No list of sanctions lies in ${from}.`] : []),
      ]
      for (const sentence of sentences) log.warn(sentence)
    },
  }
}
