/** What is wrong with a wallet on purpose: mistakes that wallets have had. */
export const walletBugs = {
  betTakenTwice: 'a bet that comes again is taken again',
  repeatTellsNow: 'a repeat is answered with the balance as it is now',
  otherAmountTaken: 'the same id with another amount is answered as if it were the same',
  checkedTooEarly: 'whether a bet is new is looked at before it is waited for',
  overdrawn: 'a balance goes below zero',
  winGivenTwice: 'a win that comes again is given again',
  winOfNothing: 'a win of a bet that never came is given',
  winOfRolledBack: 'a win of a bet that was rolled back is given',
  noTombstone: 'a rollback before its bet is forgotten',
  earlyRollbackRefused: 'a rollback before its bet is refused',
  givenBackTwice: 'a second rollback gives back again',
  rollbackTakesWin: 'a rollback of a bet takes its win back, too',
  closedRoundOpen: 'a closed round takes bets',
  anyCurrency: 'another currency is taken as if it were the own one',
  unsigned: 'signatures are not looked at',
  signedAgain: 'a signature is held to the body as it is written anew',
  anyAmount: 'amounts of any form are reckoned with',
  anyToken: 'a token that was never given plays',
} as const
export type WalletBug = keyof typeof walletBugs
