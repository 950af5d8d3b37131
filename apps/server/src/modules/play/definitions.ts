import type { Title } from '#modules/catalog'
import type { Database } from '#platform/database'
import { definitionId } from './store/definition-id.ts'

/** Numbers of the rules that are played here. */
export interface Definitions {
  of(title: Title): Promise<number>
}

export function createDefinitions(database: Database): Definitions {
  const known = new Map<Title, Promise<number>>()
  return {
    of: (title) => {
      const earlier = known.get(title)
      if (earlier) return earlier
      const asked = definitionId(database, title)
      known.set(title, asked)
      // Whoever comes after a fault asks again.
      asked.catch(() => known.delete(title))
      return asked
    },
  }
}
