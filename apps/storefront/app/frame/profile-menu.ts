import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'

/** The player's own pages (specification, section 2, profile menu), in the order of their use. */
const profileMenu = [
  { to: '/my-bets', word: 'myBets' },
  { to: '/missions', word: 'missions' },
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

const accountOnly: readonly string[] = [
  '/edit-profile',
  '/change-password',
  '/security',
  '/missions',
]

/** What the menu has for this player: a guest has no profile, no password and nothing to secure yet; missions are for play money. */
export const profileMenuOf = ({ isGuest, userType }: Pick<PlayerStatus, 'isGuest' | 'userType'>) =>
  profileMenu.filter(
    ({ to }) => !(isGuest && accountOnly.includes(to)) && !(userType === 1 && to === '/missions'),
  )
