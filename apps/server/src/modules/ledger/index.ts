export {
  type Account,
  type AccountCode,
  type AccountId,
  accountId,
  balanceOf,
  codes,
  currencyOf,
} from './account.ts'
export { auditLedger, brokenPromises } from './audit.ts'
export { batch } from './batch.ts'
export type { CheckName } from './check-transfer.ts'
export { houseAccount, openPocket } from './open-account.ts'
export { type Posted, post } from './post.ts'
export { chainEntries, type Entry } from './store/chain-entries.ts'
export { readAccounts } from './store/read-accounts.ts'
export { touchAccount } from './store/touch-account.ts'
export type { Reason, Transfer } from './transfer.ts'
