/** What surrounds the pages of the cashier. */
export const cashierFrame = {
  title: 'Cashier – {brand}',
  heading: 'Cashier',
  lead: 'Deposit, withdraw and track every payment.',
  menu: 'Cashier menu',
  ways: {
    deposit: 'Deposit',
    withdraw: 'Withdraw',
    history: 'History',
    buyCrypto: 'Buy crypto',
    bonus: 'Bonus code',
    compPoints: 'Comp points',
  },
  means: {
    deposit: 'By card, bank transfer or crypto',
    withdraw: 'Cash out your balance',
    history: 'Every payment step by step, plus annual statements',
    buyCrypto: 'Buy coins from a seller, sent to your deposit address',
    bonus: 'Enter a bonus code',
    compPoints: 'Points for your play',
  },
  testMoney: 'Test money: nothing here moves real money.',
  inBitcoin: 'about {amount}',
  underWay: 'Pending withdrawals',
  blocked: 'under review',
  logInTitle: 'Sign in to use the cashier',
  logInText:
    'Deposits and withdrawals belong to your account. We’ll bring you back here after you sign in.',
  none: 'Your account uses free credits, which you can’t buy or cash out. When they run low, top up here for free.',
  toGames: 'Go to games',
  playHistory: 'A year of bets, wins and credits received, as a file',
  playBets: 'Every bet, with its round',
}
