import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { dayOf } from '#platform/iso-time'
import type { Log } from '#platform/log'
import type { Connections } from '../connections.ts'
import type { Connection, Dialect, ToldTransaction } from '../dialect.ts'
import { hasSessionOf } from '../store/has-session-of.ts'
import { insertReconciliation } from '../store/insert-reconciliation.ts'
import {
  type NewestReconciliation,
  newestReconciliations,
} from '../store/newest-reconciliations.ts'
import { ourTransactions } from '../store/our-transactions.ts'
import { compare } from './compare.ts'

interface ReconcilerNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly connections: Connections
  readonly dialectOf: (name: string) => Dialect
}

/** Holds what providers have of each day against what was taken here. */
export interface Reconciler {
  /** Compares every day that is over and was not compared yet, with everybody who is connected. May be called at any time. */
  reconcileDue(): Promise<void>
  /** Differences, and days that were not told, in sentences for an operator. */
  concerns(): Promise<readonly string[]>
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
/** A day is compared so long after its end: what was on its way then has come. */
const settleMs = hourMs
/** Days that are looked at again until they were told. */
const daysBack = 7
/** What one side had so long before midnight the other may have had after it. */
const slackMs = 15 * 60_000

export function createReconciler(needs: ReconcilerNeeds): Reconciler {
  const { database, clock, log, connections } = needs
  const firstDay = (): number => Math.floor(clock.now() / dayMs) * dayMs - daysBack * dayMs
  const newest = () => newestReconciliations(database, dayOf(firstDay()))
  return {
    reconcileDue: async () => {
      const known = await newest()
      const done = new Set(known.filter(({ compared }) => compared !== null).map(nameOf))
      for (const connection of connections.all) {
        // Of whom nobody ever played a game there is nothing to be asked, and he is not woken for it.
        // oxlint-disable-next-line no-await-in-loop -- one after the other, at night
        if (!(await hasSessionOf(database, connection.name))) continue
        for (let from = firstDay(); from + dayMs + settleMs <= clock.now(); from += dayMs) {
          const about = { connection: connection.name, day: dayOf(from) }
          if (done.has(nameOf(about))) continue
          // oxlint-disable-next-line no-await-in-loop -- one after the other, at night
          const found = await compareDay(needs, connection, from)
          // oxlint-disable-next-line no-await-in-loop -- one after the other, at night
          await insertReconciliation(database, { ...about, ...found, at: clock.now() })
          if (found.differences.length > 0)
            log.error(
              { ...about, differences: found.differences.length },
              'a provider of games and the house differ',
            )
        }
      }
    },
    concerns: async () => (await newest()).flatMap(sentencesOf),
  }
}

/** @param from when the day begins, epoch milliseconds. */
async function compareDay(needs: ReconcilerNeeds, connection: Connection, from: number) {
  const to = from + dayMs
  const dialect = needs.dialectOf(connection.dialect)
  const told = await toldOf(dialect, connection, { from, to })
  if (told === null) return { compared: null, differences: [] }
  const refs = told.map(({ ref }) => ref)
  const which = { connection: connection.name, kinds: dialect.listed, refs, from, to }
  const ours = await ourTransactions(needs.database, which)
  return {
    compared: new Set([...refs, ...ours.map(({ ref }) => ref)]).size,
    differences: compare(told, ours),
  }
}

/** Hour by hour, so that no answer is too long, with what lies around the day. */
async function toldOf(
  dialect: Dialect,
  connection: Connection,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly (ToldTransaction & { readonly isOfTime: boolean })[] | null> {
  const hours = Array.from({ length: dayMs / hourMs }, (_, hour) => from + hour * hourMs)
  const spans = [
    { from: from - slackMs, to: from, isOfTime: false },
    ...hours.map((hour) => ({ from: hour, to: hour + hourMs, isOfTime: true })),
    { from: to, to: to + slackMs, isOfTime: false },
  ]
  const all: (ToldTransaction & { readonly isOfTime: boolean })[] = []
  for (const span of spans) {
    // oxlint-disable-next-line no-await-in-loop -- a provider is not asked for a whole day at once
    const told = await dialect.transactions(connection, span.from, span.to)
    if (told === null) return null
    all.push(...told.map((one) => ({ ...one, isOfTime: span.isOfTime })))
  }
  return all
}

const nameOf = ({ day, connection }: { readonly day: string; readonly connection: string }) =>
  `${day} ${connection}`

function sentencesOf({ day, connection, compared, kinds }: NewestReconciliation): string[] {
  if (compared === null)
    return [`${connection} has not told its transactions of ${day}; it is asked again.`]
  const counts = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`)
  return counts.length > 0
    ? [`On ${day} ${connection} and the house differ: ${counts.join(', ')}.`]
    : []
}
