import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { amount, type Currency } from '@fairhouse/money'
import {
  type AccountId,
  codes,
  houseAccount,
  post,
  type Reason,
  type Transfer,
} from '#modules/ledger'
import type { Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { heldBy, type Meter } from './meter.ts'
import { roundAtMeters } from './round-at-meters.ts'
import { newSeed, openSeed } from './secret.ts'
import {
  type AtMeters,
  type Beginning,
  type EndedRun,
  keyOf,
  settle,
  type Settled,
} from './settle.ts'
import { lockMeters, writeMeters } from './store/meters.ts'
import { insertMovements, type MovedMeter } from './store/insert-movements.ts'
import { insertWins, type Winner } from './store/wins.ts'

/** A bet on a title with jackpots, and whose it is. */
export type MeterBet = AtMeters & Winner

/** The meters that some bets touch, held against everybody else until the transaction ends. */
export interface HeldMeters {
  /** What these bets do to the meters, in this order. Nothing is written. @throws Busy when the seed of a run that begins cannot be opened now. */
  settle(bets: readonly MeterBet[]): Promise<Settled>
  /** Writes what they did: meters, their movements, wins, and the money between the house's till and the meters' accounts. */
  write(
    bets: readonly MeterBet[],
    settled: Settled,
    houses: Readonly<Record<Currency, AccountId>>,
  ): Promise<void>
}

/** How bets come to meters, for whoever commits them. */
export interface MeterBook {
  hold(tx: Transaction, bets: readonly MeterBet[]): Promise<HeldMeters>
  /** What a round did at meters, afterwards. */
  readonly ofRound: typeof roundAtMeters
}

export interface BookNeeds {
  /** Keeps the seeds of meters sealed. */
  readonly seeds: SeedKeeper
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Terms of the titles now offered, by name of the meter. */
  readonly terms: ReadonlyMap<string, JackpotTerms>
}

export function createBook({ seeds, now, terms }: BookNeeds): MeterBook {
  return {
    ofRound: roundAtMeters,
    hold: async (tx, bets) => {
      const before = await lockMeters(tx, seeds, named(bets))
      const beginning: Beginning = {
        now: now(),
        nextTerms: ({ name }) => terms.get(name) ?? null,
        newSeed: (named) => newSeed(seeds, named),
        openSeed: (named, seed) => openSeed(seeds, named, seed),
      }
      return {
        settle: (asked) => settle(before, asked, beginning),
        write: async (asked, settled, houses) => {
          await writeMeters(tx, settled.meters)
          await insertMovements(tx, movedMeters(before, settled), beginning.now)
          await insertWins(tx, withWinners(asked, settled), beginning.now)
          const chain = await movesOf(tx, { before, settled, houses, now: beginning.now })
          if (chain.length === 0) return
          const posted = await post(tx, chain, beginning.now)
          if (posted.type === 'refused') throw new Error(`meters were refused: ${posted.by}`)
        },
      }
    },
  }
}

function named(
  bets: readonly MeterBet[],
): { readonly name: string; readonly currency: Currency }[] {
  const all = bets.flatMap(({ terms, currency }) =>
    terms.map(({ meter }) => ({ name: meter, currency })),
  )
  return [...new Map(all.map((one) => [keyOf(one.name, one.currency), one])).values()]
}

/** Meters that were held for bets that turned out stale did not move. */
const movedMeters = (
  before: readonly Meter[],
  { meters, movements }: Settled,
): readonly MovedMeter[] =>
  before.flatMap((meter) => {
    const after = meters.find(({ id }) => id === meter.id)
    const moved = movements.get(meter.id) ?? []
    if (!after || moved.length === 0) return []
    return [{ id: meter.id, before: meter, head: after.head, movements: moved }]
  })

function withWinners(
  bets: readonly MeterBet[],
  { ended }: Settled,
): readonly (EndedRun & { readonly winner: Winner })[] {
  return ended.map((run) => {
    const winner = bets[run.bet]
    if (!winner) throw new RangeError(`no bet ${run.bet}`)
    return { ...run, winner }
  })
}

/** For each meter what it was fed, what the house added to its seeds, and what it paid, in whole minor units; the rest stays with the meter. */
async function movesOf(
  tx: Transaction,
  {
    before,
    settled,
    houses,
    now,
  }: {
    readonly before: readonly Meter[]
    readonly settled: Settled
    readonly houses: Readonly<Record<Currency, AccountId>>
    readonly now: number
  },
): Promise<Transfer[]> {
  const id = uuidV7(now)
  const chain: Transfer[] = []
  for (const meter of before) {
    const after = settled.meters.find((one) => one.id === meter.id) ?? meter
    const ended = settled.ended.filter((run) => run.meter.id === meter.id)
    const paid = ended.reduce((sum, { win }) => sum + BigInt(win.amount), 0n)
    const added = ended.reduce((sum, run) => sum + run.added, 0n)
    const house = houses[meter.currency]
    const fedUnits = heldBy(after) - heldBy(meter) + paid - added
    if (fedUnits + added + paid === 0n) continue
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const account = await meterAccount(tx, meter)
    const move = (debit: AccountId, credit: AccountId, units: bigint, reason: Reason): void => {
      if (units === 0n) return
      const leg = chain.length + 1
      const { currency } = meter
      chain.push({ id, leg, debit, credit, amount: amount(units), currency, reason })
    }
    move(house, account, fedUnits, 'jackpotFed')
    move(house, account, added, 'jackpotSeed')
    move(account, house, paid, 'jackpotWon')
  }
  return chain
}

/** The account that holds what a meter shows and what is laid by for it. */
export const meterAccount = (
  tx: Transaction,
  { id, currency }: Pick<Meter, 'id' | 'currency'>,
): Promise<AccountId> => houseAccount(tx, { code: codes.jackpotMeter, currency, till: id })
