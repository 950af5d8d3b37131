import { systemClock } from '#platform/clock'
import type { Queryable } from '#platform/database'
import type { Checked } from '#platform/operator/audit-books'
import { moneyOfTime } from '#modules/wallet'
import { dayDifferences, storedFlows } from '../store/days.ts'
import { finishedDays, unfinishedDays } from '../store/finished-days.ts'
import { againMs, dayMs, dayOf, timeOfDay } from './utc-day.ts'

/** So many of the newest days that are over are held to the ledger each night; those before were when they were new. */
const daysHeld = 7
/** Whoever counts days has a day and some hours to finish one after its end: a house that was down catches up in that time. */
const lateMs = dayMs + 6 * 3_600_000
/** So many days that are not finished are told of one by one. */
const unfinishedTold = 31

const promises = {
  games: 'what reports tell of games is what moved between players and games',
  finished: 'days that are over are counted to their end',
  ledger: 'what reports tell of days that are over is what the ledger has of them',
} as const

/**
 * Holds the figures of reports together, and to the ledger.
 * @param now epoch milliseconds.
 * @returns what is broken, in sentences.
 */
export async function auditDays(
  on: Queryable,
  heard: (checked: Checked) => void,
  now: number = systemClock.now(),
): Promise<string[]> {
  const games = await looked(heard, promises.games, async () =>
    (await dayDifferences(on)).map(
      ({ day, money }) => `broken in the reports: games and ledger differ on ${day} (${money}).`,
    ),
  )
  const finished = await looked(heard, promises.finished, async () =>
    (
      await unfinishedDays(on, {
        againMs,
        limit: unfinishedTold,
        from: null,
        to: dayOf(now - lateMs - dayMs),
      })
    ).map((day) => `broken in the reports: ${day} is over and was not counted to its end.`),
  )
  const ledger = await looked(heard, promises.ledger, async () => {
    const broken = []
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const day of await finishedDays(on, { againMs, limit: daysHeld }))
      if ((await textOf(on, day)) !== textOfFlows(await storedFlows(on, day)))
        broken.push(`broken in the reports: ${day} is not what the ledger has of it.`)
    return broken
  })
  return [...games, ...finished, ...ledger]
}

async function looked(
  heard: (checked: Checked) => void,
  promise: string,
  look: () => Promise<string[]>,
): Promise<string[]> {
  const begun = performance.now()
  const broken = await look()
  heard({ promise, broken: broken.length > 0, ms: performance.now() - begun })
  return broken
}

const textOf = async (on: Queryable, day: string): Promise<string> =>
  textOfFlows(await moneyOfTime(on, timeOfDay(day)))

/** The same figures are the same text, in whatever order. */
const textOfFlows = (flows: Awaited<ReturnType<typeof storedFlows>>): string =>
  flows
    .map(({ money, reason, atGames, given, taken }) =>
      [money, reason, atGames, given, taken].join(),
    )
    .toSorted()
    .join('\n')
