import { amount, toDecimal } from '@fairhouse/money'
import { paymentStanding } from '#modules/cashier'
import { tellingSlice } from '#modules/play'
import type { Queryable } from '#platform/database'
import { z } from 'zod'

const standing = z.object({
  /** Minor units that withdrawals hold, and what of it people look at. */
  held: z.int(),
  inReview: z.int(),
  /** The method of the last deposit that was credited. */
  lastDeposit: z.string().nullable(),
  /** Dollars that a bitcoin is shown to cost this hour, in decimal digits; null when nobody knows. */
  bitcoinRate: z.string().nullable(),
})

/** What withdrawals hold, how was paid in last, and what the cash is in bitcoin. */
export const standingSlice = (displayRate: (on: Queryable) => Promise<string | null>) =>
  tellingSlice<z.infer<typeof standing>>({
    name: 'payments',
    form: standing,
    before: { held: 0, inReview: 0, lastDeposit: null, bitcoinRate: null },
    read: async (on, player) => ({
      ...(await paymentStanding(on, player)),
      bitcoinRate: await displayRate(on),
    }),
    status: ({ held, inReview, lastDeposit, bitcoinRate }, { cash }) => ({
      withdrawalFund: held,
      blockedWithdrawalFund: inReview,
      cashInBitcoin: bitcoinRate === null ? '0' : inBitcoin(cash, bitcoinRate),
      lastDepositPMType: lastDeposit,
    }),
  })

/** For the eye only: cut to whole satoshi. Made for every bet, so in plain whole numbers. */
function inBitcoin(cents: bigint, rate: string): string {
  const [whole = '', fraction = ''] = rate.split('.')
  const scaled = BigInt(whole + fraction)
  const satoshiCents = cents * 1_000_000n * 10n ** BigInt(fraction.length)
  return toDecimal('BTC', amount(satoshiCents / scaled))
}
