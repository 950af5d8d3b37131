import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'

/** The pages of the cashier (specification, section 2), in the order of their use; `word` is also the icon's name. */
export const cashierMenu = [
  { to: '/cashier/deposit', word: 'deposit' },
  { to: '/cashier/withdraw', word: 'withdraw' },
  { to: '/cashier/history', word: 'history' },
  { to: '/cashier/buy-crypto', word: 'buyCrypto' },
  { to: '/cashier/bonus', word: 'bonus' },
  { to: '/cashier/comp-points', word: 'compPoints' },
] as const

/** Pages on which money is paid in or out: credits are neither. */
const movesMoney: readonly string[] = ['deposit', 'withdraw', 'buyCrypto']

/** What the menu has for this kind of account. */
export const cashierMenuOf = ({ userType }: Pick<PlayerStatus, 'userType'>) =>
  cashierMenu.filter(({ word }) => userType === 1 || !movesMoney.includes(word))
