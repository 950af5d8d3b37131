import {
  type PaymentProvider,
  type PaymentToReconcile,
  paymentsToReconcile,
  type Status,
  type StatusQuestion,
} from '#modules/cashier'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { isoTime } from '#platform/iso-time'
import type { Log } from '#platform/log'
import type { Family } from '#platform/metrics/exposition'
import type { OpenedProvider } from '../provider-kind.ts'
import { compare, isSamePart, keyOf } from './compare.ts'
import { rowOfNews, type StatementRow } from './statement-row.ts'
import { insertReconciliation, type Reconciliation } from './store/insert-reconciliation.ts'
import { type NewestReconciliation, newestReconciliations } from './store/newest-reconciliations.ts'

interface ReconcilerNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly providers: readonly Told[]
}

interface Told extends Pick<OpenedProvider, 'statement' | 'proof'> {
  readonly provider: Pick<PaymentProvider, 'id' | 'status'>
}

/** Holds what providers tell of each day against payments and the ledger. */
export interface Reconciler {
  /** Compares every day that is over and was not compared whole yet, with every provider. May be called at any time. */
  reconcileDue(): Promise<void>
  /** Differences, and days that could not be compared, in sentences for an operator. */
  concerns(): Promise<readonly string[]>
  families(): Promise<readonly Family[]>
}

const dayMs = 24 * 60 * 60_000
/** A day is compared so long after its end: what happened last has reached us by then. */
const settleMs = 60 * 60_000
/** Days that are looked at again until they were compared whole. */
const daysBack = 7

export function createReconciler(needs: ReconcilerNeeds): Reconciler {
  const { database, clock, log, providers } = needs
  const firstDay = (): number => Math.floor(clock.now() / dayMs) * dayMs - daysBack * dayMs
  const newest = () => newestReconciliations(database, dayOf(firstDay()))
  /** Pages of health and metrics answer while the database cannot. */
  const told = () =>
    newest().catch((fault: unknown) => {
      log.warn({ err: fault }, 'comparisons with providers could not be read')
      return []
    })
  return {
    reconcileDue: async () => {
      const known = await newest()
      const whole = new Set(known.filter(({ silent }) => silent === 0).map(nameOf))
      for (let from = firstDay(); from + dayMs + settleMs <= clock.now(); from += dayMs)
        for (const one of providers) {
          const day = dayOf(from)
          if (whole.has(nameOf({ day, provider: one.provider.id }))) continue
          const made = await reconcileDay(database, one, from)
          await database.transaction((tx) => insertReconciliation(tx, made))
          const { provider, differences, silent } = made
          const facts = { provider, day, differences: differences.length, silent }
          if (differences.length > 0) log.error(facts, 'a provider and the house differ')
        }
    },
    concerns: async () => (await told()).flatMap(sentencesOf),
    families: async () => [
      {
        name: 'fairhouse_payment_differences',
        help: 'Payments of the last week about which a provider and the house differ.',
        type: 'gauge',
        isOfHouse: true,
        samples: (await told()).flatMap(({ provider, day, differences }) =>
          Object.entries(differences).map(([kind, value]) => ({
            labels: { provider, day, kind },
            value,
          })),
        ),
      },
    ],
  }
}

const dayOf = (ms: number): string => isoTime(ms).slice(0, 10)
const nameOf = ({ day, provider }: { readonly day: string; readonly provider: string }): string =>
  `${day} ${provider}`

/** @param from when the day begins, epoch milliseconds. */
async function reconcileDay(
  database: Database,
  { provider, statement, proof }: Told,
  from: number,
): Promise<Reconciliation> {
  const to = from + dayMs
  const told = statement ? await statement(from, to) : []
  const about = { provider: provider.id, day: dayOf(from) }
  if (told === null) return { ...about, payments: 0, silent: null, differences: [] }
  const read = (there: readonly StatementRow[]) =>
    paymentsToReconcile(database, { provider: provider.id, from, to, names: namesOf(there) })
  const isTold = toldIn(told)
  const untold = (await read(told)).filter((one) => one.isOfTime && !isTold(one))
  const ask = proof ?? ((question: StatusQuestion) => provider.status(question))
  const asked = await askOneByOne(ask, untold, { from, to })
  const lines = new Set(told.map(keyOf))
  const there = [...told, ...asked.rows.filter((row) => !lines.has(keyOf(row)))]
  const here = await read(there)
  const silent = new Set(asked.silent)
  const differences = compare(there, here, { silent, settledBefore: to })
  const payments = here.filter(({ isOfTime }) => isOfTime).length
  return { ...about, payments, silent: asked.silent.length, differences }
}

/** Whether a statement tells of a payment: by its own name there, or by ours. */
function toldIn(told: readonly StatementRow[]): (payment: PaymentToReconcile) => boolean {
  const byName = Map.groupBy(told, ({ type, providerRef }) => `${type} ${providerRef}`)
  const references = new Set(told.map(({ type, reference }) => `${type} ${reference}`))
  return (payment) => {
    const { type, providerRef, id } = payment
    const alike = byName.get(`${type} ${providerRef}`) ?? []
    return alike.some((row) => isSamePart(payment, row)) || references.has(`${type} ${id}`)
  }
}

const namesOf = (rows: readonly StatementRow[]): string[] =>
  rows.flatMap(({ providerRef, reference }) => [providerRef, ...(reference ? [reference] : [])])

/** Asks a provider about payments of which its statement says nothing. @returns ids of those of which it could not be asked, too. */
async function askOneByOne(
  ask: (question: StatusQuestion) => Promise<Status>,
  payments: readonly PaymentToReconcile[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<{ rows: StatementRow[]; silent: string[] }> {
  const silent: string[] = []
  const rows = new Map<string, StatementRow>()
  for (const payment of payments) {
    const answer = payment.question && (await ask(payment.question))
    if (answer?.type === 'unknown') silent.push(payment.id)
    if (answer?.type !== 'known') continue
    for (const news of answer.news) {
      const row = rowOfNews(news, null)
      const isOfDay = row.at >= from && row.at < to
      // A reversal is told of whatever is gone, also of what never counted: that is none of ours.
      if (isMeant(row, payment) || (isOfDay && news.type !== 'reversal')) rows.set(keyOf(row), row)
    }
  }
  return { rows: [...rows.values()], silent }
}

const isMeant = (row: StatementRow, { type, providerRef, id }: PaymentToReconcile): boolean =>
  row.type === type && (row.providerRef === providerRef || row.reference === id)

function sentencesOf({ day, provider, silent, differences }: NewestReconciliation): string[] {
  const kinds = Object.entries(differences).map(([kind, count]) => `${kind} ${count}`)
  const found =
    kinds.length > 0 ? [`On ${day} ${provider} and the house differ: ${kinds.join(', ')}.`] : []
  const asked =
    silent === null
      ? [`${provider} has not told its statement of ${day}; it is asked again.`]
      : silent > 0
        ? [`${provider} has not told of ${silent} payments of ${day}; it is asked again.`]
        : []
  return [...found, ...asked]
}
