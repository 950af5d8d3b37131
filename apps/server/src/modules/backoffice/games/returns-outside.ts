import type { Catalog } from '#modules/catalog'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { dayMs, dayOf } from '../reports/utc-day.ts'
import { betsOfGames } from '../store/bets-of-games.ts'
import { bandOf, rare } from './band.ts'
import { knownGames } from './known-games.ts'

const latelyDays = 30
/** Of fewer bets a single large win may be most of what was won. */
const fewest = 100_000
/** Days are counted anew about as often. */
const anewEveryMs = 10 * 60_000

interface Needs {
  readonly database: Database
  readonly clock: Clock
  readonly catalog: Catalog
}

/**
 * A sentence for each game whose return of thirty days lies where hardly an honest one does. Where players' choices count, or a part of the return
 * lies in jackpots, only what is above: who plays badly gets less, and jackpots are won when they are won.
 */
export async function returnsOutside({ database, clock, catalog }: Needs): Promise<string[]> {
  const now = clock.now()
  const period = { from: dayOf(now - (latelyDays - 1) * dayMs), to: dayOf(now) }
  const bets = new Map((await betsOfGames(database, period)).map((one) => [one.gameId, one]))
  const games = await knownGames(catalog, catalog.desk('the house'))
  return games.flatMap(({ id, name, theory, dependsOnChoices, hasJackpots }) => {
    const counted = bets.get(id)
    const band = counted && theory && bandOf(counted, theory, rare)
    if (!counted || !band || counted.bets < fewest) return []
    const actual = counted.won / counted.staked
    const mayBeLess = dependsOnChoices || hasJackpots
    const isOutside = actual > band.high || (actual < band.low && !mayBeLess)
    return isOutside
      ? [
          `${name} has returned ${percent(actual)} of its bets in thirty days, which is not between ${percent(band.low)} and ${percent(band.high)}: stop it and look (docs/runbooks/fairness.md)`,
        ]
      : []
  })
}

/** The same, worked out anew every ten minutes: whoever asks how the house is asks often. */
export function watchReturns(needs: Needs): () => Promise<readonly string[]> {
  let known: { readonly at: number; readonly sentences: Promise<readonly string[]> } | null = null
  return () => {
    const now = needs.clock.now()
    if (known === null || now - known.at >= anewEveryMs)
      known = { at: now, sentences: returnsOutside(needs) }
    return known.sentences
  }
}

const percent = (part: number): string => `${(part * 100).toFixed(2)} %`
