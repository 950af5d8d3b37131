import { z } from 'zod'
import { sumsUnderWay } from '#modules/cashier'
import { booksOfMeters, newestWins } from '#modules/jackpots'
import { differencesOf, newestReconciliations } from '#modules/payments'
import { owedToPlayers, sidesOfLedger } from '#modules/wallet'
import { isoTime } from '#platform/iso-time'
import { writeDeed } from '../deeds/write-deed.ts'
import type { BackofficeNeeds } from '../needs.ts'
import { noteOf } from '../note.ts'
import type { Answered, DeskRequest, DeskRoute } from '../route.ts'
import { dayPage, type ShownDifference } from './day-page.ts'
import { daysPage } from './days-page.ts'
import { jackpotsPage } from './jackpots-page.ts'
import { owedPage } from './owed-page.ts'
import { differenceName, resolveDeed, resolvedAmong, subjectOf } from './resolved.ts'

const dayMs = 24 * 60 * 60_000
const daysShown = 30
const winsShown = 50

/** What providers, players and jackpots come to, held against the books. */
export const bookRoutes = (needs: BackofficeNeeds): readonly DeskRoute[] => [
  {
    method: 'GET',
    path: '/desk/days',
    at: '/desk/days',
    right: null,
    answer: () => shownDays(needs),
  },
  {
    method: 'GET',
    path: '/desk/days/:day',
    at: '/desk/days',
    right: null,
    answer: (asked) => shownDay(needs, asked),
  },
  {
    method: 'POST',
    path: '/desk/days/:day/resolve',
    at: '/desk/days',
    right: 'settleBooks',
    confirms: 'settle a difference of the books',
    answer: (asked) => resolve(needs, asked),
  },
  {
    method: 'GET',
    path: '/desk/owed',
    at: '/desk/owed',
    right: null,
    answer: async () => {
      const { database } = needs
      const owed = await owedToPlayers(database)
      const [sides, underWay] = [await sidesOfLedger(database), await sumsUnderWay(database)]
      return { type: 'page', title: 'Owed to players', body: owedPage({ owed, sides, underWay }) }
    },
  },
  {
    method: 'GET',
    path: '/desk/jackpots',
    at: '/desk/jackpots',
    right: null,
    answer: async () => {
      const { database } = needs
      const meters = await booksOfMeters(database)
      const wins = [
        ...(await newestWins(database, 'USD', { limit: winsShown, before: null })),
        ...(await newestWins(database, 'CREDIT', { limit: winsShown, before: null })),
      ]
      return { type: 'page', title: 'Jackpots', body: jackpotsPage(meters, wins) }
    },
  },
]

const isDay = (text: string): boolean => z.iso.date().safeParse(text).success

async function shownDays({ database, clock }: BackofficeNeeds): Promise<Answered> {
  const since = isoTime(clock.now() - daysShown * dayMs).slice(0, 10)
  const made = await newestReconciliations(database, since)
  return { type: 'page', title: 'Days', body: daysPage(made) }
}

async function differencesNamed(
  { database }: BackofficeNeeds,
  day: string,
): Promise<ShownDifference[]> {
  const found = await differencesOf(database, day)
  const named = found.map((difference) => ({ name: differenceName(day, difference), difference }))
  const resolved = await resolvedAmong(
    database,
    named.map(({ name }) => name),
  )
  return named.map((one) => ({ ...one, resolved: resolved.get(one.name) ?? null }))
}

async function shownDay(
  needs: BackofficeNeeds,
  { params, present }: DeskRequest,
): Promise<Answered> {
  const { day = '' } = params
  if (!isDay(day)) return { type: 'none' }
  const made = await newestReconciliations(needs.database, day)
  const compared = made.filter((one) => one.day === day)
  if (compared.length === 0) return { type: 'none' }
  const differences = await differencesNamed(needs, day)
  const body = dayPage({ day, compared, differences, present })
  return { type: 'page', title: `Day ${day}`, body }
}

/** Writes down what somebody found out about a difference; the comparison itself stays as it came out. */
async function resolve(needs: BackofficeNeeds, asked: DeskRequest): Promise<Answered> {
  const { day = '' } = asked.params
  if (!isDay(day)) return { type: 'none' }
  const on = `/desk/days/${day}`
  const name = asked.form.get('difference') ?? ''
  const meant = (await differencesNamed(needs, day)).find((one) => one.name === name)
  if (!meant) return { type: 'none' }
  const note = noteOf(asked)
  if (note === null) return { type: 'said', on, said: 'noteMissing' }
  if (meant.resolved) return { type: 'said', on, said: 'alreadyResolved' }
  const { provider, kind, type, providerRef, payment, here, there } = meant.difference
  await needs.database.transaction((tx) =>
    writeDeed(tx, {
      at: needs.clock.now(),
      staff: asked.present.name,
      deed: resolveDeed,
      subject: subjectOf(name),
      facts: { day, provider, kind, type, providerRef, payment, here, there, note },
    }),
  )
  return { type: 'said', on, said: 'differenceResolved' }
}
