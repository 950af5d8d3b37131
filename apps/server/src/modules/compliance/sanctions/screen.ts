import { createHash } from 'node:crypto'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { raiseFlag } from '../flags/store/raise-flag.ts'
import type { PersonName } from '../needs.ts'
import type { Search } from './search.ts'
import { insertScreening } from './store/insert-screening.ts'

/** Whom or what to look for. */
export interface Subject {
  readonly person?: PersonName
  readonly address?: string | null
}

/**
 * Looks a player and an address up in the lists, writes down that it was done, and raises a flag for every find: people decide, and the
 * player hears nothing of it.
 */
export async function screen(
  { search, nowMs }: { readonly search: Search; readonly nowMs: number },
  tx: Transaction,
  player: PlayerId,
  { person, address = null }: Subject,
): Promise<void> {
  const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ')
  const wanted = [
    ...(name === '' ? [] : [{ subject: 'person', text: name, hits: search.person(name) } as const]),
    ...(address === null
      ? []
      : [{ subject: 'address', text: address, hits: search.address(address) } as const]),
  ]
  for (const { subject, text, hits } of wanted) {
    const sha256 = createHash('sha256').update(text).digest()
    await insertScreening(tx, player, { subject, sha256, lists: search.lists, hits, nowMs })
    for (const hit of hits)
      await raiseFlag(
        tx,
        player,
        {
          kind: 'sanctions',
          find: `${subject} ${hit.list} ${hit.ref}`,
          facts: { subject, ...hit },
        },
        nowMs,
      )
  }
}
