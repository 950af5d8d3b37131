/** Why people look at a withdrawal, in words for staff; what is not known here is shown by its name. */
const rules: Readonly<Record<string, string>> = {
  identityKnown: 'it is not known who the player is',
  twoPeople: 'so much takes two people',
  automaticLimit: 'more than goes without people',
  accountSuspended: 'the account is suspended',
  pace: 'too many or too much in a short time',
  closedLoop: 'not paid back the way it came',
  oneName: 'another name than the player’s',
  newDestination: 'much to a new destination',
  moneyTakenBack: 'money was taken back before',
  openFlags: 'flags are open',
  testMoneyStays: 'test money on real rails, or the reverse',
}

const flags: Readonly<Record<string, string>> = {
  structuring: 'Sums kept below a line',
  withoutPlay: 'In and out with little play',
  roundTrips: 'The same sums going round',
  sharedDestination: 'One destination of several accounts',
  sharedBrowser: 'One browser of several accounts',
  sanctions: 'May be on a list of sanctions',
}

const identities: Readonly<Record<string, string>> = {
  notAsked: 'not asked for',
  asked: 'papers asked for',
  inReview: 'papers to look at',
  approved: 'known',
  rejected: 'papers not accepted',
}

const differences: Readonly<Record<string, string>> = {
  missingHere: 'The house knows nothing of it',
  missingThere: 'The provider knows nothing of it',
  amount: 'Another sum',
  destination: 'Went to another address',
  reference: 'Called by the name of another',
  state: 'Stands otherwise',
  fee: 'Another fee',
  duplicate: 'More than once',
  unknownCurrency: 'In a currency that nobody knows',
  ledger: 'The ledger moved something else',
}

export const differenceInWords = (kind: string): string => differences[kind] ?? kind
export const ruleInWords = (name: string): string => rules[name] ?? name
export const flagInWords = (kind: string): string => flags[kind] ?? kind
export const identityInWords = (state: string): string => identities[state] ?? state
