export {
  type Account,
  type AccountCode,
  type AccountId,
  accountId,
  assetOf,
  balanceOf,
  codes,
  currencyOf,
} from './account.ts'
export { auditLedger, brokenPromises, type HearChecked } from './audit.ts'
export { batch } from './batch.ts'
export { carrySums } from './carry-sums.ts'
export type { CheckName } from './check-transfer.ts'
export { houseAccount, openPocket } from './open-account.ts'
export { type Posted, post } from './post.ts'
/** @public For the cashier. */
export { postOf, reversalOf, voidOf } from './resolve.ts'
/** @public For the cashier and the back office. */
export { balanceAt, type Statement, statement } from './statement.ts'
export { lockAccounts, readAccounts } from './store/read-accounts.ts'
/** @public For the back office. */
export { setClosed } from './store/set-closed.ts'
export { touchAccount } from './store/touch-account.ts'
export { type Flow, flowsOf } from './flows.ts'
export { sortOf } from './sort-of-reason.ts'
export {
  kinds,
  type Pending,
  type Reason,
  reasonNamed,
  type Resolving,
  type Reversal,
  reasons,
  type Transfer,
} from './transfer.ts'
