import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { House } from '../shell/house/house.tsx'
import type { Way } from '../shell/house/menu.ts'

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

/** The pages of the cashier that are used most. */
const cashierWays = [
  { to: '/cashier/deposit', word: 'deposit' },
  { to: '/cashier/withdraw', word: 'withdraw' },
  { to: '/cashier/history', word: 'payments' },
] as const

interface Words {
  readonly frame: House['frame']
  readonly menu: Pick<House['menu'], 'cashier'>
}

/** The same for this kind of account: credits are not paid in or out, so play money is led to the cashier's door. */
export const cashierWaysOf = (
  { userType }: Pick<PlayerStatus, 'userType'>,
  { frame, menu }: Words,
): readonly Way[] =>
  userType === 1
    ? cashierWays.map(({ to, word }) => ({ to, words: frame[word] }))
    : [{ to: '/cashier', words: menu.cashier.words }]

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
