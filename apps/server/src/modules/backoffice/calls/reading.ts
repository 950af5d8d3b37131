import { accountsOf } from '#modules/identity'
import { playerId } from '#platform/ids'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import type { Present } from '../staff/sitting.ts'
import type { Recorded } from '../together.ts'

/** Writes down that somebody reads something, before it is shown. */
export const recordReading = (
  { database, clock }: Pick<BackofficeNeeds, 'database' | 'clock'>,
  { name }: Pick<Present, 'name'>,
  read: Recorded,
): Promise<void> =>
  database.transaction((tx) => writeDeed(tx, { at: clock.now(), staff: name, ...read }))

/** The same of a player's data that a payment, a case or a complaint shows. */
export const recordPlayer = (
  needs: Pick<BackofficeNeeds, 'database' | 'clock'>,
  present: Pick<Present, 'name'>,
  { player, part, of }: { readonly player: number; readonly part: string; readonly of: string },
): Promise<void> =>
  recordReading(needs, present, {
    deed: 'readPlayer',
    subject: `player ${player}`,
    facts: { part, of },
  })

/** The same of a queue; whom it showed stands in the queue. */
export const recordQueue = (
  needs: Pick<BackofficeNeeds, 'database' | 'clock'>,
  present: Pick<Present, 'name'>,
  { queue, shown }: { readonly queue: string; readonly shown: number },
): Promise<void> =>
  recordReading(needs, present, { deed: 'listQueue', subject: queue, facts: { shown } })

/** By which names these players sign in. */
export async function loginsOf(
  { database }: Pick<BackofficeNeeds, 'database'>,
  rows: readonly { readonly player: number }[],
): Promise<(player: number) => string> {
  const accounts = await accountsOf(database, [
    ...new Set(rows.map(({ player }) => playerId(player))),
  ])
  const logins = new Map<number, string>(accounts.map(({ player, login }) => [player, login]))
  return (player) => logins.get(player) ?? ''
}
