export { accountRules } from './account-rules.ts'
export { demoAccounts, demoPassword } from './demo-accounts.ts'
export type { DataPage, DataWish } from './data-page.ts'
export { createIdentity, type Identity } from './identity.ts'
