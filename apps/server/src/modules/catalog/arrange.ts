import { type ArrangementBody, listOf } from '@fairhouse/contract/backoffice/arrangements'
import type { Database, Transaction } from '#platform/database'
import { type Along, changeCatalogue } from './change-catalogue.ts'
import { holdRevision } from './store/hold-revision.ts'
import {
  hasArrangement,
  insertArrangement,
  newestArrangements,
  setLiveArrangement,
  type StoredArrangement,
} from './store/arrangements.ts'

const versionsShown = 10

/** Where staff say how lists begin. A version is written once; which of them is live is a change of the catalogue. */
export interface Arranging {
  /** Of each list that was ever arranged the newest versions, the newest first. */
  all(): Promise<StoredArrangement[]>
  /** Writes the version after `after`; nobody sees it yet. False when that is not the newest. */
  save(body: ArrangementBody, after: number, also: Along): Promise<boolean>
  /** Shows a version at once; null: none. */
  show(
    list: number,
    version: number | null,
    also: Along,
  ): Promise<'shown' | 'soAlready' | 'notFound'>
}

export function arranging(needs: {
  readonly database: Database
  readonly by: string
  readonly changed: () => Promise<void>
}): Arranging {
  const { database, by, changed } = needs
  return {
    all: () => newestArrangements(database, versionsShown),
    save: (body, after, also) =>
      database.transaction(async (tx) => {
        // One writer at a time, as for whatever changes the catalogue; the revision itself does not move.
        await holdRevision(tx)
        const one = { list: listOf(body), version: after + 1, body, madeBy: by }
        if (!(await insertArrangement(tx, one))) return false
        await also(tx)
        return true
      }),
    show: async (list, version, also) => {
      const { outcome } = await changeCatalogue(database, by, async (tx) => {
        const shown = await showIn(tx, list, version)
        if (shown !== 'shown') return { change: null, outcome: shown }
        await also(tx)
        return { change: { type: 'arranged' as const, list, version }, outcome: shown }
      })
      if (outcome === 'shown') await changed()
      return outcome
    },
  }
}

async function showIn(
  tx: Transaction,
  list: number,
  version: number | null,
): Promise<Awaited<ReturnType<Arranging['show']>>> {
  if (version !== null && !(await hasArrangement(tx, list, version))) return 'notFound'
  return (await setLiveArrangement(tx, list, version)) ? 'shown' : 'soAlready'
}
