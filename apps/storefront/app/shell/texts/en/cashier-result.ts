/** What became of a deposit. */
export const cashierResult = {
  title: 'Your deposit – {brand}',
  description: 'The status of your deposit.',
  heading: 'Your deposit',
  confirmed: 'Your deposit has arrived',
  confirmedText: '{amount} was added to your balance.',
  waiting: 'Your deposit is on its way',
  waitingHead: 'Finish your deposit',
  waitingPlayer:
    'You haven’t paid yet. Continue where you left off, or let it expire: you won’t be charged.',
  waitingTransfer:
    'Make the transfer below. We add the amount to your balance as soon as it arrives. You can leave this page and come back.',
  waitingCard:
    'Waiting for your bank. This takes a few seconds, and this page updates automatically.',
  waitingBank:
    'We add the amount to your balance as soon as your transfer arrives. You can leave this page.',
  waitingCoin:
    'The network is confirming your payment. You can leave this page: we’ll add the amount either way.',
  slow: 'This is taking longer than usual. Your money is safe. You can leave this page and find the deposit under History.',
  ended: 'Your deposit didn’t go through',
  endedText: 'Your balance hasn’t changed.',
  takenBack: 'This deposit was reversed',
  bankHeading: 'Make your transfer',
  bankText:
    'Transfer {amount} from your own bank account with exactly these details. Tap a line to copy it.',
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
    'Include the reference. Without it, we can’t match the money to you, and it takes days longer.',
  bankNotNow:
    'We can’t reach the bank right now to show your transfer details. Your balance hasn’t changed. Try again in a moment.',
  bankTest: 'Make a test transfer',
  bankTestMeans:
    'Opens the test bank in a new tab, where you can send the money. It has no real value.',
  toPayment: 'Continue to payment',
  toGames: 'Go to games',
  again: 'Make another deposit',
  other: 'Try another payment method',
  history: 'View in history',
  unknown: 'We can’t find this deposit',
  unknownText:
    'The address is incomplete, or the deposit belongs to another account. All your deposits are under History.',
  details: 'All details',
}
