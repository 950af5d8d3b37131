import { afterEmptying, afterReceiving } from '@fairhouse/game-math/jackpots/meter-moves'
import { amount, type Currency } from '@fairhouse/money'
import { post } from '#modules/ledger'
import type { Transaction } from '#platform/database'
import { nativeHash } from '#platform/native-hash'
import type { SeedKeeper } from '#platform/seeds/seed-keeper'
import { meterAccount } from './book.ts'
import { heldBy, type Meter } from './meter.ts'
import { insertMovements } from './store/insert-movements.ts'
import { lockMeters, setEmptied, writeMeters } from './store/meters.ts'

interface Wanted {
  /** Id of the transfer, a UUID of version 7. */
  readonly id: string
  readonly from: string
  readonly to: string
  readonly currency: Currency
}

export interface Moved {
  /** The meter as it was before. */
  readonly meter: Meter
  /** Minor units that went. */
  readonly amount: bigint
}

/**
 * Gives all that a meter holds to another one of its currency: both chains tell it, and the ledger moves it from account to account.
 * @param now epoch milliseconds.
 * @returns null where one of them does not run any more, or nothing is left.
 */
export async function moveMeter(
  tx: Transaction,
  seeds: SeedKeeper,
  { id, from, to, currency }: Wanted,
  now: number,
): Promise<Moved | null> {
  const held = await lockMeters(tx, seeds, [
    { name: from, currency },
    { name: to, currency },
  ])
  const [source, goal] = [from, to].map((wanted) => held.find(({ name }) => name === wanted))
  if (!source || !goal || heldBy(source) === 0n) return null
  const emptied = afterEmptying(source, to, nativeHash)
  const units = emptied.movement.amount
  const received = afterReceiving(goal, { from, amount: units }, nativeHash)
  await writeMeters(tx, [
    { ...source, ...emptied.point },
    { ...goal, ...received.point },
  ])
  await setEmptied(tx, source.id, now)
  const moved = [
    { id: source.id, before: source, head: emptied.point.head, movements: [emptied.movement] },
    { id: goal.id, before: goal, head: received.point.head, movements: [received.movement] },
  ]
  await insertMovements(tx, moved, now)
  const [debit, credit] = [await meterAccount(tx, source), await meterAccount(tx, goal)]
  const leg = { id, leg: 1, debit, credit, amount: amount(units), currency }
  const posted = await post(tx, [{ ...leg, reason: 'jackpotMoved' }], now)
  if (posted.type === 'refused') throw new Error(`a meter's move was refused: ${posted.by}`)
  return { meter: source, amount: units }
}
