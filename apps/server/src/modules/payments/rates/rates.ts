import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import type { Clock } from '#platform/clock'
import type { Database, Queryable } from '#platform/database'
import type { Log } from '#platform/log'
import { agree, type SourceReading } from './agree.ts'
import type { Coin, RateSource } from './source.ts'
import { deleteOldQuotes } from './store/delete-old-quotes.ts'
import { type DisplayRate, insertDisplayRate, newestDisplayRate } from './store/display-rate.ts'
import { insertQuote } from './store/insert-quote.ts'
import { askAgainMs, quoteLastsMs } from './terms.ts'

export interface RatesNeeds {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  /** Name of this node. */
  readonly node: string
  readonly sources: readonly RateSource[]
}

/** What coins cost. */
export interface Rates {
  /**
   * What a coin costs now, as sources agree; kept, and the same for everybody on this node for some seconds.
   * @returns null when nobody could tell, or those who could do not agree: what needs a rate waits.
   * @throws Error when asked for dollars.
   */
  quote(asset: PaymentAsset): Promise<Quote | null>
  /** What a bitcoin is shown to cost now; null when that is not known since a day. */
  displayRate(on: Queryable): Promise<DisplayRate | null>
  /** Looks for the rate that is shown during this hour, unless there is one, and forgets what is old. May be called at any time. */
  keepDisplayRate(): Promise<void>
  /** What an operator should look at, in sentences. */
  concerns(): readonly string[]
}

/** Dollars for one coin, in decimal digits; times in epoch milliseconds. */
interface Quote {
  readonly asset: Coin
  readonly rate: string
  /** Names of those who said so. */
  readonly source: string
  readonly at: number
  readonly expiresAt: number
}

interface KeptQuote extends Quote {
  readonly id: bigint
}

/** Sources that must agree, where so many tell a coin at all. */
const sourcesNeeded = 2
const hourMs = 60 * 60_000

export function createRates(needs: RatesNeeds): Rates {
  const { database, clock, sources } = needs
  const asking = new Map<Coin, Promise<KeptQuote | null>>()
  const kept = new Map<Coin, KeptQuote | null>()
  const readings = createReadings(needs)
  const faults = new Map<Coin, string>()

  async function quoteAnew(coin: Coin): Promise<KeptQuote | null> {
    const heard = await readings(coin)
    const now = clock.now()
    const needed = Math.min(
      sourcesNeeded,
      sources.filter(({ coins }) => coins.includes(coin)).length,
    )
    const agreed = agree(coin, heard, { needed: Math.max(needed, 1), now })
    if (agreed.type === 'none') {
      if (faults.get(coin) !== agreed.why)
        needs.log.warn({ coin, why: agreed.why, heard }, 'no rate')
      faults.set(coin, agreed.why)
      return null
    }
    faults.delete(coin)
    const { rate, from } = agreed
    const quote = { asset: coin, rate, at: now, expiresAt: now + quoteLastsMs }
    const id = await insertQuote(database, { ...quote, from, node: needs.node })
    return { ...quote, id, source: from.map(({ source }) => source).join('+') }
  }

  /** One question at a time for each coin: whoever asks meanwhile hears the same. */
  async function keptQuote(coin: Coin): Promise<KeptQuote | null> {
    const last = kept.get(coin)
    if (last && clock.now() - last.at < askAgainMs) return last
    const running = asking.get(coin) ?? quoteAnew(coin)
    asking.set(coin, running)
    try {
      const quote = await running
      kept.set(coin, quote)
      return quote
    } finally {
      asking.delete(coin)
    }
  }

  return {
    quote: async (asset) => {
      if (asset === 'USD') throw new Error('a dollar has no rate')
      const quote = await keptQuote(asset)
      if (!quote) return null
      const { id: _, ...told } = quote
      return told
    },
    displayRate: (on) => newestDisplayRate(on, clock.now() - 24 * hourMs),
    keepDisplayRate: async () => {
      await deleteOldQuotes(database)
      const hour = Math.floor(clock.now() / hourMs) * hourMs
      if (await newestDisplayRate(database, hour)) return
      const quote = await keptQuote('BTC')
      if (quote) await insertDisplayRate(database, { hour, rate: quote.rate, quoteId: quote.id })
    },
    concerns: () =>
      faults.size === 0
        ? []
        : [`No rate is known for ${[...faults.keys()].join(', ')}: payments in them wait.`],
  }
}

/** What all sources say of a coin: asked once for all coins, and again after some seconds. */
function createReadings({ clock, sources }: RatesNeeds) {
  type Told = Awaited<ReturnType<RateSource['read']>>
  const last = new Map<string, { readonly askedAt: number; readonly told: Promise<Told> }>()
  const askOnce = (source: RateSource): Promise<Told> => {
    const known = last.get(source.id)
    if (known && clock.now() - known.askedAt < askAgainMs) return known.told
    const told = source.read()
    last.set(source.id, { askedAt: clock.now(), told })
    return told
  }
  return async (coin: Coin): Promise<SourceReading[]> => {
    const heard = await Promise.all(
      sources.map(async (source) => {
        const reading = (await askOnce(source)).get(coin)
        return reading && { source: source.id, ...reading }
      }),
    )
    return heard.filter((reading) => reading !== undefined)
  }
}
