import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { MeterWin } from '@fairhouse/contract/rounds/meters'
import type { Currency } from '@fairhouse/money'
import { type Meter, type MeterSecret, millionth, shownBy } from './meter.ts'

/** A bet on a title with jackpots: what it cost, and which of them its round has drawn. */
export interface AtMeters {
  readonly currency: Currency
  /** Minor units. */
  readonly cost: number
  readonly terms: readonly JackpotTerms[]
  /** Names of jackpots that the round won by draw. */
  readonly drawn: readonly string[]
}

/** A win, and the run of the meter that it ended. */
export interface EndedRun {
  readonly meter: Meter
  readonly win: MeterWin
  /** Whole minor units that the house puts to what was laid by, for the next seed. */
  readonly added: bigint
}

/** What bets did to meters. */
export interface Settled {
  /** In the order of the bets. */
  readonly wins: readonly (readonly MeterWin[])[]
  /** In the order in which they happened, with the number of the bet. */
  readonly ended: readonly (EndedRun & { readonly bet: number })[]
  readonly meters: readonly Meter[]
}

export interface Beginning {
  /** Epoch milliseconds. */
  readonly now: number
  /** Terms that stand from the next run on; null: as they were. */
  nextTerms(meter: Meter): JackpotTerms | null
  /** The secret of a run that begins. */
  secret(meter: Pick<Meter, 'name' | 'currency' | 'run'>, terms: JackpotTerms): MeterSecret | null
}

/**
 * Bets, one after the other, on meters: each feeds all meters of its title and then wins what it has drawn, or what it takes to where it
 * must be hit. A winner gets all that the meter shows; the next winner what it shows by then. Pure.
 * @throws Error when a meter is missing.
 */
export function settle(
  meters: readonly Meter[],
  bets: readonly AtMeters[],
  beginning: Beginning,
): Settled {
  const now = new Map(meters.map((meter) => [keyOf(meter.name, meter.currency), meter]))
  const counts = new Map<number, number>()
  const ended: Settled['ended'][number][] = []
  const wins = bets.map((bet, number) =>
    bet.terms.flatMap(({ name, meter: meterName }): MeterWin[] => {
      const key = keyOf(meterName, bet.currency)
      const found = now.get(key)
      if (!found) throw new Error(`there is no meter ${key}`)
      const fedMeter = fed(found, bet.cost)
      const by = wonBy(fedMeter, bet.drawn.includes(name))
      now.set(key, fedMeter)
      if (by === null) return []
      const order = (counts.get(found.id) ?? 0) + 1
      counts.set(found.id, order)
      const { run } = fedMeter
      const win = { jackpot: name, run, order, by, amount: shownBy(fedMeter) }
      const next = begunAnew(fedMeter, beginning)
      now.set(key, next.meter)
      ended.push({ bet: number, meter: fedMeter, win, added: next.added })
      return [win]
    }),
  )
  return { wins, ended, meters: [...now.values()] }
}

export const keyOf = (meter: string, currency: Currency): string => `${meter}/${currency}`

/** A share of the stake makes the meter grow up to its ceiling; what is more is laid by with the rest. */
function fed(meter: Meter, cost: number): Meter {
  const { grows, laidBy, ceiling } = meter.terms
  const grown = meter.pool + BigInt(grows) * BigInt(cost)
  const most = BigInt(ceiling) * millionth
  const pool = grown > most ? most : grown
  return { ...meter, pool, reserve: meter.reserve + grown - pool + BigInt(laidBy) * BigInt(cost) }
}

function wonBy({ secret, pool }: Meter, isDrawn: boolean): MeterWin['by'] | null {
  if (secret !== null) return pool >= BigInt(secret.trigger) * millionth ? 'meter' : null
  return isDrawn ? 'draw' : null
}

/** What it showed is gone, fractions are laid by; the seed is taken from what was laid by, and the house adds what is missing. */
function begunAnew(
  meter: Meter,
  { nextTerms, secret, now }: Beginning,
): { readonly meter: Meter; readonly added: bigint } {
  const terms = nextTerms(meter) ?? meter.terms
  const pool = BigInt(terms.seed) * millionth
  const laidBy = meter.reserve + (meter.pool % millionth)
  const missing = pool > laidBy ? pool - laidBy : 0n
  const added = (missing + millionth - 1n) / millionth
  const named = { name: meter.name, currency: meter.currency, run: meter.run + 1 }
  return {
    added,
    meter: {
      ...meter,
      ...named,
      terms,
      pool,
      reserve: laidBy + added * millionth - pool,
      begunAt: now,
      secret: secret(named, terms),
    },
  }
}
