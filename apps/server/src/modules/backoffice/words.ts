import { inWords } from './in-words.ts'

/** Why people look at a withdrawal, in words for staff. */
export const ruleInWords = inWords({
  identityKnown: 'it is not known who the player is',
  twoPeople: 'so much takes two people',
  automaticLimit: 'more than goes without people',
  accountSuspended: 'the account is suspended',
  pace: 'too many or too much in a short time',
  closedLoop: 'not paid back the way it came',
  oneName: 'another name than the player’s',
  newDestination: 'much to a new destination',
  walletOwned: 'no signature shows that the wallet is the player’s',
  moneyTakenBack: 'money was taken back before',
  openFlags: 'flags are open',
  testMoneyStays: 'test money on real rails, or the reverse',
})

export const flagInWords = inWords({
  structuring: 'Sums kept below a line',
  withoutPlay: 'In and out with little play',
  roundTrips: 'The same sums going round',
  sharedDestination: 'One destination of several accounts',
  sharedBrowser: 'One browser of several accounts',
  oppositeStakes: 'Bets on both sides of a game',
  otherPlace: 'Signed in from another country',
  hiddenPlace: 'Signed in through a VPN or proxy',
  bonusSharedDevice: 'An offer had by several accounts of one browser',
  bonusSharedMethod: 'An offer had by several accounts with one payment method',
  bonusStakeJump: 'Much higher bets right after a bonus began',
  bonusOppositeSides: 'Bonus money bet on both sides',
  referralLinked: 'Invited somebody who may be the same person',
  failedDeposits: 'Many deposits failed',
  walletByPeople: 'Asks us to look at a wallet that cannot sign',
  sanctions: 'May be on a list of sanctions',
  harm: 'Play may do harm: call the player',
})

export const complaintSubjectInWords = inWords({
  payment: 'a deposit or withdrawal',
  game: 'a game or round',
  bonus: 'a bonus',
  account: 'the account',
  protection: 'limits and breaks',
  other: 'something else',
})

export const complaintStateInWords = inWords({
  open: 'waits for an answer',
  answered: 'answered',
  escalated: 'waits for somebody else',
  closed: 'closed',
})

export const complaintStepInWords = inWords({
  filed: 'The player complained',
  answered: 'Answered',
  escalated: 'The player asked for somebody else',
  closed: 'Answered a second time',
})

/** What a player is asked to put right. */
export const accountFlagInWords = inWords({
  birthDate: 'the date of birth',
  contactAddress: 'the address',
  phone: 'the phone number',
  changeContactEmail: 'another email address',
  password: 'a better password',
  passwordRecovery: 'a new password by letter, before anything is played',
})

export const identityInWords = inWords({
  notAsked: 'not asked for',
  asked: 'papers asked for',
  inReview: 'papers to look at',
  approved: 'known',
  rejected: 'papers not accepted',
})

export const differenceInWords = inWords({
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
})

/** What was seen when a flag was raised. */
export const factInWords = inWords({
  paidIn: 'Paid in',
  paidOut: 'Paid out',
  bet: 'Bet',
  sum: 'Sum',
  payments: 'Payments',
  players: 'Players',
  subject: 'Looked up',
  list: 'List',
  ref: 'Number in the list',
  name: 'Name in the list',
  markers: 'Seen',
  score: 'Points',
  bonus: 'Bonus',
  stakeBefore: 'Usual bet before',
  stakeAfter: 'Usual bet after',
  rounds: 'Rounds',
  shares: 'Shares',
})

/** What in an account may be a sign of harm. */
export const markerInWords = inWords({
  chasing: 'paid in again and again within hours',
  takenBack: 'took back withdrawals',
  loosened: 'loosened limits',
  depositsRise: 'pays in much more than before',
  lossesRise: 'loses much more than before',
  stakeJump: 'bets much higher than before',
  longPlay: 'played ten hours of a day',
  declined: 'payments were declined',
  breaks: 'took breaks again and again',
})

/** What staff did. */
export const deedInWords = inWords({
  logIn: 'signed in',
  changePassword: 'changed the password',
  turnCodesOn: 'turned codes on',
  turnCodesOff: 'let go of an app',
  useRecoveryCode: 'used a recovery code',
  renewRecoveryCodes: 'got new recovery codes',
  endStaffSession: 'ended a session of staff',
  askReset: 'asked that somebody begins anew',
  declineReset: 'declined that somebody begins anew',
  resetStaff: 'let somebody begin anew',
  showContacts: 'looked at contacts',
  saveContent: 'wrote a banner or news',
  publishContent: 'published, or asked to publish',
  approveContent: 'approved what players read',
  declineContent: 'declined what players read',
  takeContentDown: 'took down what players read',
  addStaff: 'added staff',
  removeStaff: 'removed staff',
  approve: 'approved',
  approveRefused: 'approved in vain',
  declined: 'declined',
  declinedRefused: 'declined in vain',
  refunded: 'refunded',
  refundedRefused: 'refunded in vain',
  released: 'released',
  releasedRefused: 'released in vain',
  readPaper: 'read a document',
  askIdentity: 'asked for documents',
  decideIdentity: 'decided on identity',
  closeFlag: 'closed a flag',
  reportPlayer: 'made a report to the authority',
  answerComplaint: 'answered a complaint',
  readTicket: 'read a support ticket',
  readTicketFile: 'looked at a file of a support ticket',
  answerTicket: 'answered a support ticket',
  assignTicket: 'took a support ticket',
  leaveTicket: 'left a support ticket to others',
  closeTicket: 'closed a support ticket',
  suspendAccount: 'suspended an account',
  releaseAccount: 'released an account',
  raiseAccountFlag: 'asked a player to put something right',
  clearAccountFlag: 'no longer asked for something',
  resolveDifference: 'resolved a difference',
  findPlayers: 'looked for players',
  readPlayer: 'read about a player',
  endSessions: 'signed a player out',
  notePlayer: 'noted something',
  messagePlayer: 'wrote to a player',
  askAdjustment: 'asked for an adjustment',
  makeAdjustment: 'made an adjustment',
  declineAdjustment: 'declined an adjustment',
  switchGame: 'turned a game on or off',
  exportReport: 'exported a report',
  readMovements: 'read movements of money',
  readRounds: 'read rounds of a game',
})
