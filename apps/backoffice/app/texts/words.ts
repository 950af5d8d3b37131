/** Words of the server that do not read well when they are merely taken apart. */
const inEnglish: Readonly<Record<string, string>> = {
  identityKnown: 'it is not known who the player is',
  twoPeople: 'so much takes two people',
  automaticLimit: 'above the limit for automatic approval',
  accountSuspended: 'the account is suspended',
  pace: 'too many or too much in a short time',
  closedLoop: 'not paid back the way it came',
  oneName: 'another name than the player’s',
  newDestination: 'much to a new destination',
  walletOwned: 'no signature shows that the wallet is the player’s',
  addressAnswered: 'nobody has answered about the address yet',
  addressNotFlagged: 'the address is flagged: decide under Addresses',
  moneyTakenBack: 'money was taken back before',
  openFlags: 'flags are open',
  testMoneyStays: 'test money on real rails, or the reverse',
  automaticChecks: 'automatic checks',
  identityCheck: 'waits for the identity check',
  walletProof: 'waits for the player to show that the wallet is theirs',
  addressCheck: 'waits for word of an address',
  withheld: 'withheld: its sender is flagged',
  review: 'waits for a review by staff',
  secondApproval: 'waits for a second approval',
  providerSends: 'the provider is sending it',
  structuring: 'sums kept below a line',
  withoutPlay: 'in and out with little play',
  roundTrips: 'the same sums going round',
  sharedDestination: 'one destination of several accounts',
  sharedBrowser: 'one browser of several accounts',
  oppositeStakes: 'bets on both sides of a game',
  otherPlace: 'signed in from another country',
  hiddenPlace: 'signed in through a VPN or proxy',
  bonusSharedDevice: 'an offer had by several accounts of one browser',
  bonusSharedMethod: 'an offer had by several accounts with one payment method',
  bonusStakeJump: 'much higher bets right after a bonus began',
  bonusOppositeSides: 'bonus money bet on both sides',
  referralLinked: 'invited somebody who may be the same person',
  failedDeposits: 'many deposits failed',
  walletByPeople: 'asks us to look at a wallet that cannot sign',
  flaggedAddress: 'coins from or to a flagged address',
  sanctions: 'may be on a list of sanctions',
  notAsked: 'not asked for',
  asked: 'documents asked for',
  inReview: 'documents to review',
  approved: 'verified',
  rejected: 'documents not accepted',
  security: 'somebody else may use the account',
  identity: 'we must know first who the player is',
  terms: 'we look into a breach of the terms',
  check: 'a check (nothing more is told)',
  birthDate: 'date of birth',
  contactAddress: 'address',
  changeContactEmail: 'another email address',
  password: 'a better password',
  passwordRecovery: 'a new password by email before anything is played',
  cardEnd: 'card ending',
  networkAddress: 'IP address',
  coinAddress: 'coin address',
  paymentMethod: 'same payment method',
  device: 'same device',
  person: 'same name and date of birth',
  postalAddress: 'same postal address',
  selfExclusion: 'self-exclusion',
  timeOut: 'break',
  real: 'real money',
  test: 'test money',
  bonus: 'bonus money',
  play: 'play money',
  usedUp: 'used up',
  noGame: 'no game is set',
  waits: 'waits for a second person',
  manual: 'by hand',
}

/** A word of the server's, as staff read it: `providerSends` is “the provider is sending it”. */
export const inWords = (word: string): string =>
  inEnglish[word] ??
  word
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase()

/** The same at the beginning of a line. */
export const titled = (word: string): string => {
  const words = inWords(word)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
