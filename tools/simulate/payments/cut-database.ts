import type { Database } from '../../../apps/server/src/platform/database.ts'
import type { Choices } from '../time/choices.ts'

/** A process that was killed, as whoever waited for it sees it. */
export class Killed extends Error {
  override readonly name = 'Killed'
}

/** How often, in a million transactions, its process dies: before it, within it, and after its commit but before anybody hears of it. */
const deaths = 25_000

/** The database, from processes that die now and then until `calm` says that they no longer do. */
export function cutDatabase(database: Database, chance: Choices, calm: () => boolean): Database {
  const dies = (): boolean => !calm() && chance.perMillion(deaths)
  return {
    ...database,
    query: (text, values) => database.query(text, values),
    transaction: async (work) => {
      if (dies()) throw new Killed('before')
      const diesWithin = dies()
      const result = await database.transaction(async (tx) => {
        const done = await work(tx)
        if (diesWithin) throw new Killed('within')
        return done
      })
      if (dies()) throw new Killed('after')
      return result
    },
  }
}
