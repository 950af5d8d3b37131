import { ownStudio } from '@fairhouse/contract/entities/provider'
import { gamesOfTime } from '#modules/play'
import { providerGamesOfTime } from '#modules/providers'
import { roomsOfTime } from '#modules/rooms'
import { moneyOfTime } from '#modules/wallet'
import type { Database, Transaction } from '#platform/database'
import { type CountedFlow, type CountedGame, saveDay } from '../store/days.ts'
import { unfinishedDays } from '../store/finished-days.ts'
import { againMs, dayMs, dayOf, timeOfDay } from './utc-day.ts'

/** Counts a day anew from what was kept of it. Doing it twice changes nothing. @param now epoch milliseconds. */
export function countDay(database: Database, day: string, now: number): Promise<void> {
  return database.transaction(async (tx) => {
    // One moment for both halves: what is bet meanwhile is in neither.
    await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ')
    await saveDay(tx, { day, now, games: await gamesOf(tx, day), flows: await flowsOf(tx, day) })
  })
}

/** What of each game moved in a day, wherever it is played. */
async function gamesOf(tx: Transaction, day: string): Promise<CountedGame[]> {
  const time = timeOfDay(day)
  const own = await gamesOfTime(tx, time)
  const provided = await providerGamesOfTime(tx, time)
  const rooms = await roomsOfTime(tx, time)
  return [
    ...own.map((one) => ({ ...one, source: 'own' as const, provider: ownStudio })),
    ...provided.map((one) => ({ ...one, source: 'provider' as const, squares: '0' })),
    ...rooms.map((one) => ({
      ...one,
      source: 'room' as const,
      provider: ownStudio,
      squares: '0',
    })),
  ]
}

/** What moved in a day, as the ledger has it. */
const flowsOf = (tx: Transaction, day: string): Promise<readonly CountedFlow[]> =>
  moneyOfTime(tx, timeOfDay(day))

/** So many days that are over are counted in a turn: after a long silence it takes several, and today does not wait for them. */
const daysATurn = 7

/** Counts today, and days that are over of which something may be missing: yesterday for a while, and those on which nobody counted to the end. */
export async function countRecentDays(database: Database, now: number): Promise<void> {
  await countDay(database, dayOf(now), now)
  const behind = await unfinishedDays(database, {
    againMs,
    limit: daysATurn,
    // A house that is new counts the day that has just ended too.
    from: dayOf(now - againMs),
    to: dayOf(now - dayMs),
  })
  // oxlint-disable-next-line no-await-in-loop -- one day at a time: players bet meanwhile
  for (const day of behind) await countDay(database, day, now)
}
