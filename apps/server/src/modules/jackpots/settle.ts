import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import type { MeterWin } from '@fairhouse/contract/rounds/meters'
import {
  afterBeginning,
  afterBet,
  afterWin,
  type MeterPoint,
  millionth,
} from '@fairhouse/game-math/jackpots/meter-moves'
import type { MeterMovement } from '@fairhouse/game-math/jackpots/meter-chain'
import type { Currency } from '@fairhouse/money'
import { nativeHash } from '#platform/native-hash'
import { type Meter, type MeterSecret, type SealedSeed } from './meter.ts'
import { withTrigger } from './secret.ts'

/** A bet on a title with jackpots: what it cost, and which of them its round has drawn. */
export interface AtMeters {
  readonly currency: Currency
  /** Minor units. */
  readonly cost: number
  /** Its round's name at meters (`contributionOf`). */
  readonly contribution: string
  readonly terms: readonly JackpotTerms[]
  /** Names of jackpots that the round won by draw. */
  readonly drawn: readonly string[]
}

/** A win, and the run of the meter that it ended. */
export interface EndedRun {
  /** Before it was emptied. */
  readonly meter: Meter
  readonly win: MeterWin
  /** Of the title that drew; null for a meter that decided. The run's terms may be older than the title's. */
  readonly turnover: number | null
  /** The win's number in the chain of the meter. */
  readonly movement: number
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
  /** By meter's id, in the order in which they happened. */
  readonly movements: ReadonlyMap<number, readonly MeterMovement[]>
}

type Named = Pick<Meter, 'name' | 'currency' | 'run'>

export interface Beginning {
  /** Epoch milliseconds. */
  readonly now: number
  /** Terms that stand from the next run on; null: as they were. */
  nextTerms(meter: Meter): JackpotTerms | null
  /** A fresh seed for a run. */
  newSeed(named: Named): Promise<SealedSeed>
  openSeed(named: Named, seed: SealedSeed): Promise<Uint8Array>
}

/**
 * Bets, one after the other, on meters: each feeds all meters of its title and then wins what it has drawn, or what it takes to where it
 * must be hit. A winner gets all that the meter shows; the next winner what it shows by then. Nothing is written.
 * @throws Error when a meter is missing; what `beginning` throws.
 */
export async function settle(
  meters: readonly Meter[],
  bets: readonly AtMeters[],
  beginning: Beginning,
): Promise<Settled> {
  const now = new Map(meters.map((meter) => [keyOf(meter.name, meter.currency), meter]))
  const counts = new Map<number, number>()
  const movements = new Map<number, MeterMovement[]>(meters.map(({ id }) => [id, []]))
  const ended: Settled['ended'][number][] = []
  const wins: (readonly MeterWin[])[] = []
  for (const [number, bet] of bets.entries()) {
    const won: MeterWin[] = []
    for (const terms of bet.terms) {
      const { name, meter: meterName } = terms
      const key = keyOf(meterName, bet.currency)
      const found = now.get(key)
      // Refused by itself: bets that wait in the same batch are none the worse for it.
      if (!found) throw new RangeError(`there is no meter ${key}`)
      const moved = movements.get(found.id)
      const { point, movement } = afterBet(found, bet, nativeHash)
      moved?.push(movement)
      const meter = { ...found, ...point, secret: mixedWith(found, bet.contribution) }
      const by = wonBy(meter, bet.drawn.includes(name))
      now.set(key, meter)
      if (by === null) continue
      const order = (counts.get(meter.id) ?? 0) + 1
      counts.set(meter.id, order)
      const paid = afterWin(meter, bet.contribution, nativeHash)
      const amount = Number(paid.movement.amount)
      const win = { jackpot: name, run: meter.run, order, by, amount }
      // oxlint-disable-next-line no-await-in-loop -- the next bet comes to the run that begins here
      const next = await begunAnew(meter, paid.point, beginning)
      moved?.push(paid.movement, next.movement)
      now.set(key, next.meter)
      const { added } = next.movement
      const turnover = terms.won === 'byDraw' ? terms.turnover : null
      ended.push({ bet: number, meter, win, turnover, movement: paid.movement.number, added })
      won.push(win)
    }
    wins.push(won)
  }
  return { wins, ended, meters: [...now.values()], movements }
}

export const keyOf = (meter: string, currency: Currency): string => `${meter}/${currency}`

/** The first bet of a run brings its part to the secret amount. */
function mixedWith(meter: Meter, contribution: string): MeterSecret | null {
  const { secret } = meter
  if (secret === null || secret.mix === null || secret.mix.first !== null) return secret
  return withTrigger(meter, { ...secret, mix: { ...secret.mix, first: contribution } })
}

function wonBy({ secret, pool }: Meter, isDrawn: boolean): MeterWin['by'] | null {
  if (secret === null) return isDrawn ? 'draw' : null
  if (secret.trigger === null) throw new Error('a bet came to a meter and its amount is open')
  return pool >= BigInt(secret.trigger) * millionth ? 'meter' : null
}

/** The next run, whose seed was shown as a hash when this one began; the hash of the one after it is shown now. @param paid the meter once this run is over. */
export async function begunAnew(
  meter: Meter,
  paid: MeterPoint,
  { nextTerms, newSeed, openSeed, now }: Beginning,
): Promise<{
  readonly meter: Meter
  readonly movement: Extract<MeterMovement, { type: 'begun' }>
}> {
  const terms = nextTerms(meter) ?? meter.terms
  const { name, currency } = meter
  const named = { name, currency, run: meter.run + 1 }
  const next = meter.secret && (await newSeed({ name, currency, run: meter.run + 2 }))
  const { point, movement } = afterBeginning(paid, {
    terms,
    seedHash: meter.secret?.next?.hash ?? null,
    nextSeedHash: next?.hash ?? null,
  })
  const secret =
    meter.secret &&
    withTrigger(
      { ...named, terms },
      await nextSecret(named, meter.secret, { next, before: paid.head, openSeed }),
    )
  return { movement, meter: { ...meter, ...point, begunAt: now, secret } }
}

async function nextSecret(
  named: Named,
  { next: seed }: MeterSecret,
  given: Pick<Beginning, 'openSeed'> & {
    readonly next: SealedSeed | null
    readonly before: string
  },
): Promise<Omit<MeterSecret, 'trigger'>> {
  if (seed === null) throw new Error(`run ${named.run} of ${named.name} has no seed`)
  const { next, before, openSeed } = given
  return { ...seed, seed: await openSeed(named, seed), next, mix: { before, first: null } }
}
