import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { jackpots } from '@fairhouse/contract/calls/jackpots'
import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { MeterAmount } from '@fairhouse/contract/realtime'
import type { Answers } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { derivedKey } from '#platform/derived-key'
import type { Family } from '#platform/metrics/exposition'
import { createBook, type MeterBook } from './book.ts'
import { meterFamilies } from './meter-families.ts'
import { openMeters } from './open-meters.ts'
import { orphanedMeters } from './orphaned.ts'
import { showChain } from './show-chain.ts'
import { showJackpots, type ShowNeeds } from './show-jackpots.ts'
import { meterHoldings } from './store/meter-holdings.ts'
import { meterAmounts } from './store/shown-meters.ts'
import { termsByMeter } from './terms-of.ts'

export interface JackpotsNeeds extends Pick<ShowNeeds, 'maskedLogins'> {
  readonly database: Database
  readonly clock: Clock
  /** The house's secret; 32 bytes, the same on every node. */
  readonly seedKey: Uint8Array
  /** Titles that are offered, with their jackpots. */
  readonly titles: readonly { readonly uri: string; readonly jackpots: readonly JackpotTerms[] }[]
}

/** Meters of progressive jackpots. */
export interface Jackpots {
  readonly answers: Answers<'jackpots' | 'meterChain'>
  /** What the call of that name answers, for pages. */
  show(asked: BodyOf<typeof jackpots>): Promise<ReplyOf<typeof jackpots>>
  readonly book: MeterBook
  /** What all meters of games that are offered show now, in every currency. */
  amounts(): Promise<readonly MeterAmount[]>
  /** What an operator should look at. */
  concerns(): Promise<readonly string[]>
  families(): Promise<readonly Family[]>
  /** Opens meters that are not there yet; before the first bet. */
  start(): Promise<void>
}

/** @throws Error when two titles name one meter with different terms. */
export function createJackpots(needs: JackpotsNeeds): Jackpots {
  const { database, clock, seedKey, titles, maskedLogins } = needs
  const key = derivedKey(seedKey, 'jackpot triggers')
  const terms = termsByMeter(titles.map(({ jackpots }) => jackpots))
  const gamesAt = new Map(
    [...terms.keys()].map((meter) => [
      meter,
      titles
        .filter(({ jackpots }) => jackpots.some((one) => one.meter === meter))
        .map(({ uri }) => uri),
    ]),
  )
  const show: Jackpots['show'] = (asked) => showJackpots({ database, gamesAt, maskedLogins }, asked)
  return {
    answers: {
      jackpots: async (_ask, body) => ({ reply: await show(body) }),
      meterChain: (_ask, body) => showChain(database, body),
    },
    show,
    amounts: () => meterAmounts(database, [...gamesAt.keys()]),
    concerns: async () => orphanedMeters(await meterHoldings(database), new Set(terms.keys())),
    // A database that is away is told of elsewhere, and must not take all other metrics with it.
    families: async () => meterFamilies(await meterHoldings(database).catch(() => null)),
    book: createBook({ key, now: () => clock.now(), terms }),
    start: () => openMeters(database, { key, terms: terms.values(), now: clock.now() }),
  }
}
