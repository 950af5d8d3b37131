export { type AccountDesk, accountDesk, type AccountStanding } from './account-desk.ts'
export { demoAccounts, demoPassword } from './demo-accounts.ts'
export type { DataPage, DataWish } from './data-page.ts'
export type { Identity } from './identity.ts'
export {
  accountsOf,
  type AccountWay,
  findAccounts,
  type ListedAccount,
  playerNumbered,
} from './store/find-accounts.ts'
export { accountsAfter } from './store/accounts-after.ts'
export { lastPlayerNumber, signUpsBetween } from './store/sign-ups.ts'
export { type AccountInQuestion, accountsInQuestion } from './store/standings-after.ts'
export { type AccountForStaff, accountForStaff } from './store/account-for-staff.ts'
export { type FlagChange, newestFlagChanges } from './store/flag-changes.ts'
export { type LinkedAccount, linkedAccounts } from './store/linked-accounts.ts'
export { newestSessions, type SessionForStaff } from './store/newest-sessions.ts'
export type { AccountErasure } from './erasure/account-erasure.ts'
export { accountsClosedBefore } from './store/accounts-closed-before.ts'
export { isClosed } from './store/is-closed.ts'
export { playersInBrowsers } from './store/players-in-browsers.ts'
export { nameOf } from './store/name-of.ts'
export { promoCodeOf } from './store/promo-code-of.ts'
export { countriesOf } from './store/countries-of.ts'
export { inDoubt } from './store/in-doubt.ts'
export { residenceOf } from './store/residence-of.ts'
export { samePersons } from './store/same-persons.ts'
export { type SharedByTwo, sharedByTwo } from './store/shared-by-two.ts'
export { createPasswords, type Passwords } from './passwords.ts'
export { isRecoveryCode, newRecoveryCodes, recoveryCodeSha256 } from './two-step/recovery-codes.ts'
export { newTotpSecret, secretText, stepOfCode, totpUri } from './two-step/totp.ts'
export {
  bettors,
  dataOfPlayers,
  guestBars,
  guestsGone,
  hiddenFromOthers,
  identityPort,
  personKnown,
  placesOfAddresses,
  playerRegistered,
  playerSignedIn,
  recognition,
  seatTouched,
  statusPort,
} from './ports.ts'
export { hiddenLogin, loginsForOthers } from './logins-for-others.ts'
export { maskedLogin } from './masked-login.ts'
