import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'

/** The player's own pages (specification, section 2, profile menu), in the order of their use. */
const profileMenu = [
  { to: '/my-bets', word: 'myBets' },
  { to: '/messages', word: 'messages' },
  { to: '/favorites', word: 'favorites' },
  { to: '/edit-profile', word: 'editProfile' },
  { to: '/change-password', word: 'changePassword' },
  { to: '/security', word: 'security' },
  { to: '/limits', word: 'limits' },
  { to: '/support', word: 'support' },
] as const

/** The pages of the cashier that are used most. An account of play money has none of them. */
export const cashierWays = [
  { to: '/cashier/deposit', word: 'deposit' },
  { to: '/cashier/withdraw', word: 'withdraw' },
  { to: '/cashier/history', word: 'payments' },
] as const

const accountOnly: readonly string[] = ['/edit-profile', '/change-password', '/security']

/** What the menu has for this player: a guest has no profile, no password and nothing to secure yet. */
export const profileMenuOf = ({ isGuest }: Pick<PlayerStatus, 'isGuest'>) =>
  isGuest ? profileMenu.filter(({ to }) => !accountOnly.includes(to)) : profileMenu
