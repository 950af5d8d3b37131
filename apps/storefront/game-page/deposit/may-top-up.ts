import type { Purse } from './purse.ts'

/** Play money is refilled below this, in minor units (contract: `topUp`). */
const refillBelow = 10_000

/** Whether play money may be filled up again now. */
export const mayTopUp = ({ currency, balance }: Purse): boolean =>
  currency === 'CREDIT' && balance < refillBelow
