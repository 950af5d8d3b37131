import type { BodyOf, ReplyOf } from '@fairhouse/contract/call'
import type { jackpots } from '@fairhouse/contract/calls/jackpots'
import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { Answers } from '#platform/answer'
import type { Clock } from '#platform/clock'
import type { Currency } from '@fairhouse/money'
import type { Database, Queryable } from '#platform/database'
import type { Log } from '#platform/log'
import { type Family, ofHouse } from '#platform/metrics/exposition'
import { frameNumbers } from '#platform/realtime/numbers'
import type { Topic } from '#platform/realtime/topic'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { createBook, type MeterBook } from './book.ts'
import { createJackpotDesk, type JackpotDesk } from './jackpot-desk.ts'
import { meterFamilies } from './meter-families.ts'
import { createMetersTopic } from './meters-topic.ts'
import { openMeters } from './open-meters.ts'
import { orphanedMeters } from './orphaned.ts'
import { showChain } from './show-chain.ts'
import { showJackpots, type ShowNeeds } from './show-jackpots.ts'
import { meterHoldings } from './store/meter-holdings.ts'
import { largestMeter, meterAmounts } from './store/shown-meters.ts'
import { termsByMeter } from './terms-of.ts'

export interface JackpotsNeeds extends Pick<ShowNeeds, 'loginsForOthers'> {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Keeps the secrets of meters sealed. */
  readonly seeds: SeedKeeper
  /** Titles that are offered, with their jackpots. */
  readonly titles: readonly { readonly uri: string; readonly jackpots: readonly JackpotTerms[] }[]
}

/** Meters of progressive jackpots. */
export interface Jackpots {
  readonly answers: Answers<'jackpots' | 'meterChain'>
  /** What the call of that name answers, for pages. */
  show(asked: BodyOf<typeof jackpots>): Promise<ReplyOf<typeof jackpots>>
  /** The most that a meter of a game that is offered shows in a currency, in minor units; 0: there is none. */
  largest(on: Queryable, currency: Currency): Promise<number>
  readonly book: MeterBook
  readonly desk: JackpotDesk
  /** What browsers can follow: what all meters of games that are offered show, in every currency. */
  readonly topics: readonly Topic[]
  /** What an operator should look at. */
  concerns(): Promise<readonly string[]>
  families(): Promise<readonly Family[]>
  /** Opens meters that are not there yet; before the first bet. */
  start(): Promise<void>
}

/** @throws Error when two titles name one meter with different terms. */
export function createJackpots(needs: JackpotsNeeds): Jackpots {
  const { database, clock, log, seeds, titles, loginsForOthers } = needs
  const terms = termsByMeter(titles.map(({ jackpots }) => jackpots))
  const gamesAt = new Map(
    [...terms.keys()].map((meter) => [
      meter,
      titles
        .filter(({ jackpots }) => jackpots.some((one) => one.meter === meter))
        .map(({ uri }) => uri),
    ]),
  )
  const show: Jackpots['show'] = (asked) =>
    showJackpots({ database, gamesAt, loginsForOthers }, asked)
  return {
    answers: {
      jackpots: async (_ask, body) => ({ reply: await show(body) }),
      meterChain: (_ask, body) => showChain(database, body),
    },
    show,
    largest: (on, currency) => largestMeter(on, [...gamesAt.keys()], currency),
    topics: [
      createMetersTopic({
        read: () => meterAmounts(database, [...gamesAt.keys()]),
        failed: (fault) => log.warn({ err: fault }, 'the meters of jackpots were not read'),
        first: frameNumbers(clock).first,
      }),
    ],
    concerns: async () => orphanedMeters(await meterHoldings(database), new Set(terms.keys())),
    // A database that is away is told of elsewhere, and must not take all other metrics with it.
    families: async () => ofHouse(meterFamilies(await meterHoldings(database).catch(() => null))),
    desk: createJackpotDesk({ seeds, terms }),
    book: createBook({ seeds, now: () => clock.now(), terms }),
    start: () => openMeters(database, { seeds, terms: terms.values(), now: clock.now() }),
  }
}
