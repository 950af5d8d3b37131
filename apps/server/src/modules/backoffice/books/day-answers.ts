import type {
  comparedDay,
  comparedDays,
  resolveDifference,
} from '@fairhouse/contract/backoffice/books'
import { differencesOf, newestReconciliations } from '#modules/payments'
import { isoTime } from '#platform/iso-time'
import type { StaffAnswer } from '../calls/staff-answer.ts'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { differenceName, resolveDeed, resolvedAmong, subjectOf } from './resolved.ts'

const dayMs = 24 * 60 * 60_000
const daysShown = 30

type Needs = Pick<BackofficeNeeds, 'database' | 'clock'>
type Made = Awaited<ReturnType<typeof newestReconciliations>>[number]

const shown = ({ day, provider, payments, silent, differences }: Made) => ({
  day,
  provider,
  payments,
  silent,
  differences: Object.entries(differences).map(([kind, count]) => ({ kind, count })),
})

/** What providers told of each day, held against payments and the ledger. */
export const tellDays =
  ({ database, clock }: Needs): StaffAnswer<typeof comparedDays> =>
  async () => {
    const since = isoTime(clock.now() - daysShown * dayMs).slice(0, 10)
    return { reply: { compared: (await newestReconciliations(database, since)).map(shown) } }
  }

export const tellDay =
  ({ database }: Needs): StaffAnswer<typeof comparedDay> =>
  async (_present, { day }) => {
    const compared = (await newestReconciliations(database, day)).filter((one) => one.day === day)
    if (compared.length === 0) return { refused: 'notFound' }
    const named = await differencesNamed(database, day)
    const resolved = await resolvedAmong(
      database,
      named.map(({ name }) => name),
    )
    return {
      reply: {
        compared: compared.map(shown),
        differences: named.map(({ name, found }) => {
          const { part, ...one } = found
          const by = resolved.get(name)
          return {
            name,
            provider: one.provider,
            kind: one.kind,
            type: one.type,
            providerRef: part === '' ? one.providerRef : `${one.providerRef ?? ''} ${part}`,
            payment: one.payment,
            here: one.here,
            there: one.there,
            resolved:
              by === undefined
                ? null
                : { staff: by.staff, at: isoTime(by.at.getTime()), note: by.note },
          }
        }),
      },
    }
  }

const differencesNamed = async (on: Needs['database'], day: string) =>
  (await differencesOf(on, day)).map((found) => ({ name: differenceName(day, found), found }))

/** Writes down what somebody found out about a difference; the comparison itself stays as it came out. */
export const resolveOne =
  ({ database, clock }: Needs): StaffAnswer<typeof resolveDifference> =>
  async ({ name: staff }, { day, name, note }) => {
    const meant = (await differencesNamed(database, day)).find((one) => one.name === name)
    if (!meant) return { refused: 'notFound' }
    if ((await resolvedAmong(database, [name])).has(name)) return { refused: 'decidedAlready' }
    const { provider, kind, type, providerRef, payment, here, there } = meant.found
    await database.transaction((tx) =>
      writeDeed(tx, {
        at: clock.now(),
        staff,
        deed: resolveDeed,
        subject: subjectOf(name),
        facts: { day, provider, kind, type, providerRef, payment, here, there, note },
      }),
    )
    return { reply: {} }
  }
