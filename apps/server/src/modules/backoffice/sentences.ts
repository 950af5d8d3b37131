/** What became of what somebody did; the page says it in a sentence. */
const sentences = {
  approved: 'Approved.',
  approvedOfTwo: 'Approved. It goes when one more person approves it.',
  declined: 'Declined. The money is the player’s again.',
  refunded: 'The refund is under way.',
  released: 'The deposit was let go.',
  identityDecided: 'Decided.',
  identityAsked: 'The player is asked who he is.',
  flagClosed: 'Closed.',
  addressFirstOfTwo: 'Written down. It is decided when one more person says the same.',
  addressChanged: 'Changed. It is decided when one more person says the same.',
  addressTakenBack: 'Taken back.',
  withheldAsked: 'Written down. It is booked when one more person confirms it.',
  withheldBooked: 'Booked. The coins are no longer the house’s to keep.',
  withheldDropped: 'Taken back. Nothing was booked.',
  addressReleased: 'Released. The payment goes on.',
  addressRefused: 'Refused. The payment ends soon.',
  accountSuspended: 'Suspended. The player is told by letter.',
  accountReleased: 'Released. The player is told by letter.',
  accountFlagRaised: 'The player is asked for it.',
  complaintAnswered: 'Answered. The player is told by message.',
  accountFlagCleared: 'It is no longer asked for.',
  differenceResolved: 'Written down.',
  passwordChanged: 'Your password was changed.',
  codeBegun: 'Add the secret to your app, then give a code of it.',
  found: '',
} as const

/** Why nothing was done. */
const refusals = {
  notFound: 'There is no such thing.',
  notPending: 'It was sent, or ended, before.',
  nothingSaid: 'You have said nothing to it that could be taken back.',
  transactionMissing: 'Name the transaction that paid it, in letters and digits.',
  saidBefore: 'You have said something to it before: somebody else must.',
  waitsForIdentity: 'It waits for who the player is.',
  waitsForWallet: 'It waits for the player to show that the wallet is theirs.',
  waitsForAddress: 'Nobody answered about its address yet, or it is flagged: see Addresses.',
  notJudged: 'The rules have not looked at it yet. Try again in a moment.',
  tooMuch: 'That is more than is left of the deposit.',
  notEnoughCash: 'The player no longer has it.',
  unavailable: 'Its provider did not answer, or does not do this. Try again later.',
  ownChange: 'You changed something that this depends on: somebody else must approve it.',
  noteMissing: 'Say why, in at least three letters.',
  amountWrong: 'An amount is written like 12.50.',
  alreadyDecided: 'There is nothing to decide any more.',
  ownAnswer: 'You answered it before: somebody else must look at it now.',
  accountSoAlready: 'It is so already, or the account is closed.',
  alreadyClosed: 'Somebody closed it before.',
  closedByCase: 'Two people decide on it under “Addresses”; nothing else closes it.',
  alreadyResolved: 'Somebody resolved it before.',
  passwordWrong: 'That is not your password.',
  passwordShort: 'A password has at least 12 letters.',
  codeWrong: 'That is no code of now.',
  passkeyRefused: 'That passkey is not yours here. Try again, or use a code.',
  triedTooOften: 'Too often in vain. Try again in a quarter of an hour.',
  codeKept: 'A code is asked for already.',
  proofNeeded:
    'It is a while since you signed in. Confirm under “Your sign-in” of the back office that it is you, or sign in again.',
} as const

export type SentenceName = keyof typeof sentences | keyof typeof refusals

const isSentence = (said: string): said is keyof typeof sentences => Object.hasOwn(sentences, said)
const isRefusal = (said: string): said is keyof typeof refusals => Object.hasOwn(refusals, said)

/** The sentence of an answer; null for what is none of ours. */
export function sentenceOf(said: string | null): { sentence: string; isBad: boolean } | null {
  if (said === null) return null
  if (isSentence(said)) return { sentence: sentences[said], isBad: false }
  return isRefusal(said) ? { sentence: refusals[said], isBad: true } : null
}
