export { demoAccounts, demoPassword } from './demo-accounts.ts'
export type { DataPage, DataWish } from './data-page.ts'
export type { Identity } from './identity.ts'
export { playersInBrowsers } from './store/players-in-browsers.ts'
export { nameOf } from './store/name-of.ts'
export { samePersons } from './store/same-persons.ts'
export { createPasswords, type Passwords } from './passwords.ts'
export { newTotpSecret, secretText, stepOfCode, totpUri } from './two-step/totp.ts'
export {
  dataOfPlayers,
  identityPort,
  playerRegistered,
  seatTouched,
  statusPort,
} from './ports.ts'
export { maskedLogin } from './masked-login.ts'
