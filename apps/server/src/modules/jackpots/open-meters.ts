import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { chainStart } from '@fairhouse/game-math/jackpots/meter-chain'
import { millionth, opened, type ShownHashes } from '@fairhouse/game-math/jackpots/meter-moves'
import { amount, type Currency } from '@fairhouse/money'
import { codes, houseAccount, post } from '#modules/ledger'
import type { Database, Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { meterAccount } from './book.ts'
import type { Meter } from './meter.ts'
import { newSeed, openSeed } from './secret.ts'
import { begunAnew } from './settle.ts'
import { insertMovements } from './store/insert-movements.ts'
import { insertMeter, isChained, lockMeters, setEmptied, writeMeters } from './store/meters.ts'
import { termsOfRun } from './store/terms-of-run.ts'

/** Currencies that are bet in. Play money and real money never share a meter. */
const betIn: readonly Currency[] = ['USD', 'CREDIT']

/** Till of the house's accounts for what is rare. */
const quietTill = 0

/**
 * Opens the meters that are not there yet, each with its seed, which the house puts in, and begins the chains of those that have none.
 * @param now epoch milliseconds.
 * @throws Error when a meter that runs already is to be won in another way than its titles say, or was told to grow further.
 */
export async function openMeters(
  database: Database,
  { seeds, terms, now }: { seeds: SeedKeeper; terms: Iterable<JackpotTerms>; now: number },
): Promise<void> {
  for (const one of terms) {
    for (const currency of betIn) {
      // oxlint-disable-next-line no-await-in-loop -- once, when the house opens
      await database.transaction((tx) => openMeter(tx, { seeds, terms: one, currency, now }))
    }
  }
}

interface Opening {
  readonly seeds: SeedKeeper
  readonly terms: JackpotTerms
  readonly currency: Currency
  readonly now: number
}

async function openMeter(tx: Transaction, asked: Opening): Promise<void> {
  const { terms, currency, now } = asked
  const meter = await freshMeter(asked)
  const seed = BigInt(terms.seed)
  const { point, movement } = opened(meter, { added: seed, ...hashesOf(meter) })
  const id = await insertMeter(tx, { ...meter, ...point })
  if (id === null) {
    await refuseOtherTerms(tx, terms, currency)
    if (await beginAgain(tx, asked)) return
    await beginChain(tx, asked)
    return
  }
  const moved = { id, before: meter, head: point.head, movements: [movement] }
  await insertMovements(tx, [moved], now)
  await postSeed(tx, { id, currency }, seed, now)
}

async function postSeed(
  tx: Transaction,
  { id, currency }: Pick<Meter, 'id' | 'currency'>,
  seed: bigint,
  now: number,
): Promise<void> {
  const debit = await houseAccount(tx, { code: codes.houseGames, currency, till: quietTill })
  const credit = await meterAccount(tx, { id, currency })
  const leg = { id: uuidV7(now), leg: 1, debit, credit, amount: amount(seed), currency }
  const posted = await post(tx, [{ ...leg, reason: 'jackpotSeed' }])
  if (posted.type === 'refused') throw new Error(`a meter's seed was refused: ${posted.by}`)
}

/** A meter that was emptied begins its next run, with a seed of the house: titles name it again. False: it was not emptied. */
async function beginAgain(
  tx: Transaction,
  { seeds, terms, currency, now }: Opening,
): Promise<boolean> {
  const [stored] = await lockMeters(tx, seeds, [{ name: terms.meter, currency }], 'emptied')
  if (!stored) return false
  const { meter, movement } = await begunAnew(stored, stored, {
    now,
    nextTerms: () => terms,
    newSeed: (named) => newSeed(seeds, named),
    openSeed: (named, seed) => openSeed(seeds, named, seed),
  })
  await writeMeters(tx, [meter])
  await setEmptied(tx, stored.id, null)
  const moved = { id: stored.id, before: stored, head: meter.head, movements: [movement] }
  await insertMovements(tx, [moved], now)
  await postSeed(tx, stored, movement.added, now)
  return true
}

/** A meter of a first run that nothing was linked to yet. */
async function freshMeter({ seeds, terms, currency, now }: Opening): Promise<Omit<Meter, 'id'>> {
  const { meter: name } = terms
  const named = { name, currency, run: 1 }
  const pool = BigInt(terms.seed) * millionth
  const head = chainStart(name, currency)
  const meter = { ...named, terms, pool, reserve: 0n, movements: 0, head, begunAt: now }
  if (terms.won !== 'byMeter') return { ...meter, secret: null }
  const seed = await newSeed(seeds, named)
  const next = await newSeed(seeds, { ...named, run: 2 })
  const mix = { before: head, first: null }
  return { ...meter, secret: { ...seed, next, mix, trigger: null } }
}

/** A run of the time before chains goes on as it was begun: only its movements are linked from now on, and the next run's seed is shown as a hash. */
async function beginChain(
  tx: Transaction,
  { seeds, terms: { meter: name }, currency, now }: Opening,
): Promise<void> {
  // Asked first, for a locked meter is read with its seed, which the signer opens: the house opens without it.
  if (await isChained(tx, { name, currency })) return
  const [stored] = await lockMeters(tx, seeds, [{ name, currency }])
  if (!stored || stored.movements > 0) return
  const secret = stored.secret && {
    ...stored.secret,
    next: await newSeed(seeds, { name, currency, run: stored.run + 1 }),
  }
  const meter = { ...stored, secret, head: chainStart(name, currency) }
  const { point, movement } = opened(meter, { added: 0n, ...hashesOf(meter) })
  await writeMeters(tx, [{ ...meter, ...point }])
  const moved = { id: meter.id, before: meter, head: point.head, movements: [movement] }
  await insertMovements(tx, [moved], now)
}

const hashesOf = ({ secret }: Pick<Meter, 'secret'>): ShownHashes => ({
  seedHash: secret?.hash ?? null,
  nextSeedHash: secret?.next?.hash ?? null,
})

/**
 * A meter runs on by the terms it began with, but whether it is drawn for is up to its titles: where these stopped drawing nobody could win
 * it any more, and where they began to a round would be told a win that it does not get. Its ceiling only goes up: players were told how far
 * it grows, and what they fed it for is not to be cut off.
 * @throws Error when the run was begun to be won in another way, or to grow further.
 */
async function refuseOtherTerms(
  tx: Transaction,
  { meter: name, won, ceiling }: JackpotTerms,
  currency: Currency,
): Promise<void> {
  const begun = await termsOfRun(tx, { name, currency })
  if (begun.won !== won) {
    throw new Error(
      `the meter ${name} runs to be won ${begun.won}: a jackpot that is won ${won} needs a meter of another name`,
    )
  }
  if (ceiling < begun.ceiling) {
    throw new Error(
      `the meter ${name} was told to grow to ${begun.ceiling}: a ceiling only goes up, so one of ${ceiling} needs a meter of another name`,
    )
  }
}
