/** What became of a deposit. */
export const cashierResult = {
  title: 'Your deposit – {brand}',
  description: 'What became of a deposit.',
  heading: 'Your deposit',
  confirmed: 'Your deposit has arrived',
  confirmedText: '{amount} was added to your balance.',
  waiting: 'Your deposit is on its way',
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
  toGames: 'Go to games',
  again: 'Deposit again',
  other: 'Try another way',
  history: 'See it in the history',
  unknown: 'We know no such deposit',
  unknownText:
    'The address is not complete, or the deposit belongs to another account. Everything you paid in is under History.',
  details: 'All details',
}
