import type { JackpotTerms } from '@fairhouse/contract/entities/jackpot-terms'
import { amount, type Currency } from '@fairhouse/money'
import { codes, houseAccount, post } from '#modules/ledger'
import type { Database, Transaction } from '#platform/database'
import { uuidV7 } from '#platform/ids'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { meterAccount } from './book.ts'
import { millionth } from './meter.ts'
import { newSecret } from './secret.ts'
import { insertMeter, termsOfRun } from './store/meters.ts'

/** Currencies that are bet in. Play money and real money never share a meter. */
const betIn: readonly Currency[] = ['USD', 'CREDIT']

/** Till of the house's accounts for what is rare. */
const quietTill = 0

/**
 * Opens the meters that are not there yet, each with its seed, which the house puts in.
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

async function openMeter(
  tx: Transaction,
  asked: { seeds: SeedKeeper; terms: JackpotTerms; currency: Currency; now: number },
): Promise<void> {
  const { seeds, terms, currency, now } = asked
  const named = { name: terms.meter, currency, run: 1 }
  const seed = BigInt(terms.seed)
  const id = await insertMeter(tx, seeds, {
    ...named,
    terms,
    pool: seed * millionth,
    reserve: 0n,
    begunAt: now,
    secret: newSecret(named, terms),
  })
  if (id === null) return refuseOtherTerms(tx, terms, currency)
  const debit = await houseAccount(tx, { code: codes.houseGames, currency, till: quietTill })
  const credit = await meterAccount(tx, { id, currency })
  const posted = await post(tx, [
    {
      id: uuidV7(now),
      leg: 1,
      debit,
      credit,
      amount: amount(seed),
      currency,
      reason: 'jackpotSeed',
    },
  ])
  if (posted.type === 'refused') throw new Error(`a meter's seed was refused: ${posted.by}`)
}

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
