/** What surrounds the pages of the cashier. */
export const cashierFrame = {
  title: 'Cashier – {brand}',
  heading: 'Cashier',
  lead: 'Money in, money out, and every step of it to be seen.',
  menu: 'Cashier menu',
  ways: {
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    history: 'History',
    buyCrypto: 'Buy Crypto',
    bonus: 'Bonus Code',
    compPoints: 'Comp Points',
  },
  means: {
    deposit: 'Pay in by card, bank transfer or coins',
    withdraw: 'Have your money paid out',
    history: 'Every payment with its steps, and a statement of a year',
    buyCrypto: 'Buy coins from a seller, paid to your own deposit address',
    bonus: 'Enter a code and see what you hold',
    compPoints: 'What your play has earned',
  },
  testMoney: 'Test money: nothing here moves real money.',
  inBitcoin: 'about {amount}',
  underWay: 'On its way out',
  blocked: 'of it being checked',
  logInTitle: 'Log in to use the cashier',
  logInText:
    'Deposits and withdrawals belong to your account. After you log in, you come back to this page.',
  none: 'Your account plays with free credits. They can neither be bought nor paid out, so there is nothing to pay in. When they run low, fill them up again here.',
  toGames: 'Go to games',
  playHistory: 'A year of bets, payouts and credits received, as a file',
  playBets: 'Every bet, with its round to replay and verify',
}
