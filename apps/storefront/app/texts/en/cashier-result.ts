/** What became of a deposit. */
export const cashierResult = {
  title: 'Your deposit – {brand}',
  description: 'What became of a deposit.',
  heading: 'Your deposit',
  confirmed: 'Your deposit has arrived',
  confirmedText: '{amount} was added to your balance.',
  waiting: 'Your deposit is on its way',
  waitingHead: 'Your deposit waits for you',
  waitingPlayer:
    'You have not paid yet. You can go on where you left; if you do not, it ends by itself and nothing is charged.',
  waitingTransfer:
    'Make the transfer below. As soon as it has arrived, the amount is added to your balance. You may leave this page and come back to it.',
  waitingCard:
    'The bank has not answered yet. That takes a few seconds; this page goes on by itself.',
  waitingBank:
    'As soon as your transfer has arrived, the amount is added to your balance. You may leave this page.',
  waitingCoin:
    'The chain confirms your payment block by block. You may leave this page: the amount arrives all the same.',
  slow: 'It takes longer than usual. Nothing is lost: you may leave this page, and find the deposit under History.',
  ended: 'Nothing was paid in',
  endedText: 'Your balance did not change.',
  takenBack: 'This deposit was taken back',
  bankHeading: 'Now make the transfer',
  bankText:
    'Transfer {amount} from your own bank account, with exactly these lines. Press a line to copy it.',
  bankLines: {
    recipient: 'Recipient',
    holder: 'Account holder',
    accountHolder: 'Account holder',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    accountNumber: 'Account number',
    amount: 'Amount',
    reference: 'Reference',
  },
  bankReference:
    'Without the reference we cannot tell that the money is yours, and it takes days longer.',
  bankNotNow:
    'The bank does not answer at the moment, so the lines for your transfer cannot be shown. Nothing is lost.',
  bankTest: 'Make a test transfer',
  bankTestMeans:
    'Opens the test bank in a new tab: one press there, and the money is on its way. It is worth nothing.',
  toPayment: 'Continue to payment',
  toGames: 'Go to games',
  again: 'Deposit again',
  other: 'Try another way',
  history: 'See it in the history',
  unknown: 'We know no such deposit',
  unknownText:
    'The address is not complete, or the deposit belongs to another account. Everything you paid in is under History.',
  details: 'All details',
}
