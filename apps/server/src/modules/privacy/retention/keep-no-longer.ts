import { isoTime } from '#platform/iso-time'
import { dayMs } from '../erasure/kept-until.ts'
import type { PlayerId } from '#platform/ids'
import type { Holding } from '#platform/personal-data/holding'
import type { PrivacyNeeds } from '../needs.ts'
import { insertErasure } from '../store/erasures.ts'
import { addGone, finishedOn } from '../store/retention.ts'

const rowsAtOnce = 1_000
/** As the table names closed accounts that are emptied. */
const closedAccounts = 'closed accounts'

/**
 * Once a day (UTC): removes what is older than its kind is kept, and has accounts erased that were closed so long ago. Whatever went is written down in the
 * transaction in which it went, so a turn that is cut short goes on without counting anything twice.
 */
export async function keepNoLonger(needs: PrivacyNeeds): Promise<void> {
  const now = needs.clock.now()
  const day = isoTime(now).slice(0, 10)
  const finished = await finishedOn(needs.database, day)
  for (const holding of needs.holdings()) {
    if (holding.expire === undefined || finished.has(holding.name)) continue
    const { name, kind, expire } = holding
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that play is not slowed down
    await goThrough(needs, { day, name, kind, before: now - needs.keeps[kind] * dayMs }, expire)
  }
  if (finished.has(closedAccounts)) return
  const before = now - needs.keeps.identity * dayMs
  await goThrough(
    needs,
    { day, name: closedAccounts, kind: 'identity', before },
    beginErasures(needs, now),
  )
}

/** Has accounts erased page by page, to the last one: those that were begun on another day and wait for something are passed over. */
function beginErasures(
  { closedBefore }: PrivacyNeeds,
  now: number,
): NonNullable<Holding['expire']> {
  let after: PlayerId | null = null
  return async (tx, before, most) => {
    let begun = 0
    let page: readonly PlayerId[]
    do {
      // oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
      page = await closedBefore(tx, before, { after, limit: most - begun })
      for (const player of page) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        if (await insertErasure(tx, player, { cause: 'time', at: now, dueAt: now })) begun += 1
        after = player
      }
    } while (page.length > 0 && begun < most)
    return begun
  }
}

async function goThrough(
  { database, clock }: PrivacyNeeds,
  of: {
    readonly day: string
    readonly name: string
    readonly kind: Holding['kind']
    readonly before: number
  },
  expire: NonNullable<Holding['expire']>,
): Promise<void> {
  let rows: number
  do {
    // oxlint-disable-next-line no-await-in-loop -- until nothing is left
    rows = await database.transaction(async (tx) => {
      const gone = await expire(tx, of.before, rowsAtOnce)
      const finishedAt = gone < rowsAtOnce ? clock.now() : null
      await addGone(tx, { day: of.day, holding: of.name }, { ...of, rows: gone, finishedAt })
      return gone
    })
  } while (rows === rowsAtOnce)
}
