export { demoAccounts, demoPassword } from './demo-accounts.ts'
export { createIdentity, type Identity } from './identity.ts'
