import type { CallName } from './calls/all.ts'

/**
 * Calls for players that a guest may make; every other call for players refuses them (`accountFirst`), so that a new one is closed to guests until
 * somebody puts it here. Guests play with play money, look at what they played and hold themselves in. Whatever needs a person whom the house can
 * reach or recognise (money of any kind, bonuses, loyalty, tournaments, ways to sign in) needs an account.
 */
const rights = [
  // Playing.
  'openGame',
  'play',
  'launchGame',
  'betInRoom',
  'cashOutInRoom',
  'ownTickets',
  'buyCards',
  'ownHallCards',
  'topUp',
  // What was played, and that it was fair.
  'gameHistory',
  'roundDetail',
  'findRounds',
  'unfinishedRound',
  'ownFigures',
  'chooseClientSeed',
  'rotateSeed',
  'currentFairness',
  'streamRounds',
  // What others see of it.
  'readFeedPrivacy',
  'setFeedPrivacy',
  'shareRound',
  'unshareRound',
  'sharedRounds',
  // The lobby.
  'addFavorite',
  'removeFavorite',
  'editAvatar',
  // Holding oneself in is never withheld.
  'readProtection',
  'setLimit',
  'confirmLimit',
  'keepLimit',
  'takeTimeOut',
  'excludeSelf',
  'setReality',
  'setSession',
  'blockGames',
  // Being told, and asking.
  'messages',
  'markMessagesRead',
  'deleteMessages',
  'supportTickets',
  'supportTicket',
  'openSupportTicket',
  'replyToSupportTicket',
  'closeSupportTicket',
  'rateSupportTicket',
  'agreeToTerms',
] as const satisfies readonly CallName[]

const allowed: ReadonlySet<string> = new Set(rights)

/** @param name of a call for players. */
export const isAllowedForGuests = (name: string): boolean => allowed.has(name)
