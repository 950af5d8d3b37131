import { topUpBelow } from '@fairhouse/contract/top-up-rules'
import type { Purse } from './purse.ts'

/** Whether play money may be filled up again now. */
export const mayTopUp = ({ currency, balance }: Purse): boolean =>
  currency === 'CREDIT' && balance < topUpBelow
