/** The pages of the cashier (specification, section 2), in the order of their use; `word` is also the icon's name. */
export const cashierMenu = [
  { to: '/cashier/deposit', word: 'deposit' },
  { to: '/cashier/withdraw', word: 'withdraw' },
  { to: '/cashier/history', word: 'history' },
  { to: '/cashier/buy-crypto', word: 'buyCrypto' },
  { to: '/cashier/bonus', word: 'bonus' },
  { to: '/cashier/comp-points', word: 'compPoints' },
] as const
