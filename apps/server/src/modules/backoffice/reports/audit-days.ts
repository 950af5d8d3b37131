import type { Queryable } from '#platform/database'
import type { Checked } from '#platform/operator/audit-books'
import { moneyOfTime } from '#modules/wallet'
import { dayDifferences, finishedDays, storedFlows } from '../store/days.ts'
import { timeOfDay } from './utc-day.ts'

/** So many of the newest days that are over are held to the ledger each night; those before were when they were new. */
const daysHeld = 7

const promises = {
  games: 'what reports tell of games is what moved between players and games',
  ledger: 'what reports tell of days that are over is what the ledger has of them',
} as const

/** Holds the figures of reports together, and to the ledger. @returns what is broken, in sentences. */
export async function auditDays(
  on: Queryable,
  heard: (checked: Checked) => void,
): Promise<string[]> {
  const games = await looked(heard, promises.games, async () =>
    (await dayDifferences(on)).map(
      ({ day, money }) => `broken in the reports: games and ledger differ on ${day} (${money}).`,
    ),
  )
  const ledger = await looked(heard, promises.ledger, async () => {
    const broken = []
    // oxlint-disable-next-line no-await-in-loop -- one connection
    for (const day of await finishedDays(on, daysHeld))
      if ((await textOf(on, day)) !== textOfFlows(await storedFlows(on, day)))
        broken.push(`broken in the reports: ${day} is not what the ledger has of it.`)
    return broken
  })
  return [...games, ...ledger]
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
