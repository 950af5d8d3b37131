import type { BonusData } from '@fairhouse/contract/entities/bonus'
import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
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

interface Payer extends Pick<PlayerStatus, 'userType'> {
  readonly bonusData: Pick<BonusData, 'bonusState'> | null
}

interface Words {
  readonly frame: House['frame']
  readonly menu: Pick<House['menu'], 'cashier' | 'allowed'>
}

/**
 * The same for this account: credits are not paid in or out, so play money is led to the cashier's door. While a bonus is active, the games that
 * it may be played in are among them.
 */
export const cashierWaysOf = (
  { userType, bonusData }: Payer,
  { frame, menu }: Words,
): readonly Way[] =>
  userType === 1
    ? [
        ...cashierWays.map(({ to, word }) => ({ to, words: frame[word] })),
        ...(isActive(bonusData) ? [menu.allowed] : []),
      ]
    : [{ to: '/cashier', words: menu.cashier.words }]

const isActive = (bonus: Payer['bonusData']): boolean =>
  bonus?.bonusState === bonusStates.active || bonus?.bonusState === bonusStates.freeSpins

const accountOnly: readonly string[] = [
  '/edit-profile',
  '/change-password',
  '/security',
  '/missions',
]

/** What the menu has for this player: a guest has no profile, no password, no missions and nothing to secure yet. */
export const profileMenuOf = ({ isGuest }: Pick<PlayerStatus, 'isGuest'>) =>
  profileMenu.filter(({ to }) => !(isGuest && accountOnly.includes(to)))
