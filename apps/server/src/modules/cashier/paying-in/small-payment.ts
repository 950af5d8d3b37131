import { randomInt } from 'node:crypto'
import type { PaymentAsset } from '@fairhouse/contract/entities/payment-method'
import { type Amount, amount } from '@fairhouse/money'
import { isRefused, type PlayerAsk, type Refused } from '#platform/answer'
import { unitsFor } from '../convert.ts'
import { offeredTo, payerInOr } from '../guards.ts'
import type { CashierNeeds } from '../needs.ts'
import { quoteFor } from '../seen/quotes.ts'
import { addressFor } from './address-for.ts'

/** An amount that nobody pays by chance, and the player's own address for it. */
export interface SmallPayment {
  readonly asset: PaymentAsset
  /** In the ledger's units of the coin. */
  readonly units: Amount
  readonly address: string
}

/** So much above the method's minimum that a falling rate does not bring it below, in percent. */
const above = 110n
/** What is added by chance is up to this part of the amount. */
const chancePart = 20n

/**
 * A small amount of a coin that a player is asked to pay in, to show that a wallet is theirs: it is credited like any deposit.
 * @returns `methodUnavailable` where this player may not pay in by it, or its worth is not known now.
 */
export async function smallPayment(
  needs: CashierNeeds,
  ask: PlayerAsk,
  name: string,
): Promise<SmallPayment | Refused> {
  const known = await payerInOr(needs, ask.player)
  if (isRefused(known)) return known
  const { payer } = known
  const offered = offeredTo(needs, payer, { method: name, direction: 'deposit' })
  if (!offered?.method.deposit) return { refused: 'methodUnavailable' }
  const { method } = offered
  const quote = await quoteFor(needs, method)
  if (quote === null) return { refused: 'methodUnavailable' }
  const cents = amount((BigInt(offered.method.deposit.min) * above) / 100n)
  if (await needs.rules.mayDeposit(needs.database, payer, cents))
    return { refused: 'methodUnavailable' }
  const least = unitsFor(method.asset, cents, quote.rate)
  const units = amount(least + byChance(least / chancePart))
  const to = await addressFor(needs, ask, { payer, offered })
  if (isRefused(to)) return to
  if (to.kind !== 'address') throw new Error(`${name} has no address`)
  return { asset: method.asset, units, address: to.address }
}

/** A number from 1 up to `most`; random numbers of the platform have 48 bits. */
const byChance = (most: bigint): bigint =>
  BigInt(randomInt(1, Number(most < 2n ? 2n : most > 1_000_000_000n ? 1_000_000_000n : most)))
